import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { QuietText } from '../../components';
import { parseTime, useTimeText } from '../../time';
import { useTranslation } from '../../language';
import { HealthCounts, HealthCountsProps } from './HealthCounts';
import { InstallationRows } from './InstallationRows';
import { countFilters } from './listFilters';
import { NO_FILTERS } from './noFilters';
import { createMatch } from './orderInstallations';
import { PendingLine } from './PendingLine';
import { useNarrowedText } from './useNarrowedText';
import { ProviderNames } from './useProviderNames';
import styles from './InstallationsPage.module.css';

/**
 * How many installations there are, how many of them are hidden or only known
 * from earlier, and how many have which health.
 *
 * @internal
 */
export function CountsLine(
  props: HealthCountsProps & {
    rows: InstallationRows;
    totalItems: number;
    providers: ProviderNames;
    /** Moves the focus into the list. */
    focusList: () => void;
  },
) {
  const { t, formatNumber } = useTranslation();
  const text = useTimeText();
  const { filters, items, totalItems } = props;
  const shown = useMemo(
    () => items.filter(createMatch(filters)),
    [items, filters],
  );
  const active = props.counts ? 0 : countFilters(filters);
  const narrowed = useNarrowedText(filters, props.providers);
  const lastSeen = shown.filter(item => item.freshness.stale);
  const oldest = lastSeen
    .map(item => parseTime(item.freshness.asOf))
    .filter((time): time is number => time !== undefined)
    .sort((left, right) => left - right)[0];
  const total = t('installations.total', { count: shown.length });
  return (
    <div className={styles.counts}>
      <span>
        {oldest === undefined
          ? total
          : t('installations.totalLastSeen', {
              total,
              number: String(lastSeen.length),
              clock: text.clock(oldest),
            })}
      </span>
      <HealthCounts {...props} />
      {active > 0 && shown.length > 0 && (
        <QuietText>
          {t('filterBar.hidden', {
            hidden: formatNumber(items.length - shown.length),
            total: formatNumber(items.length),
            filters: t('filterBar.filters', { count: active }),
          })}{' '}
          <Link
            replace
            className={styles.clear}
            to={props.addressOf(NO_FILTERS)}
          >
            {t('filterBar.clear')}
          </Link>
        </QuietText>
      )}
      {narrowed && (
        <QuietText>
          {narrowed}{' '}
          <Link
            replace
            className={styles.clear}
            to={props.addressOf(NO_FILTERS)}
          >
            {t('filterBar.clear')}
          </Link>
        </QuietText>
      )}
      {totalItems > items.length && (
        <span>
          {t('installations.truncated', {
            shown: formatNumber(items.length),
            total: formatNumber(totalItems),
          })}
        </span>
      )}
      <PendingLine rows={props.rows} focusList={props.focusList} />
    </div>
  );
}
