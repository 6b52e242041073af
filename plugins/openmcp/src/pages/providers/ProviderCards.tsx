import { useTranslation } from '../../language';
import { HostVerdict } from './HostVerdict';
import { ProviderName } from './ProviderName';
import { ProviderRowsProps, useProviderRowKeys } from './useProviderRowKeys';
import { ProviderVerdicts } from './ProviderVerdicts';
import { RunsOn } from './RunsOn';
import { TickBox } from './TickBox';
import styles from './ProviderCards.module.css';

/**
 * One page of the list as cards, with the same facts as the table.
 *
 * @internal
 */
export function ProviderCards(props: ProviderRowsProps & { count: number }) {
  const { t, formatNumber } = useTranslation();
  const { clusters, count, items, silent, stale, ticks } = props;
  const { activeId, rowsProps } = useProviderRowKeys(props);
  return (
    // Arrow keys only move the focus between the links inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="list"
      aria-label={t('providers.table', { number: formatNumber(count) })}
      className={styles.cards}
      {...rowsProps}
    >
      {items.map(item => (
        <div
          key={item.entityRef}
          role="listitem"
          className={styles.card}
          data-row-id={item.entityRef}
        >
          <div className={styles.cardHead}>
            <ProviderName
              item={item}
              isTabStop={item.entityRef === activeId}
              owner
            />
            <TickBox item={item} ticks={ticks} />
          </div>
          <ProviderVerdicts item={item} stale={stale} />
          <dl className={styles.facts}>
            <dt>{t('providers.column.host')}</dt>
            <dd>
              <HostVerdict host={item.host} stale={stale} />
            </dd>
            <dt>{t('providers.column.runs')}</dt>
            <dd>
              <RunsOn item={item} clusters={clusters} silent={silent} />
            </dd>
          </dl>
        </div>
      ))}
    </div>
  );
}
