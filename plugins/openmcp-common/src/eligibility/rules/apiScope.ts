import { answer, remedy } from '../engine/answers';
import { undeclared } from '../engine/undeclared';
import type { EligibilityRule } from './EligibilityRule';

/**
 * Objects without a namespace are seen by every controller of the platform
 * cluster.
 *
 * @internal
 */
export const apiScope: EligibilityRule = {
  id: 'api-scope',
  belongsTo: 'both',
  reads: ['toolApiScope', 'toolCrdGroups'],
  requires: { wrap: [], host: [] },
  live: [],
  check(context) {
    const { toolApiScope, toolCrdGroups } = context.traits;
    if (toolCrdGroups?.length === 0) {
      return answer('ok', 'no-tool-api');
    }
    switch (toolApiScope) {
      case undefined:
        return undeclared(context, ['toolApiScope']);
      case 'Namespaced':
        return answer('ok', 'api-namespaced');
      default:
        return answer(
          'warning',
          'api-cluster-wide',
          {},
          {
            remedy: remedy('platform-owner', 'guard-api'),
          },
        );
    }
  },
};
