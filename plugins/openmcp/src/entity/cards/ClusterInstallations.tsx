import { Link } from 'react-router-dom';
import { useApi, useRouteRef } from '@backstage/core-plugin-api';
import {
  HEALTHS,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpApiRef } from '../../api';
import { HealthChip, useProblemReason } from '../../components';
import { expectLists, useLiveQuery } from '../../live';
import { isMissing } from '../../pages/common';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { CardMessage } from '../frame';
import state from './InstallationState.module.css';
import styles from './ClusterInstallations.module.css';

/**
 * How many installations a cluster has, by health. What was never read is not
 * nothing.
 *
 * @internal
 */
export function ClusterInstallations(props: { name: string; silent: boolean }) {
  const { t, formatNumber } = useTranslation();
  const api = useApi(openmcpApiRef);
  const list = useRouteRef(installationsRouteRef)();
  const problemReason = useProblemReason();
  const { name, silent } = props;
  const live = useLiveQuery<InstallationList>(
    `installations on ${name}`,
    async (previous, signal) =>
      expectLists(
        (await api.getInstallations(
          { cluster: [name], limit: 1 },
          { signal, ifNoneMatch: previous?.etag },
        )) ?? previous!,
        'items',
        'clusters',
      ),
  );
  const { data, problem } = live;
  if (problem && (problem.kind === 'forbidden' || !data)) {
    return (
      <CardMessage
        sentence={
          problem.kind === 'forbidden'
            ? t('entity.cluster.forbidden')
            : t('entity.cluster.problem', { reason: problemReason(problem) })
        }
        problem={problem}
        onTryAgain={live.tryAgain}
      />
    );
  }
  if (!data) {
    return <p className={state.line} aria-busy="true" />;
  }
  const { clusters, counts, totalItems } = data;
  const cluster = clusters.find(candidate => candidate.name === name);
  if (cluster?.counts.installations === null) {
    return <p className={state.line}>{t('entity.cluster.notRead')}</p>;
  }
  if (totalItems === 0) {
    return <p className={state.line}>{t('entity.cluster.none')}</p>;
  }
  const stale =
    silent || Boolean(problem) || (cluster ? isMissing(cluster) : false);
  return (
    <>
      <p className={state.line}>
        {t('entity.cluster.total', { count: totalItems })}
      </p>
      <ul className={styles.counts} aria-label={t('entity.cluster.counts')}>
        {HEALTHS.filter(health => counts[health] > 0).map(health => (
          <li key={health}>
            <Link
              className={styles.count}
              to={`${list}?${new URLSearchParams({ cluster: name, health })}`}
              aria-label={t('installations.counts.link', {
                count: counts[health],
                health: t(`health.${health}`),
              })}
            >
              <HealthChip health={health} stale={stale} wordless />
              {formatNumber(counts[health])}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
