import { HistoryGap } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../../language';
import { useClusterReason } from '../../common';

/**
 * Why nothing, or not everything, is known of a time.
 *
 * @internal
 */
export function GapText(props: { gap: HistoryGap; cluster: string }) {
  const { t } = useTranslation();
  const clusterReason = useClusterReason();
  const { cluster, gap } = props;
  const reason =
    (gap.reason && clusterReason(gap.reason)) ??
    (gap.state ? t(`clusterState.${gap.state}`) : t('history.portalDown'));
  return (
    <>
      {t(gap.state === 'degraded' ? 'history.gapPartial' : 'history.gap', {
        cluster,
        reason,
      })}
    </>
  );
}
