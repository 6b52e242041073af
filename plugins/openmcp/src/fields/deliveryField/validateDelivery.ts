import { createValidation } from '../common';

/**
 * Refuses, when the person goes on, a way that is not the one of the chosen
 * cluster, for instance one that came with the address.
 *
 * @internal
 */
export const validateDelivery = createValidation(
  async (value, { api, t, values }) => {
    const { cluster } = values;
    const { items } = await api.getClusters();
    const chosen = items.find(item => item.name === cluster);
    // Without a cluster its own field refuses; who is faster than the field writes
    // to the cluster directly, if that can be done at all.
    return !chosen || chosen.delivery === (value ?? 'direct')
      ? []
      : [t('service.delivery.wrong', { cluster: chosen.title })];
  },
  (t, reason) => t('service.delivery.notChecked', { reason }),
);
