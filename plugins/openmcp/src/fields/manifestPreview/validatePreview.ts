import { ExpectedChanges } from '@openmcp/backstage-plugin-openmcp-common';
import { problemReason } from '../../components';
import { toLoadProblem } from '../../live';
import { createValidation, readOutage, readRefusal, toDryRun } from '../common';
import { missingFields } from './missingFields';
import { refusalTexts } from './refusalTexts';

/** What is not what a preview has shown is nothing that was shown. */
function readShown(value: unknown): ExpectedChanges | undefined {
  const { changes } = Object(value);
  return Array.isArray(changes) ? (value as ExpectedChanges) : undefined;
}

/**
 * Asks the cluster once more, when the person goes on, and refuses with the
 * words of the backend what it would refuse, and what has changed since it was
 * shown.
 *
 * @internal
 */
export const validatePreview = createValidation(
  async (value, { api, t, values, options }) => {
    const { cluster, image, name } = values;
    if (!cluster || !name || !image) {
      return [missingFields(values, options, t)];
    }
    try {
      await api.applyPlatformService(cluster, {
        ...toDryRun({ ...values, name, image }, options),
        expected: readShown(value),
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
