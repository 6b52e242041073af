import { createValidation } from '../common';
import { whyNotChoosable } from './whyNotChoosable';

/**
 * Refuses, when the person goes on, a provider that does not exist for the
 * person or that may not be run; also one that came with the address.
 *
 * @internal
 */
export const validateProvider = createValidation(
  async (value, { api, t }) => {
    if (typeof value !== 'string' || !value) {
      return [t('form.provider.required')];
    }
    const { items } = await api.getProviders();
    const provider = items.find(item => item.entityRef === value);
    if (!provider) {
      return [t('form.provider.unknown', { provider: value })];
    }
    const reason = whyNotChoosable(provider, t);
    return reason === undefined
      ? []
      : [t('form.provider.refused', { name: provider.title, reason })];
  },
  (t, reason) => t('form.provider.notChecked', { reason }),
);
