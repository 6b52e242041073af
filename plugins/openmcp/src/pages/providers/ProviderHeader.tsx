import { VisuallyHidden } from '@backstage/ui';
import { RiArrowDownLine, RiArrowUpLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { gridOf, ProviderColumn } from './providerColumns';
import {
  PROVIDER_SORTS,
  ProviderFilters,
  ProviderSort,
} from './providerFilters';
import styles from './ProviderTable.module.css';

interface HeaderProps {
  sort: ProviderFilters['sort'];
  onSort: (sort: ProviderFilters['sort']) => void;
}

function SortButton(props: HeaderProps & { by: ProviderSort; label: string }) {
  const { by, onSort, sort } = props;
  const isSorted = sort.column === by;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() =>
        onSort({ column: by, reversed: isSorted && !sort.reversed })
      }
    >
      {props.label}
      {isSorted &&
        (sort.reversed ? (
          <RiArrowUpLine size={14} aria-hidden />
        ) : (
          <RiArrowDownLine size={14} aria-hidden />
        ))}
    </button>
  );
}

/**
 * Heads of the columns. Both verdicts about the image share one, because they
 * are only told together.
 *
 * @internal
 */
export function ProviderHeader(
  props: HeaderProps & { columns: readonly ProviderColumn[] },
) {
  const { t } = useTranslation();
  const { columns, sort } = props;
  const direction = sort.reversed ? 'descending' : 'ascending';
  const sortedBy = (...sorts: ProviderSort[]) =>
    sorts.includes(sort.column) ? direction : 'none';
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={`${styles.row} ${styles.head}`}
      style={{ gridTemplateColumns: gridOf(columns) }}
    >
      <div role="columnheader" className={styles.tick}>
        <VisuallyHidden>{t('providers.compare.column')}</VisuallyHidden>
      </div>
      <div
        role="columnheader"
        className={styles.cell}
        aria-sort={sortedBy('name')}
      >
        <SortButton {...props} by="name" label={t('providers.column.name')} />
      </div>
      <div
        role="columnheader"
        className={styles.cell}
        aria-sort={sortedBy('today', 'mode')}
      >
        {t('providers.column.image')}
        <span className={styles.pairHead}>
          <SortButton
            {...props}
            by="today"
            label={t('providers.column.today')}
          />
          <SortButton {...props} by="mode" label={t('providers.column.mode')} />
        </span>
      </div>
      {columns.map(id => {
        const by = PROVIDER_SORTS.find(column => column === id);
        return (
          <div
            key={id}
            role="columnheader"
            className={styles.cell}
            aria-sort={by && sortedBy(by)}
          >
            {by ? (
              <SortButton
                {...props}
                by={by}
                label={t(`providers.column.${id}`)}
              />
            ) : (
              t(`providers.column.${id}`)
            )}
          </div>
        );
      })}
    </div>
  );
}
