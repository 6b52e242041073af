import { answer, notChecked, remedy, sentence } from '../engine/answers';
import { findCapability } from '../engine/findCapability';
import { memoize } from '../../memoize';
import { ROUTES } from '../engine/routes';
import type { EvidenceObject, HostRoute } from '../types';
import type {
  DeclaredTraits,
  EligibilityRule,
  RuleContext,
} from './EligibilityRule';

/**
 * What executes the objects that a provider or a route writes must run on the
 * platform cluster.
 *
 * @internal
 */
export const deployerDependency: EligibilityRule = {
  id: 'deployer-dependency',
  belongsTo: 'both',
  reads: [
    'dependsOn[].capability',
    'dependsOn[].strength',
    'dependsOn[].on',
    'provides',
    'toolCrdGroups',
  ],
  requires: { wrap: ['dependsOn'], host: ['dependsOn'] },
  live: ['customResources', 'installations', 'purposes'],
  readsRoute: true,
  readsLandscape: true,
  check(context) {
    const { cluster } = context;
    const wanted = wantedCapabilities(context);
    const notes = wanted.workload.length
      ? [sentence('needed-on-workload', { capabilities: wanted.workload })]
      : [];
    if (!cluster?.customResources) {
      return unchecked(wanted, [
        ...notes,
        notChecked(context, ['customResources']),
      ]);
    }
    const objects: EvidenceObject[] = [];
    const hard = findMissing(wanted.hard, context, objects);
    hard.push(...missingPurposes(context));
    const soft = findMissing(wanted.soft, context, objects);
    if (hard.length > 0) {
      return answer(
        'needs-configuration',
        'needs-capabilities',
        {
          capabilities: hard,
        },
        {
          remedy: remedy('landscape', 'install-capabilities', {
            capabilities: hard,
          }),
          notes,
          objects,
        },
      );
    }
    if (soft.length > 0) {
      return answer(
        'warning',
        'may-need-capabilities',
        {
          capabilities: soft,
        },
        {
          remedy: remedy('landscape', 'install-capabilities', {
            capabilities: soft,
          }),
          notes,
          objects,
        },
      );
    }
    const capabilities = [...wanted.hard, ...wanted.soft];
    return capabilities.length > 0
      ? answer('ok', 'capabilities-there', { capabilities }, { notes, objects })
      : answer('ok', 'needs-no-capability', {}, { notes });
  },
};

interface Wanted {
  hard: readonly string[];
  soft: readonly string[];
  workload: readonly string[];
}

type Dependencies = NonNullable<DeclaredTraits['dependsOn']>;

const NOTHING: never[] = [];

/** What the provider or the tool itself needs, however it gets there. */
const declaredCapabilities = memoize((dependencies: Dependencies): Wanted => {
  const onPlatform = (wanted: 'hard' | 'soft') =>
    dependencies
      .filter(({ on, strength }) => on !== 'workload' && strength === wanted)
      .map(({ capability }) => capability);
  const hard = [...new Set(onPlatform('hard'))];
  return {
    hard,
    soft: onPlatform('soft').filter(capability => !hard.includes(capability)),
    workload: dependencies
      .filter(({ on }) => on === 'workload')
      .map(({ capability }) => capability),
  };
});

/** The same, and what a route needs. */
const capabilitiesByRoute = memoize((dependencies: Dependencies) => {
  const declared = declaredCapabilities(dependencies);
  const known = new Map<HostRoute, Wanted>();
  return (route: HostRoute): Wanted => {
    const before = known.get(route);
    if (before) {
      return before;
    }
    const { needs } = ROUTES[route];
    const wanted: Wanted = {
      hard: [...new Set([...needs, ...declared.hard])],
      soft: declared.soft.filter(capability => !needs.includes(capability)),
      workload: declared.workload,
    };
    known.set(route, wanted);
    return wanted;
  };
});

function wantedCapabilities({ route, traits }: RuleContext): Wanted {
  const dependencies = traits.dependsOn ?? NOTHING;
  return route
    ? capabilitiesByRoute(dependencies)(route)
    : declaredCapabilities(dependencies);
}

/**
 * The capabilities that nothing shows to be on the cluster.
 *
 * @param objects - gets what shows the others
 */
function findMissing(
  capabilities: readonly string[],
  context: RuleContext,
  objects: EvidenceObject[],
): string[] {
  const missing: string[] = [];
  for (const capability of capabilities) {
    const found = findCapability(capability, context);
    if (found) {
      objects.push(...found);
    } else {
      missing.push(capability);
    }
  }
  return missing;
}

function missingPurposes({ route, cluster }: RuleContext): string[] {
  const purposes = route ? ROUTES[route].purposes : NOTHING;
  return purposes
    .filter(purpose => cluster?.purposes && !cluster.purposes.has(purpose))
    .map(purpose => `Cluster (${purpose})`);
}

function unchecked(
  { hard, soft }: Wanted,
  notes: ReturnType<typeof sentence>[],
) {
  if (hard.length > 0) {
    return answer(
      'needs-configuration',
      'needs-capabilities',
      {
        capabilities: hard,
      },
      {
        remedy: remedy('landscape', 'install-capabilities', {
          capabilities: hard,
        }),
        notes,
      },
    );
  }
  return soft.length > 0
    ? answer('ok', 'may-need-capabilities', { capabilities: soft }, { notes })
    : answer(
        'ok',
        'needs-no-capability',
        {},
        {
          notes: notes.slice(0, -1),
        },
      );
}
