import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import {
  ClusterChip,
  Freshness,
  GitopsMark,
  SimulatedMark,
} from '../../components';
import { useClusterReason } from '../../pages/common';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { ClusterInstallations } from './ClusterInstallations';
import styles from './InstallationState.module.css';

/**
 * State of a cluster with its reason, and how its installations are.
 *
 * @internal
 */
export function ClusterFacts(props: { cluster: Cluster; silent: boolean }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const reasonText = useClusterReason();
  const { cluster, silent } = props;
  const { freshness, state } = cluster;
  const since = parseTime(cluster.since);
  const reason = cluster.reason ?? freshness.reason;
  return (
    <>
      <p className={styles.line}>
        <ClusterChip state={state} />
        <span className={styles.place}>
          {cluster.name}
          {cluster.simulated && <SimulatedMark />}
          {cluster.delivery === 'gitops' && <GitopsMark />}
        </span>
        {since !== undefined && state !== 'live' && (
          <span title={text.full(since)}>
            {t('entity.cluster.since', { clock: text.clock(since) })}
          </span>
        )}
      </p>
      {reason && (
        <p className={styles.sentence}>
          {t('entity.cluster.reason', { reason: reasonText(reason) })}
        </p>
      )}
      <ClusterInstallations name={cluster.name} silent={silent} />
      <p className={styles.line}>
        <Freshness
          asOf={parseTime(freshness.asOf)}
          stale={silent || freshness.stale}
          polling={false}
        />
      </p>
    </>
  );
}
