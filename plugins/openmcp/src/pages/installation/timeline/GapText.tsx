import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { HistoryGap } from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpTranslationRef } from '../../../translations';
import { useClusterReason } from '../../common';

/**
 * Why nothing, or not everything, is known of a time.
 *
 * @internal
 */
export function GapText(props: { gap: HistoryGap; cluster: string }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
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
