import { problemReason } from '../../components';
import { toLoadProblem } from '../../live';
import { createValidation, readOutage, readRefusal } from '../common';
import { refusalTexts } from './refusalTexts';

/**
 * Asks the cluster once more, when the person goes on, and refuses with the
 * words of the backend what it would not remove, and what is another object than
 * the one that was shown. A removal that could not be
 * checked does not go on either.
 *
 * @internal
 */
export const validateRemoval = createValidation(
  async (value, { api, t, values }) => {
    const { cluster, name } = values;
    const missing = (['cluster', 'name'] as const).filter(
      field => values[field] === undefined,
    );
    if (!cluster || !name) {
      const fields = missing
        .map(field => t(`form.missingFields.${field}`))
        .join(', ');
      return [t('form.missing', { fields })];
    }
    try {
      const { uid } = Object(value);
      await api.deletePlatformService(cluster, name, {
        dryRun: true,
        ...(typeof uid === 'string' && { uid }),
      });
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
