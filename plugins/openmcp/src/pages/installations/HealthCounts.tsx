import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  Health,
  HEALTHS,
  InstallationItem,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { HealthChip } from '../../components';
import { useTranslation } from '../../language';
import { ListFilters } from './listFilters';
import { createMatch } from './orderInstallations';
import styles from './HealthCounts.module.css';

/**
 * Properties of {@link HealthCounts}.
 *
 * @internal
 */
export interface HealthCountsProps {
  items: readonly InstallationItem[];
  filters: ListFilters;
  addressOf: (change: Partial<ListFilters>) => string;
  /** Nothing of it is confirmed: the chips lose their colour. */
  silent: boolean;
  /** The numbers, where the browser has not all rows. */
  counts?: InstallationList['counts'];
}

/**
 * Six numbers, always in the same order; each is a link that shows these rows.
 *
 * @internal
 */
export function HealthCounts(props: HealthCountsProps) {
  const { t, formatNumber } = useTranslation();
  const { filters, items } = props;
  const found = useMemo(() => {
    const byHealth = new Map<Health, InstallationItem[]>();
    for (const item of items.filter(
      createMatch(filters, { ignoreHealth: true }),
    )) {
      const sameHealth = byHealth.get(item.health);
      if (sameHealth) {
        sameHealth.push(item);
      } else {
        byHealth.set(item.health, [item]);
      }
    }
    return byHealth;
  }, [filters, items]);

  return (
    <ul className={styles.counts} aria-label={t('installations.counts.label')}>
      {HEALTHS.map(health => {
        const ofHealth = found.get(health) ?? [];
        const count = props.counts?.[health] ?? ofHealth.length;
        const isChosen = filters.health.includes(health);
        const others = filters.health.filter(other => other !== health);
        const word = t(`health.${health}`);
        const link: string =
          count === 0
            ? t('installations.counts.linkNone', { health: word })
            : t('installations.counts.link', { count, health: word });
        const classNames = [
          styles.link,
          isChosen && styles.chosen,
          count === 0 && styles.none,
        ].filter(Boolean);
        return (
          <li key={health}>
            <Link
              replace
              to={props.addressOf({
                health: isChosen ? others : [...others, health],
              })}
              className={classNames.join(' ')}
              title={link}
              aria-label={
                isChosen ? t('installations.counts.chosen', { link }) : link
              }
              aria-current={isChosen || undefined}
            >
              <HealthChip
                health={health}
                wordless
                stale={
                  props.silent ||
                  (count > 0 && ofHealth.every(item => item.freshness.stale))
                }
              />
              {count === 0
                ? t('installations.counts.none')
                : formatNumber(count)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
