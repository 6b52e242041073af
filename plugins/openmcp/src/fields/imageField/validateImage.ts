import { toLoadProblem } from '../../live';
import {
  createValidation,
  fieldFindings,
  readRefusal,
  toDryRun,
} from '../common';
import { foreignImageText } from './imageOwner';

/**
 * Refuses, when the person goes on, an image reference that is none, that of
 * another provider, and one that the backend does not allow; which those are is
 * known to the backend alone.
 *
 * @internal
 */
export const validateImage = createValidation(
  async (value, { api, t, values, options }) => {
    if (typeof value !== 'string' || !value) {
      return [t('form.image.required')];
    }
    const problems = fieldFindings({ image: value })
      .filter(finding => finding.severity === 'error')
      .map(finding => finding.message);
    if (problems.length > 0) {
      return problems;
    }
    const { items } = await api.getProviders();
    const foreign = foreignImageText(value, values.provider, items, t);
    if (foreign !== undefined) {
      return [foreign];
    }
    const { cluster, name } = values;
    if (!cluster || !name) {
      return [];
    }
    try {
      await api.applyPlatformService(
        cluster,
        toDryRun({ ...values, name, image: value }, options),
      );
      return [];
    } catch (error) {
      const refusal = readRefusal(error);
      const isOutage = toLoadProblem(error, Date.now()).kind === 'signed-out';
      if (isOutage) {
        throw error;
      }
      // Whatever else stands against it is said where it belongs.
      return (refusal?.fields ?? [])
        .filter(({ field }) => field === 'spec.image')
        .map(({ message }) => message ?? refusal?.message ?? '');
    }
  },
  (t, reason) => t('form.image.notChecked', { reason }),
);
