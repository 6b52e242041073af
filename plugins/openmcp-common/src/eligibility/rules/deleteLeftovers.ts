import { answer, remedy, sentence } from '../engine/answers';
import { undeclared } from '../engine/undeclared';
import type { EligibilityRule } from './EligibilityRule';

/**
 * Deleting a PlatformService leaves what the operator does not remove (init Role,
 * init RoleBinding, metrics Service) and all CRDs (openmcp-operator
 * internal/controllers/provider/install/installer.go), and what the tool keeps.
 *
 * @internal
 */
export const deleteLeftovers: EligibilityRule = {
  id: 'delete-leftovers',
  belongsTo: 'both',
  reads: ['deletion.keeps', 'deletion.order', 'crds[].kind'],
  requires: { wrap: ['deletion'], host: ['deletion'] },
  live: [],
  readsRoute: true,
  check(context) {
    const { route, traits } = context;
    const { keeps, order } = traits.deletion ?? {};
    if (!keeps) {
      return undeclared(context, ['deletion.keeps']);
    }
    const notes = [
      ...(route === undefined ? [sentence('operator-leaves')] : []),
      ...(order === undefined ? [] : [sentence('deletion-order', { order })]),
    ];
    return keeps.length > 0
      ? answer(
          'warning',
          'tool-keeps',
          { keeps },
          {
            remedy: remedy('platform-owner', 'remove-leftovers', { keeps }),
            notes,
          },
        )
      : answer('ok', 'tool-keeps-nothing', {}, { notes });
  },
};
