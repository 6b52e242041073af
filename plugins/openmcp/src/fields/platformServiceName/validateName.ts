import { toLoadProblem } from '../../live';
import { createValidation, fieldFindings } from '../common';
import { findNamesakes } from './findNamesakes';

/**
 * Refuses, when the person goes on, a name that a cluster or the operator cannot
 * take, or that another provider on the cluster has.
 *
 * @internal
 */
export const validateName = createValidation(
  async (value, { api, t, values }) => {
    if (typeof value !== 'string' || !value) {
      return [t('form.name.required')];
    }
    const problems = fieldFindings({ name: value })
      .filter(finding => finding.severity === 'error')
      .map(finding => finding.message);
    const { cluster } = values;
    if (problems.length > 0 || !cluster) {
      return problems;
    }
    try {
      const { other, same } = await findNamesakes(api, {
        cluster,
        name: value,
      });
      if (other) {
        return [t('form.name.sharesSecret', { kind: other.kind, name: value })];
      }
      return same?.managedByOperator
        ? [t('form.name.operatorsOwn', { name: value })]
        : [];
    } catch (error) {
      // Who may write without reading what is there is not kept from it here.
      if (toLoadProblem(error, Date.now()).kind === 'forbidden') {
        return [];
      }
      throw error;
    }
  },
  (t, reason) => t('form.name.notChecked', { reason }),
);
