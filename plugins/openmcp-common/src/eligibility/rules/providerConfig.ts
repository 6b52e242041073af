import { answer, notChecked, remedy, sentence } from '../engine/answers';
import type { EligibilityCode } from '../messages/sentences';
import type { HostRoute, InstalledConfiguration } from '../types';
import type {
  DeclaredTraits,
  EligibilityRule,
  RuleAnswer,
  RuleContext,
} from './EligibilityRule';

type Configuration = Exclude<DeclaredTraits['config'], 'none' | undefined>;

const ROUTE_CODES: Readonly<
  Record<HostRoute, [EligibilityCode, EligibilityCode]>
> = {
  'helm-deployment': ['needs-helm-deployment', 'write-helm-deployment'],
  'helm-release': ['needs-helm-release', 'write-helm-release'],
  'platform-service': ['needs-own-service', 'write-own-service'],
};

const CODES: Readonly<Record<Configuration['neededBefore'], EligibilityCode>> =
  {
    init: 'needs-config-before-init',
    run: 'needs-config-before-run',
    reconcile: 'needs-config',
  };

/**
 * A provider does nothing before its configuration object is there, and another
 * route is an object that somebody has to write.
 *
 * @internal
 */
export const providerConfig: EligibilityRule = {
  id: 'provider-config',
  belongsTo: 'both',
  reads: [
    'config.group',
    'config.kind',
    'config.nameRule',
    'config.neededBefore',
    'config.required',
    'config.optional',
    'hostRoutes',
  ],
  requires: { wrap: ['config'], host: ['hostRoutes'] },
  live: ['configurations'],
  readsRoute: true,
  check(context) {
    const { route, traits } = context;
    if (route) {
      const [code, todo] = ROUTE_CODES[route];
      const remedyOfRoute = remedy('platform-owner', todo);
      return answer('needs-configuration', code, {}, { remedy: remedyOfRoute });
    }
    const { config } = traits;
    return config === undefined || config === 'none'
      ? answer('ok', 'needs-no-config')
      : checkConfiguration(config, context);
  },
};

function checkConfiguration(
  config: Configuration,
  context: RuleContext,
): RuleAnswer {
  const { cluster } = context;
  const name = nameOf(config, context);
  const params = {
    kind: config.kind,
    group: config.group,
    command: config.neededBefore,
    ...(name !== undefined && { name }),
    ...(config.required?.length && { fields: config.required }),
  };
  const misfit =
    config.nameRule.startsWith('fixed:') && name !== context.name
      ? [sentence('config-name-fixed', { name: name ?? '' })]
      : [];
  const found = cluster?.configurations?.find(each =>
    isMeant(each, config, name),
  );
  if (found) {
    const { kind, uid } = found;
    const objects = [{ kind, name: found.name, uid }];
    return misfit.length > 0
      ? answer('warning', 'config-there-name-fixed', params, { objects })
      : answer('ok', 'config-there', params, { objects });
  }
  const notes = wereRead(config, context)
    ? misfit
    : [...misfit, notChecked(context, ['configurations'])];
  if (config.optional) {
    return answer('ok', 'config-optional', params, { notes });
  }
  return answer('needs-configuration', CODES[config.neededBefore], params, {
    remedy: remedy('platform-owner', 'create-config', params),
    notes,
  });
}

/** Rights may be given for one kind of configuration and not for another. */
function wereRead(
  { group, kind }: Configuration,
  { cluster }: RuleContext,
): boolean {
  const { configurations, configurationKinds } = cluster ?? {};
  const isKind = (each: Pick<InstalledConfiguration, 'group' | 'kind'>) =>
    each.group === group && each.kind === kind;
  return (
    configurations !== undefined &&
    (configurationKinds === undefined || configurationKinds.some(isKind))
  );
}

function nameOf(config: Configuration, { name }: RuleContext) {
  if (config.nameRule.startsWith('fixed:')) {
    return config.nameRule.slice('fixed:'.length);
  }
  return config.nameRule === 'providerName' ? name : undefined;
}

function isMeant(
  object: InstalledConfiguration,
  config: Configuration,
  name: string | undefined,
): boolean {
  const isOfKind = object.group === config.group && object.kind === config.kind;
  return isOfKind && (config.nameRule === 'selector' || object.name === name);
}
