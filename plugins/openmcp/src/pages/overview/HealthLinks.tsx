import { Link } from 'react-router-dom';
import { useRouteRef } from '@backstage/core-plugin-api';
import {
  HealthCounts,
  HEALTHS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { VisuallyHidden } from '@backstage/ui';
import { HealthChip, QuietText } from '../../components';
import { installationsRouteRef } from '../../routes';
import { useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { OverviewFacts } from './overviewFacts';
import styles from './OverviewPage.module.css';

/**
 * Six numbers, always in the same order. Each is a link to these installations.
 *
 * @internal
 */
export function HealthLinks(props: {
  /** Missing when no cluster was ever read. */
  health: HealthCounts | undefined;
  facts: OverviewFacts;
  /** Our own backend is silent: nothing is confirmed. */
  silent: boolean;
}) {
  const { t, formatNumber } = useTranslation();
  const text = useTimeText();
  const list = useRouteRef(installationsRouteRef)();
  const { facts, health, silent } = props;
  const { lastSeen, lastSeenAt } = facts;
  const total = t('installations.total', { count: facts.total ?? 0 });
  return (
    <div className={styles.counts}>
      <ul
        className={styles.healths}
        aria-label={t('installations.counts.label')}
      >
        {HEALTHS.map(each => {
          const count = health?.[each];
          const word = t(`health.${each}`);
          const isNone = !count;
          const linkNone = t('installations.counts.linkNone', { health: word });
          const unread = t('overview.clusters.countUnknown');
          const label: string = isNone
            ? linkNone
            : t('installations.counts.link', { count, health: word });
          return (
            <li key={each}>
              <Link
                to={`${list}?health=${each}`}
                className={`${styles.health} ${isNone ? styles.none : ''}`}
                title={count === undefined ? `${word}, ${unread}` : label}
              >
                <HealthChip
                  health={each}
                  stale={silent || facts.unconfirmed.has(each)}
                />
                <span>
                  {count === undefined && (
                    <span title={unread}>{t('time.unknown')}</span>
                  )}
                  {count === 0 && t('installations.counts.none')}
                  {count ? formatNumber(count) : null}
                </span>
                <VisuallyHidden>
                  {count === undefined && unread}
                  {count ? t('overview.counted', { count }) : null}
                </VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
      <QuietText>
        {facts.total !== null &&
          (lastSeen > 0 && lastSeenAt !== undefined
            ? t('installations.totalLastSeen', {
                total,
                number: formatNumber(lastSeen),
                clock: text.clock(lastSeenAt),
              })
            : total)}
      </QuietText>
    </div>
  );
}
