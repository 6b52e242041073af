import {
  CSSProperties,
  FocusEvent,
  Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslationRef } from '@backstage/core-plugin-api/alpha';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { openmcpTranslationRef } from '../../translations';
import { useInstallationAddress, useRowKeys } from '../common';
import { ColumnHeader } from './ColumnHeader';
import { COLUMNS, ListLayout, ROW_HEIGHTS } from './columns';
import { InstallationRow } from './InstallationRow';
import { InstallationRows } from './InstallationRows';
import { ListFilters } from './listFilters';
import { scrollMemory } from './scrollMemory';
import { useHeldOrder } from './useHeldOrder';
import styles from './InstallationTable.module.css';

/**
 * Properties of {@link InstallationTable}.
 *
 * @internal
 */
export interface InstallationTableProps {
  rows: InstallationRows;
  layout: ListLayout;
  filters: ListFilters;
  onSort: (sort: ListFilters['sort']) => void;
  silent: boolean;
  /** Gets a function that moves the focus into the list. */
  focusRef: Ref<() => void>;
}

/**
 * The live list. Only the rows in view, and the one that holds the tab stop, are
 * in the document.
 *
 * @internal
 */
export function InstallationTable(props: InstallationTableProps) {
  const { t } = useTranslationRef(openmcpTranslationRef);
  const { filters, layout, rows } = props;
  const { order } = useSyncExternalStore(rows.listenToList, rows.getList);
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { key: locationKey } = useLocation();
  const addressOf = useInstallationAddress();

  const focusRow = useCallback((id: string) => {
    const shown =
      scroller.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [];
    [...shown]
      .find(row => row.dataset.rowId === id)
      ?.querySelector('a')
      ?.focus({ preventScroll: true });
  }, []);
  const scrollTo = useRef<(index: number) => void>();
  const keys = useRowKeys(
    order,
    useCallback(
      (id, index) => {
        scrollTo.current?.(index);
        focusRow(id);
      },
      [focusRow],
    ),
  );
  const { activeId, activeIndex } = keys;

  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHTS[layout],
    overscan: 10,
    // The head of the table covers its height of the scrolled area.
    scrollPaddingEnd: head.current?.offsetHeight ?? 0,
    getItemKey: index => order[index],
    initialOffset: () => scrollMemory.get(locationKey) ?? 0,
    rangeExtractor: range =>
      [...new Set([activeIndex, ...defaultRangeExtractor(range)])]
        .filter(index => index < order.length)
        .sort((left, right) => left - right),
  });
  scrollTo.current = index => virtualizer.scrollToIndex(index);

  const answered = useRef(filters);
  useLayoutEffect(() => {
    // Another question: its answer begins at the top.
    if (answered.current !== filters) {
      answered.current = filters;
      scroller.current?.scrollTo?.({ top: 0 });
    }
  }, [filters]);

  useImperativeHandle(
    props.focusRef,
    () => () => {
      if (activeId !== undefined) {
        scrollTo.current?.(activeIndex);
        focusRow(activeId);
      }
    },
    [activeId, activeIndex, focusRow],
  );

  const { handlers, onScroll } = useHeldOrder(rows, 'list');
  const onRowFocus = (event: FocusEvent) => {
    const id = event.target
      .closest('[data-row-id]')
      ?.getAttribute('data-row-id');
    if (id) {
      keys.setActive(id);
    }
  };

  const isTable = layout !== 'list';
  const columns = isTable ? COLUMNS[layout] : [];
  const label = t('installations.table', {
    number: order.length.toLocaleString(),
  });
  const tracks = {
    '--openmcp-columns': columns.map(column => column.track).join(' '),
  } as CSSProperties;
  return (
    <div className={styles.region} {...handlers}>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={event => {
          scrollMemory.set(locationKey, event.currentTarget.scrollTop);
          onScroll();
        }}
      >
        <div
          role={isTable ? 'table' : undefined}
          aria-label={isTable ? label : undefined}
          aria-rowcount={isTable ? order.length + 1 : undefined}
          style={tracks}
        >
          {isTable && (
            <div ref={head} role="rowgroup" className={styles.stickyGroup}>
              <div role="row" aria-rowindex={1} className={styles.header}>
                {columns.map(column => (
                  <ColumnHeader
                    key={column.id}
                    column={column}
                    sort={filters.sort}
                    onSort={props.onSort}
                  />
                ))}
              </div>
            </div>
          )}
          {/* Arrow keys only move the focus between the links inside. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            role={isTable ? 'rowgroup' : 'list'}
            aria-label={isTable ? undefined : label}
            className={styles.body}
            style={{ height: virtualizer.getTotalSize() }}
            onKeyDown={keys.onKeyDown}
            onFocus={onRowFocus}
          >
            {virtualizer.getVirtualItems().map(({ index, start, size }) => {
              const id = order[index];
              const item = rows.getRow(id)?.item;
              return item ? (
                <InstallationRow
                  key={id}
                  rows={rows}
                  id={id}
                  index={index}
                  count={order.length}
                  top={start}
                  height={size}
                  layout={layout}
                  isTabStop={id === activeId}
                  silent={props.silent}
                  address={addressOf(item)}
                />
              ) : null;
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
