import { problemReason } from '../../components';
import { toLoadProblem } from '../../live';
import { createValidation, readRefusal, toDryRun } from '../common';
import { readOutage } from './readOutage';
import { refusalTexts } from './refusalTexts';

/**
 * Asks the cluster once more, when the person goes on, and refuses with the
 * words of the backend what it would refuse.
 *
 * @internal
 */
export const validatePreview = createValidation(
  async (_value, { api, t, values }) => {
    const { cluster, image, name } = values;
    const missing = (['provider', 'cluster', 'name', 'image'] as const).filter(
      field => values[field] === undefined,
    );
    if (!cluster || !name || !image) {
      const fields = missing
        .map(field => t(`form.missingFields.${field}`))
        .join(', ');
      return [t('form.missing', { fields })];
    }
    try {
      await api.applyPlatformService(
        cluster,
        toDryRun({ ...values, name, image }),
      );
      return [];
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal) {
        return refusalTexts(refusal, t);
      }
      const reason =
        readOutage(error) ?? problemReason(t, toLoadProblem(error, Date.now()));
      return [t('form.preview.notChecked', { cluster, reason })];
    }
  },
  (_t, reason) => reason,
);
