import { HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import { isMissing } from '../pages/common';
import { useTranslation } from '../language';
import { WidgetAttention } from './useAttention';

/**
 * The one sentence of the widget: must I look now?
 *
 * @internal
 */
export function useWidgetSentence() {
  const { t, formatNumber } = useTranslation();
  return ({ clusters, counts, hasProviders, total }: WidgetAttention) => {
    if (!hasProviders) {
      return t('widget.notOwned');
    }
    if (clusters.length === 0) {
      return t('widget.noClusters');
    }
    const missing = clusters.filter(isMissing).length;
    const all = HEALTHS.reduce((sum, health) => sum + counts[health], 0);
    const read = t('clusters.partial', {
      count: clusters.length,
      read: String(clusters.length - missing),
    });
    let sentence: string;
    if (total > 0) {
      sentence = t('widget.attention', { count: total });
    } else if (missing > 0) {
      sentence = t('widget.calmKnown');
    } else if (all === 0) {
      sentence = t('widget.empty');
    } else if (counts.Healthy === all) {
      sentence = t('widget.allUp', { count: all });
    } else {
      sentence = t('widget.calm', {
        up: formatNumber(counts.Healthy),
        total: formatNumber(all),
      });
    }
    return `${sentence} ${read}`;
  };
}
