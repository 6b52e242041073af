import { Button } from '@backstage/ui';
import {
  Cluster,
  KindReadability,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RiAlertLine } from '@remixicon/react';
import { Banner, ClusterChip } from '../../../components';
import { parseTime, useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { useClusterReason } from '../useClusterReason';
import { useKindsText } from '../useKindsText';
import { findOldest, isMissing, kindsInState } from './clusterReadability';
import styles from './ClusterBanner.module.css';

function useMissingSentence() {
  const { t } = useTranslation();
  const text = useTimeText();
  const reasonText = useClusterReason();
  return (cluster: Cluster): string => {
    const state = cluster.state;
    const given = cluster.reason ?? cluster.freshness.reason;
    const reason = given
      ? reasonText(given)
      : t(
          `clusters.state.${
            state === 'live' || state === 'degraded' ? 'stale' : state
          }`,
        );
    const seenAt = parseTime(cluster.freshness.asOf);
    const since = parseTime(cluster.since) ?? seenAt;
    const name = cluster.name;
    if (since === undefined) {
      return t('clusters.missingReason', { cluster: name, reason });
    }
    const params = {
      cluster: name,
      reason,
      clock: text.clock(since),
      age: text.age(since),
    };
    return seenAt === undefined
      ? t('clusters.missing', params)
      : t('clusters.missingKept', { ...params, seen: text.clock(seenAt) });
  };
}

function useKindSentence() {
  const { t } = useTranslation();
  const kindsText = useKindsText();
  const reasonText = useClusterReason();
  return (cluster: Cluster, { kind, reason, state }: KindReadability) => {
    const params = { kinds: kindsText([kind]), cluster: cluster.name };
    return state === 'forbidden' || !reason
      ? t('clusters.kindForbidden', params)
      : t('clusters.kindFailed', { ...params, reason: reasonText(reason) });
  };
}

/**
 * Names the clusters whose installations are not known as they are now, and the
 * kinds that could not be read on the others.
 *
 * @internal
 */
export function ClusterBanner(props: {
  clusters: readonly Cluster[];
  onTryAgain: () => void;
  /** Leaves out what the page says elsewhere: how many were read, and kinds. */
  only?: 'missing';
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const missingSentence = useMissingSentence();
  const kindSentence = useKindSentence();
  const { clusters } = props;
  const isShort = props.only === 'missing';
  const missing = clusters.filter(isMissing);
  const unreadable = (isShort ? [] : clusters).flatMap(cluster =>
    kindsInState(cluster, ['forbidden', 'failed']).map(readability => ({
      key: `${cluster.name}/${readability.kind}`,
      sentence: kindSentence(cluster, readability),
    })),
  );
  if (missing.length + unreadable.length === 0) {
    return null;
  }

  const read = clusters.length - missing.length;
  const oldest = findOldest(missing);
  let headline: string = t('clusters.partial', {
    count: clusters.length,
    read: String(read),
  });
  if (read === 0) {
    headline = oldest
      ? t('clusters.noneReadKept', { clock: text.clock(oldest.asOf) })
      : t('clusters.noneRead');
  }
  return (
    <Banner
      family="warning"
      icon={<RiAlertLine size={16} aria-hidden />}
      actions={
        missing.length > 0 && (
          <Button size="small" variant="secondary" onPress={props.onTryAgain}>
            {t('clusters.tryAgain')}
          </Button>
        )
      }
    >
      {!isShort && <p className={styles.line}>{headline}</p>}
      {missing.map(cluster => (
        <p key={cluster.name} className={styles.line}>
          <span className={styles.chip}>
            <ClusterChip state={cluster.state} />
          </span>
          {missingSentence(cluster)}
        </p>
      ))}
      {unreadable.map(({ key, sentence }) => (
        <p key={key} className={styles.line}>
          {sentence}
        </p>
      ))}
    </Banner>
  );
}
