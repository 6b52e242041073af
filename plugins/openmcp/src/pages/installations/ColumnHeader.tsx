import { RiArrowDownLine, RiArrowUpLine } from '@remixicon/react';
import { useTranslation } from '../../language';
import { ListColumn } from './columns';
import { ListFilters } from './listFilters';
import styles from './ColumnHeader.module.css';

/**
 * Head of a column; where the list can be ordered by it, a button.
 *
 * @internal
 */
export function ColumnHeader(props: {
  column: ListColumn;
  sort: ListFilters['sort'];
  onSort: (sort: ListFilters['sort']) => void;
}) {
  const { t } = useTranslation();
  const { column, sort, onSort } = props;
  const label = t(`installations.column.${column.id}`);
  const by = column.sort;
  if (!by) {
    return (
      <div role="columnheader" className={styles.header}>
        {label}
      </div>
    );
  }
  const isSorted = sort.column === by;
  const direction = sort.reversed ? 'descending' : 'ascending';
  return (
    <div
      role="columnheader"
      className={styles.header}
      aria-sort={isSorted ? direction : 'none'}
    >
      <button
        type="button"
        className={styles.button}
        onClick={() =>
          onSort({ column: by, reversed: isSorted && !sort.reversed })
        }
      >
        {label}
        {isSorted &&
          (sort.reversed ? (
            <RiArrowUpLine size={14} aria-hidden />
          ) : (
            <RiArrowDownLine size={14} aria-hidden />
          ))}
      </button>
    </div>
  );
}
