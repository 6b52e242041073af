import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { parseTime, useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { useClusterReason } from '../useClusterReason';
import { useKindsText } from '../useKindsText';
import { isMissing, kindsInState } from './clusterReadability';

/**
 * Why a cluster is not read, or not in whole; undefined where nothing is wrong.
 *
 * @internal
 */
export function useClusterTrouble() {
  const { t } = useTranslation();
  const text = useTimeText();
  const clusterReason = useClusterReason();
  const kindsText = useKindsText();
  return (cluster: Cluster): string | undefined => {
    if (isMissing(cluster)) {
      const given = cluster.reason ?? cluster.freshness.reason;
      const { state } = cluster;
      const reason = given
        ? clusterReason(given)
        : t(
            `clusters.state.${
              state === 'live' || state === 'degraded' ? 'stale' : state
            }`,
          );
      const since = parseTime(cluster.since);
      return since === undefined
        ? reason
        : t('overview.clusters.since', { reason, clock: text.clock(since) });
    }
    const forbidden = kindsInState(cluster, ['forbidden']);
    const failed = kindsInState(cluster, ['failed']);
    const sentences = [
      forbidden.length > 0 &&
        t('overview.clusters.kindForbidden', {
          kinds: kindsText(forbidden.map(({ kind }) => kind)),
        }),
      ...failed.map(({ kind, reason }) =>
        t('overview.clusters.kindFailed', {
          kinds: kindsText([kind]),
          reason: reason
            ? clusterReason(reason)
            : t('overview.clusters.kinds.failed'),
        }),
      ),
    ].filter(Boolean);
    if (sentences.length > 0) {
      return sentences.join('. ');
    }
    return cluster.reason && cluster.state !== 'live'
      ? clusterReason(cluster.reason)
      : undefined;
  };
}
