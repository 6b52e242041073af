import { answer, remedy, sentence } from '../engine/answers';
import { undeclared } from '../engine/undeclared';
import type {
  DeclaredTraits,
  EligibilityRule,
  RuleAnswer,
} from './EligibilityRule';

/**
 * Wrapping an image makes sense when it puts both the CRDs and the pods of its
 * tool onto the platform cluster.
 *
 * @internal
 */
export const targetPlatformMode: EligibilityRule = {
  id: 'target-platform-mode',
  belongsTo: 'wrap',
  reads: [
    'platformTarget.mode',
    'platformTarget.via',
    'platformTarget.name',
    'platformTarget.value',
    'crds[].kind',
    'config',
  ],
  requires: { wrap: ['platformTarget'], host: [] },
  live: [],
  check(context) {
    const { platformTarget } = context.traits;
    const addMode = remedy('provider-developer', 'add-platform-mode');
    switch (platformTarget?.mode) {
      case 'none':
        return answer('blocked', 'no-platform-target', {}, { remedy: addMode });
      case 'pods-only':
        return answer(
          'warning',
          'pods-only',
          {},
          { remedy: addMode, notes: [sentence('crds-stay-elsewhere')] },
        );
      default: {
        const target = platformTarget ?? {};
        const missing = missingOf(target).map(part => `platformTarget.${part}`);
        return missing.length > 0
          ? undeclared(context, missing)
          : fullMode(target, context.traits);
      }
    }
  },
};

type Target = Partial<NonNullable<DeclaredTraits['platformTarget']>>;

/** What has to be known so that somebody can tell the image. */
function missingOf({ via, name, value }: Target): string[] {
  if (!via || via === 'always') {
    return via ? [] : ['via'];
  }
  // The whole flag may stand in its name, or in its value.
  const isNamed = name || (via === 'flag' && value);
  return [
    ...(isNamed ? [] : ['name']),
    ...(via === 'env' && !value ? ['value'] : []),
  ];
}

function fullMode(
  { via, name, value }: Target,
  traits: DeclaredTraits,
): RuleAnswer {
  if (!via || via === 'always') {
    return answer('ok', 'always-on-platform');
  }
  const params = {
    ...(name !== undefined && { name }),
    ...(value !== undefined && { value }),
  };
  return answer('needs-configuration', `told-by-${via}`, params, {
    remedy: remedy('platform-owner', `tell-by-${via}`, params),
    notes: [
      ...(via === 'flag' ? [] : [sentence('older-versions-ignore-it')]),
      ...instanceNotes(traits),
    ],
  });
}

function instanceNotes({ crds, config }: DeclaredTraits) {
  const configKind =
    config === undefined || config === 'none' ? undefined : config.kind;
  const kinds = (crds ?? [])
    .map(({ kind }) => kind)
    .filter(kind => kind !== configKind);
  return kinds.length > 0 ? [sentence('instance-needed', { kinds })] : [];
}
