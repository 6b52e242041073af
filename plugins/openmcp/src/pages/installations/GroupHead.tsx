import { Cluster, HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterChip, HealthChip, SimulatedMark } from '../../components';
import { useTranslation } from '../../language';
import { isMissing, useClusterTrouble } from '../common';
import { ListLayout } from './columns';
import { ListEntry } from './groupRows';
import { Group } from './listFilters';
import styles from './GroupHead.module.css';

/**
 * Properties of {@link GroupHead}.
 *
 * @internal
 */
export interface GroupHeadProps {
  entry: Extract<ListEntry, { type: 'group' }>;
  by: Group;
  clusters: readonly Cluster[];
  layout: ListLayout;
  /** Position among all lines of the list, from 0. */
  line: number;
  top: number;
  height: number;
  columnCount: number;
  /** Our own backend is silent: nothing here is confirmed. */
  silent: boolean;
}

/**
 * The head of a group of rows: what they have in common, how many there are, and how
 * many have which health.
 *
 * @internal
 */
export function GroupHead(props: GroupHeadProps) {
  const { t, formatNumber } = useTranslation();
  const clusterTrouble = useClusterTrouble();
  const { by, entry, line, silent } = props;
  const { count, group, healths } = entry;
  const cluster =
    by === 'cluster'
      ? props.clusters.find(({ name }) => name === group)
      : undefined;
  const trouble = cluster && clusterTrouble(cluster);
  const style = {
    height: props.height,
    transform: `translateY(${props.top}px)`,
  };
  const content = (
    <>
      <h2 className={styles.title}>
        {group ?? t('installations.group.noProvider')}{' '}
        {cluster?.simulated && <SimulatedMark />}
        <span className={styles.count}>{formatNumber(count)}</span>
      </h2>
      <span className={styles.healths}>
        {HEALTHS.filter(health => healths.has(health)).map(health => {
          const alike = healths.get(health) ?? [];
          return (
            <span key={health} className={styles.health}>
              <HealthChip
                health={health}
                wordless
                stale={silent || alike.every(item => item.freshness.stale)}
              />
              {formatNumber(alike.length)}
            </span>
          );
        })}
      </span>
      {cluster && trouble && (
        <span className={styles.trouble}>
          {isMissing(cluster) && <ClusterChip state={cluster.state} />}{' '}
          {trouble}
        </span>
      )}
    </>
  );
  if (props.layout === 'list') {
    return (
      <div role="listitem" className={styles.group} style={style}>
        {content}
      </div>
    );
  }
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      className={styles.group}
      style={style}
    >
      <div role="cell" aria-colspan={props.columnCount} className={styles.cell}>
        {content}
      </div>
    </div>
  );
}
