import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { entityName, QuietText } from '../../components';
import { openmcpTranslationRef } from '../../translations';
import { HostVerdict } from './HostVerdict';
import { ProviderFilters } from './providerFilters';
import { ProviderHeader } from './ProviderHeader';
import { ProviderName } from './ProviderName';
import { ProviderRowsProps, useProviderRowKeys } from './useProviderRowKeys';
import { ProviderVerdicts } from './ProviderVerdicts';
import { RunsOn } from './RunsOn';
import styles from './ProviderTable.module.css';

/**
 * Properties of {@link ProviderTable}.
 *
 * @internal
 */
export interface ProviderTableProps extends ProviderRowsProps {
  sort: ProviderFilters['sort'];
  onSort: (sort: ProviderFilters['sort']) => void;
  /** How many rows there are on all pages. */
  count: number;
  /** Position of the first row of this page, from 0. */
  first: number;
  /** Owners have a column of their own. */
  owner: boolean;
}

/**
 * One page of the list as a table.
 *
 * @internal
 */
export function ProviderTable(props: ProviderTableProps) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { clusters, count, first, items, owner, silent, stale } = props;
  const { activeId, rowsProps } = useProviderRowKeys(props);
  return (
    <div
      role="table"
      aria-label={t('providers.table', { number: count.toLocaleString() })}
      aria-rowcount={count + 1}
      className={styles.table}
      data-owner={owner}
    >
      <div role="rowgroup">
        <ProviderHeader sort={props.sort} onSort={props.onSort} owner={owner} />
      </div>
      {/* Arrow keys only move the focus between the links inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div role="rowgroup" {...rowsProps}>
        {items.map((item, index) => (
          <div
            key={item.entityRef}
            role="row"
            aria-rowindex={first + index + 2}
            className={styles.row}
            data-row-id={item.entityRef}
          >
            <div role="rowheader" className={styles.cell}>
              <ProviderName
                item={item}
                isTabStop={item.entityRef === activeId}
                owner={!owner}
              />
            </div>
            <div role="cell" className={styles.cell}>
              <ProviderVerdicts item={item} stale={stale} unlabelled />
            </div>
            <div role="cell" className={styles.cell}>
              <HostVerdict host={item.host} stale={stale} />
            </div>
            <div role="cell" className={styles.cell}>
              <RunsOn item={item} clusters={clusters} silent={silent} />
            </div>
            {owner && (
              <div role="cell" className={styles.cell}>
                {item.owner ? (
                  entityName(item.owner)
                ) : (
                  <QuietText>{t('time.unknown')}</QuietText>
                )}
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
