import { createValidation } from '../common';
import { whyNotWritable } from './whyNotWritable';

/**
 * Refuses, when the person goes on, a cluster that the person does not see or
 * may not write to; also one that came with the address.
 *
 * @internal
 */
export const validateCluster = createValidation(
  async (value, { api, t, options }) => {
    if (typeof value !== 'string' || !value) {
      return [t('form.cluster.required')];
    }
    const { items } = await api.getClusters();
    const cluster = items.find(item => item.name === value);
    if (!cluster) {
      return [t('form.cluster.unknown', { cluster: value })];
    }
    const reason = whyNotWritable(cluster, options, t);
    return reason === undefined ? [] : [reason];
  },
  (t, reason) => t('form.cluster.notChecked', { reason }),
);
