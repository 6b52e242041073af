import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { RiArrowDownSLine, RiArrowRightSLine } from '@remixicon/react';
import {
  ClusterChip,
  GitopsMark,
  QuietText,
  SimulatedMark,
  Since,
} from '../../../components';
import { installationsRouteRef } from '../../../routes';
import { parseTime, useTimeText } from '../../../time';
import { useTranslation } from '../../../language';
import { useClusterTrouble } from '../../common';
import { ClusterDetails } from './ClusterDetails';
import pageStyles from '../OverviewPage.module.css';
import styles from './ClusterItem.module.css';

/**
 * One platform cluster, with its trouble, and its details on request.
 *
 * @internal
 */
export function ClusterItem(props: {
  cluster: Cluster;
  /** Our own backend is silent. */
  silent: boolean;
}) {
  const { t, formatNumber } = useTranslation();
  const text = useTimeText();
  const detailsId = useId();
  const list = useRouteRef(installationsRouteRef)();
  const [search, setSearch] = useSearchParams();
  const clusterTrouble = useClusterTrouble();
  const { cluster, silent } = props;
  const { counts, freshness, name, title } = cluster;
  const isOpen = search.getAll('cluster').includes(name);
  const toggle = () =>
    setSearch(
      current => {
        const next = new URLSearchParams(current);
        const others = next.getAll('cluster').filter(each => each !== name);
        next.delete('cluster');
        (isOpen ? others : [...others, name]).forEach(each =>
          next.append('cluster', each),
        );
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const count = counts?.installations;
  const countText =
    typeof count === 'number'
      ? t('overview.clusters.count', { count })
      : t('overview.clusters.countUnknown');
  const asOf = parseTime(freshness.asOf);
  const stale = freshness.stale || silent;
  const trouble = clusterTrouble(cluster);
  return (
    <li className={styles.item}>
      <span>
        <ClusterChip state={cluster.state} />
      </span>
      <span className={styles.name}>
        <span className={styles.nameText}>{name}</span>{' '}
        {title !== name && <QuietText>{title}</QuietText>}{' '}
        {cluster.simulated && <SimulatedMark />}{' '}
        {cluster.delivery === 'gitops' && <GitopsMark />}
      </span>
      <span className={styles.age}>
        <QuietText>
          {stale && asOf !== undefined ? (
            t('freshness.asOf', { clock: text.clock(asOf) })
          ) : (
            <Since time={freshness.asOf} />
          )}
        </QuietText>
      </span>
      <Link
        className={`${pageStyles.link} ${pageStyles.plainLink} ${styles.count}`}
        to={`${list}?${new URLSearchParams({ cluster: name })}`}
        aria-label={t('overview.clusters.countLink', {
          text: countText,
          cluster: name,
        })}
        title={countText}
      >
        {typeof count === 'number' ? formatNumber(count) : t('time.unknown')}
      </Link>
      <button
        type="button"
        className={styles.disclosure}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        aria-label={t('overview.clusters.detailsOf', { cluster: name })}
        onClick={toggle}
      >
        {isOpen ? (
          <RiArrowDownSLine size={16} aria-hidden />
        ) : (
          <RiArrowRightSLine size={16} aria-hidden />
        )}
        {t('overview.clusters.details')}
      </button>
      {trouble && <span className={styles.trouble}>{trouble}</span>}
      <div id={detailsId} className={styles.details} hidden={!isOpen}>
        {isOpen && <ClusterDetails cluster={cluster} />}
      </div>
    </li>
  );
}
