import { answer, remedy } from '../engine/answers';
import { undeclared } from '../engine/undeclared';
import type { EligibilityRule } from './EligibilityRule';

const PARTS: Readonly<Record<string, string>> = {
  init: 'init',
  run: 'run',
  flags: '--environment, --verbosity, --provider-name',
  leaderElect: '--leader-elect',
};

/**
 * The operator starts an image with `init` or `run` (or the commands of the spec),
 * three flags, and more where metrics or replicas ask for them (openmcp-operator
 * internal/controllers/provider/install/deployment.go).
 *
 * @internal
 */
export const contractCli: EligibilityRule = {
  id: 'contract-cli',
  belongsTo: 'wrap',
  reads: [
    'contract.init',
    'contract.run',
    'contract.flags',
    'contract.metricsFlags',
    'contract.leaderElect',
  ],
  requires: { wrap: ['contract'], host: [] },
  live: [],
  check(context) {
    const { spec } = context;
    const contract = context.traits.contract ?? {};
    const elects = (spec.runReplicas ?? 1) > 1;
    const asked = {
      ...(!spec.hasOwnCommands && { init: contract.init, run: contract.run }),
      flags: contract.flags,
      ...(elects && { leaderElect: contract.leaderElect }),
    };
    const missing = Object.entries(asked).filter(([, has]) => has === false);
    if (missing.length > 0) {
      return answer(
        'blocked',
        'cli-lacks',
        { parts: missing.map(([name]) => PARTS[name]) },
        { remedy: remedy('provider-developer', 'offer-cli') },
      );
    }
    const metricsFlags = spec.metricsDisabled ? true : contract.metricsFlags;
    const unknown = Object.entries({ ...asked, metricsFlags }).filter(
      ([, has]) => has === undefined,
    );
    if (unknown.length > 0) {
      return undeclared(
        context,
        unknown.map(([name]) => `contract.${name}`),
      );
    }
    return metricsFlags
      ? answer('ok', 'cli-complete')
      : answer(
          'needs-configuration',
          'cli-lacks-metrics-flags',
          {},
          { remedy: remedy('platform-owner', 'disable-metrics') },
        );
  },
};
