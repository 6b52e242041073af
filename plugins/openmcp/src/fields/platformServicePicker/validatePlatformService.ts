import { createValidation } from '../common';
import { listPlatformServices } from './listPlatformServices';
import { whyNotHere } from './whyNotHere';

/**
 * Refuses, when the person goes on, a PlatformService that is not on the chosen
 * cluster, and one that the operator makes itself; also one that came with the
 * address.
 *
 * @internal
 */
export const validatePlatformService = createValidation(
  async (value, { api, t, values }) => {
    if (typeof value !== 'string' || !value) {
      return [t('service.picker.required')];
    }
    const { cluster } = values;
    if (!cluster) {
      return [];
    }
    const installed = await listPlatformServices(api, cluster);
    const reason = whyNotHere(value, installed, cluster, t);
    return reason === undefined ? [] : [reason];
  },
  (t, reason) => t('service.picker.notChecked', { reason }),
);
