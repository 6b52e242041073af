import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { RiArrowDownLine, RiArrowUpLine } from '@remixicon/react';
import { openmcpTranslationRef } from '../../translations';
import { ProviderFilters, ProviderSort } from './providerFilters';
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
export function ProviderHeader(props: HeaderProps & { owner: boolean }) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { owner, sort } = props;
  const direction = sort.reversed ? 'descending' : 'ascending';
  const sortedBy = (...columns: ProviderSort[]) =>
    columns.includes(sort.column) ? direction : 'none';
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={`${styles.row} ${styles.head}`}
    >
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
      <div
        role="columnheader"
        className={styles.cell}
        aria-sort={sortedBy('host')}
      >
        <SortButton {...props} by="host" label={t('providers.column.host')} />
      </div>
      <div
        role="columnheader"
        className={styles.cell}
        aria-sort={sortedBy('runs')}
      >
        <SortButton {...props} by="runs" label={t('providers.column.runs')} />
      </div>
      {owner && (
        <div role="columnheader" className={styles.cell}>
          {t('providers.column.owner')}
        </div>
      )}
    </div>
  );
}
