import { answer, remedy } from '../engine/answers';
import type { EligibilityRule } from './EligibilityRule';

/**
 * An image that acts per ControlPlane has nothing to do on a platform cluster.
 *
 * @internal
 */
export const tenancy: EligibilityRule = {
  id: 'tenancy',
  belongsTo: 'wrap',
  reads: ['targets', 'platformTarget.mode'],
  requires: { wrap: ['targets'], host: [] },
  live: [],
  check({ traits: { targets = [], platformTarget } }) {
    if (!targets.includes('mcp')) {
      return answer('ok', 'needs-no-control-plane');
    }
    return platformTarget?.mode === 'full'
      ? answer('ok', 'needs-no-control-plane-in-mode')
      : answer(
          'blocked',
          'needs-control-plane',
          {},
          { remedy: remedy('provider-developer', 'drop-control-plane') },
        );
  },
};
