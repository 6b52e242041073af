import { Select } from '@backstage/ui';
import { Cluster, Freshness } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText } from '../../components';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import styles from './ProviderPage.module.css';

/** No cluster has a name like this. */
const NO_CLUSTER = ':no-cluster';

/**
 * Chooses the cluster whose live objects the rules look at.
 *
 * @internal
 */
export function ClusterChoice(props: {
  clusters: readonly Cluster[];
  chosen?: string;
  onChoose: (cluster: string | undefined) => void;
  /** The answer about the chosen cluster is under way. */
  checking: boolean;
  freshness?: Freshness;
  stale: boolean;
}) {
  const { t } = useTranslation();
  const text = useTimeText();
  const { checking, chosen, clusters, freshness, stale } = props;
  // A cluster named in the address stays visible although it is not there.
  const names = [
    ...new Set([
      ...clusters.map(cluster => cluster.name),
      ...(chosen === undefined ? [] : [chosen]),
    ]),
  ].sort();
  const asOf = parseTime(freshness?.asOf);
  return (
    <div className={styles.check}>
      <Select
        className={styles.clusters}
        label={t('provider.check')}
        options={[
          { id: NO_CLUSTER, label: t('provider.noCluster') },
          ...names.map(name => ({ id: name, label: name })),
        ]}
        value={chosen ?? NO_CLUSTER}
        onChange={value =>
          props.onChoose(value === NO_CLUSTER ? undefined : String(value))
        }
      />
      <span role="status" className={styles.checking}>
        {checking &&
          chosen !== undefined &&
          t('provider.checking', { cluster: chosen })}
      </span>
      {stale && asOf !== undefined && (
        <QuietText>
          {t('provider.verdictOf', { clock: text.clock(asOf) })}
        </QuietText>
      )}
    </div>
  );
}
