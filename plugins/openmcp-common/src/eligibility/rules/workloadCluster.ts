import { answer, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * A workload cluster belongs to tenants; the platform cluster takes its place only
 * with platform mode.
 *
 * @internal
 */
export const workloadCluster: EligibilityRule = {
  id: 'workload-cluster',
  belongsTo: 'wrap',
  reads: ['targets', 'platformTarget.mode'],
  requires: { wrap: ['targets'], host: [] },
  live: [],
  check({ traits: { targets = [], platformTarget } }) {
    if (!targets.includes('workload')) {
      return answer('ok', 'needs-no-workload-cluster');
    }
    return platformTarget?.mode === 'full'
      ? answer(
          'needs-configuration',
          'needs-workload-cluster-in-mode',
          {},
          { remedy: remedy('landscape', 'offer-workload-cluster') },
        )
      : answer(
          'blocked',
          'needs-workload-cluster',
          {},
          { remedy: remedy('provider-developer', 'drop-workload-cluster') },
        );
  },
};
