import { useEffect, useRef, useState } from 'react';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../../language';
import { isMissing } from './clusterReadability';

/**
 * A message for screen readers when a cluster was lost or came back while the
 * page is open.
 *
 * @internal
 */
export function useClusterNews(
  clusters: readonly Cluster[] | undefined,
): string | undefined {
  const { t } = useTranslation();
  const before = useRef<Map<string, boolean>>();
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (!clusters) {
      return;
    }
    const known = before.current;
    const messages = clusters
      .filter(
        cluster =>
          known?.has(cluster.name) &&
          known.get(cluster.name) !== isMissing(cluster),
      )
      .map(cluster =>
        t(isMissing(cluster) ? 'clusters.lost' : 'clusters.back', {
          cluster: cluster.name,
        }),
      );
    before.current = new Map(
      clusters.map(cluster => [cluster.name, isMissing(cluster)]),
    );
    if (messages.length > 0) {
      setNews(messages.join('. '));
    }
  }, [clusters, t]);
  return news;
}
