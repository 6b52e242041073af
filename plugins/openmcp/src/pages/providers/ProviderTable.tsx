import { useTranslation } from '../../language';
import { gridOf, ProviderColumn } from './providerColumns';
import { ProviderFact } from './ProviderFact';
import { ProviderFilters } from './providerFilters';
import { ProviderHeader } from './ProviderHeader';
import { ProviderName } from './ProviderName';
import { ProviderRowsProps, useProviderRowKeys } from './useProviderRowKeys';
import { ProviderVerdicts } from './ProviderVerdicts';
import { TickBox } from './TickBox';
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
  /** The columns behind name and verdicts. */
  columns: readonly ProviderColumn[];
}

/**
 * One page of the list as a table.
 *
 * @internal
 */
export function ProviderTable(props: ProviderTableProps) {
  const { t, formatNumber } = useTranslation();
  const { clusters, columns, count, first, items, silent, stale, ticks } =
    props;
  const style = { gridTemplateColumns: gridOf(columns) };
  const { activeId, rowsProps } = useProviderRowKeys(props);
  return (
    <div
      role="table"
      aria-label={t('providers.table', { number: formatNumber(count) })}
      aria-rowcount={count + 1}
      className={styles.table}
    >
      <div role="rowgroup">
        <ProviderHeader
          sort={props.sort}
          onSort={props.onSort}
          columns={columns}
        />
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
            style={style}
            data-row-id={item.entityRef}
          >
            <div role="cell" className={styles.tick}>
              <TickBox item={item} ticks={ticks} />
            </div>
            <div role="rowheader" className={styles.cell}>
              <ProviderName
                item={item}
                isTabStop={item.entityRef === activeId}
                kind={!columns.includes('kind')}
                owner={!columns.includes('owner')}
              />
            </div>
            <div role="cell" className={styles.cell}>
              <ProviderVerdicts item={item} stale={stale} unlabelled />
            </div>
            {columns.map(column => (
              <div key={column} role="cell" className={styles.cell}>
                <ProviderFact
                  column={column}
                  item={item}
                  clusters={clusters}
                  stale={stale}
                  silent={silent}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
