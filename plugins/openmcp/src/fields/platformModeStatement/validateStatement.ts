import { checkPlatformModeStatement } from '@openmcp/backstage-plugin-openmcp-common';
import { formatImage } from '../../components';
import { createValidation, toEntry, toldApart, withoutTick } from '../common';
import { keepsStatement } from './keepsStatement';
import { refusalSentence, statementNeed } from './statementNeed';

/**
 * Refuses, when the person goes on, an image for which platform mode has to be
 * stated and is not. The gate of the backend decides again.
 *
 * @internal
 */
export const validateStatement = createValidation(
  async (_value, { api, t, values, options }) => {
    const { cluster, image, name, platformMode, provider } = values;
    const isAskable = provider !== undefined || options.isUpdate;
    if (!isAskable || !image) {
      return [];
    }
    const report = await api.checkEligibility({
      provider,
      image,
      cluster,
      name,
    });
    const need = statementNeed(report);
    if (need === 'none') {
      return [];
    }
    if (need === 'refused') {
      return [t('form.mode.refused', { reason: refusalSentence(report) })];
    }
    if (options.isUpdate && (await keepsStatement(api, values))) {
      return [];
    }
    const { items } = await api.getClusters();
    const chosen = items.find(item => item.name === cluster);
    if (chosen && !chosen.may.override) {
      return [t('form.mode.mayNot', { cluster: chosen.title })];
    }
    const shown = formatImage(image, t('image.impliedTag'));
    const required =
      need === 'blocked'
        ? t('form.mode.required', { image: shown })
        : t('form.mode.requiredUnknown', { image: shown });
    if (!platformMode) {
      return [required];
    }
    const problems = checkPlatformModeStatement(withoutTick(platformMode), {
      image,
      env: toldApart(values).map(toEntry),
    })
      .filter(finding => finding.severity === 'error')
      .map(({ message }) => message);
    return platformMode.stated ? problems : [...problems, required];
  },
  (t, reason) => t('form.mode.problem', { reason }),
);
