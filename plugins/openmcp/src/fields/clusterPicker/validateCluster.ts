import { createValidation } from '../common';

/**
 * Refuses, when the person goes on, a cluster that the person does not see or
 * may not write to; also one that came with the address.
 *
 * @internal
 */
export const validateCluster = createValidation(
  async (value, { api, t }) => {
    if (typeof value !== 'string' || !value) {
      return [t('form.cluster.required')];
    }
    const { items } = await api.getClusters();
    const cluster = items.find(item => item.name === value);
    if (!cluster) {
      return [t('form.cluster.unknown', { cluster: value })];
    }
    return cluster.may.apply
      ? []
      : [t('form.cluster.mayNot', { cluster: cluster.title })];
  },
  (t, reason) => t('form.cluster.notChecked', { reason }),
);
