import { problemReason } from '../../components';
import { toLoadProblem } from '../../live';
import { createValidation, readOutage, readRefusal, toDryRun } from '../common';
import { findLostChanges } from './findLostChanges';
import { lostTexts } from './lostTexts';
import { missingFields } from './missingFields';
import { refusalTexts } from './refusalTexts';

/**
 * Asks the cluster once more, when the person goes on, and refuses with the
 * words of the backend what it would refuse.
 *
 * @internal
 */
export const validatePreview = createValidation(
  async (_value, { api, t, values, options }) => {
    const { cluster, image, name } = values;
    if (!cluster || !name || !image) {
      return [missingFields(values, options, t)];
    }
    try {
      const request = toDryRun({ ...values, name, image });
      const result = await api.applyPlatformService(cluster, request);
      const isStated = request.platformMode !== undefined;
      return options.isUpdate
        ? lostTexts(result, findLostChanges(result, isStated), cluster, t)
        : [];
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
