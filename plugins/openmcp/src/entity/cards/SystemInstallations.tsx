import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import { HEALTHS } from '@openmcp/backstage-plugin-openmcp-common';
import { HealthChip, QuietText } from '../../components';
import { isMissing, useProblemText } from '../../pages/common';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { CardMessage, CardSkeleton, EntityCard } from '../frame';
import { InstallationLines } from '../lines';
import styles from './SystemInstallations.module.css';
import { InstallationsOf, useInstallationsOf } from './useInstallationsOf';

/** So many are shown; the list of installations has the others. */
const ROWS = 5;

function Summary(props: { data: InstallationsOf; silent: boolean }) {
  const { t, formatNumber } = useTranslation();
  const { data, silent } = props;
  const { clusters, items, totalItems } = data;
  const unread = clusters.filter(isMissing).length;
  const used = new Set(items.map(item => item.cluster)).size;
  return (
    <div className={styles.summary}>
      <span>
        {t('entity.system.summary', {
          count: used,
          installations: t('entity.system.installations', {
            count: totalItems,
          }),
        })}
      </span>
      <ul className={styles.counts} aria-label={t('entity.cluster.counts')}>
        {HEALTHS.map(health => ({
          health,
          same: items.filter(item => item.health === health),
        }))
          .filter(({ same }) => same.length > 0)
          .map(({ health, same }) => (
            <li key={health} className={styles.count}>
              <HealthChip
                health={health}
                stale={silent || same.every(item => item.freshness.stale)}
                wordless
              />
              {formatNumber(same.length)}
            </li>
          ))}
      </ul>
      {unread > 0 && (
        <QuietText>
          {t('clusters.partial', {
            count: clusters.length,
            read: String(clusters.length - unread),
          })}
        </QuietText>
      )}
    </div>
  );
}

/**
 * The installations of providers, worst first.
 *
 * @internal
 */
export function SystemInstallations(props: {
  name: string;
  providers: readonly string[];
}) {
  const { t, formatNumber } = useTranslation();
  const problemText = useProblemText();
  const list = useRouteRef(installationsRouteRef)();
  const { name, providers } = props;
  const live = useInstallationsOf(providers);
  const { data, problem } = live;
  const actions = { problem, onTryAgain: live.tryAgain };

  let content;
  if (problem?.kind === 'forbidden') {
    content = (
      <CardMessage sentence={t('forbidden.installations')} {...actions} />
    );
  } else if (data) {
    const silent = Boolean(problem);
    content = (
      <>
        {problem && (
          <CardMessage
            sentence={t('entity.problem.systemKept', {
              name,
              ...problemText(problem, live.answeredAt),
            })}
            {...actions}
          />
        )}
        {data.totalItems === 0 ? (
          <CardMessage sentence={t('entity.system.none', { name })}>
            {data.clusters.some(isMissing) && (
              <Summary data={data} silent={silent} />
            )}
          </CardMessage>
        ) : (
          <>
            <Summary data={data} silent={silent} />
            <InstallationLines
              label={t('entity.system.list')}
              items={data.items.slice(0, ROWS)}
              silent={silent}
            />
          </>
        )}
      </>
    );
  } else if (problem) {
    content = (
      <CardMessage
        sentence={t('entity.problem.system', { name, ...problemText(problem) })}
        {...actions}
      />
    );
  } else {
    content = (
      <CardSkeleton
        label={t('entity.loading.system')}
        attempt={live.attempt}
        rows={5}
        onTryAgain={live.tryAgain}
      />
    );
  }
  return (
    <EntityCard
      height="tall"
      title={t('entity.title.system')}
      footer={
        data &&
        data.totalItems > 0 && (
          <Link
            to={`${list}?${new URLSearchParams(
              providers.map(provider => ['provider', provider]),
            )}`}
          >
            {t('entity.system.all', {
              number: formatNumber(data.totalItems),
            })}
          </Link>
        )
      }
    >
      {content}
    </EntityCard>
  );
}
