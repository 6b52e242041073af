import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, shortImage } from '../../components';
import { useClusterReason } from '../../pages/common';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { InstalledHere } from './installedHere';
import styles from './ClusterPicker.module.css';

const CANNOT_BE_READ = ['unreachable', 'unauthorized', 'misconfigured'];

/**
 * What a person has to know of a cluster before choosing it: how it takes
 * changes, what is there already, how old that is, and whether one may write.
 *
 * @internal
 */
export function ClusterFacts(props: {
  cluster: Cluster;
  /** Missing when no provider is chosen. */
  installed?: InstalledHere;
  /** Why it cannot be chosen. */
  refusal?: string;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const clusterReason = useClusterReason();
  const { cluster, installed, refusal } = props;
  const asOf = parseTime(cluster.freshness.asOf);
  const since = parseTime(cluster.since);

  if (refusal !== undefined) {
    return (
      <span className={styles.facts}>
        <span>{refusal}</span>
      </span>
    );
  }
  const reason = cluster.reason
    ? clusterReason(cluster.reason)
    : t(`clusterState.${cluster.state}`);
  const installedText = () => {
    if (installed === 'not-known') {
      return t('form.cluster.installedNotKnown');
    }
    return installed?.length
      ? installed
          .map(({ image, name }) => {
            const tag = shortImage(image.wanted)?.tag;
            return tag
              ? t('form.cluster.installed', { name, tag })
              : t('form.cluster.installedWithoutTag', { name });
          })
          .join(', ')
      : t('form.cluster.notInstalled');
  };
  return (
    <span className={styles.facts}>
      {CANNOT_BE_READ.includes(cluster.state) && (
        <span>
          {since === undefined
            ? t('form.cluster.prepare', { reason })
            : t('form.cluster.prepareSince', {
                reason,
                clock: text.clock(since),
              })}
        </span>
      )}{' '}
      <span>{t(`form.cluster.${cluster.delivery}`)}</span>{' '}
      {installed && <span>{installedText()}</span>}{' '}
      <QuietText>
        {asOf === undefined
          ? t('freshness.neverRead')
          : t(cluster.freshness.stale ? 'freshness.stale' : 'freshness.age', {
              age: text.age(asOf),
              clock: text.clock(asOf),
            })}
      </QuietText>
    </span>
  );
}
