import {
  CSSProperties,
  FocusEvent,
  Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { VisuallyHidden } from '@backstage/ui';
import { Cluster } from '@openmcp/backstage-plugin-openmcp-common';
import { useTranslation } from '../../language';
import { useInstallationAddress, useRowKeys } from '../common';
import { ColumnHeader } from './ColumnHeader';
import {
  columnTracks,
  GROUP_HEIGHTS,
  ListColumn,
  ListLayout,
  ROW_HEIGHTS,
} from './columns';
import { GroupHead } from './GroupHead';
import { GroupOf, groupRows } from './groupRows';
import { InstallationRow } from './InstallationRow';
import { InstallationRows } from './InstallationRows';
import { ListFilters } from './listFilters';
import { scrollMemory } from './scrollMemory';
import { onTickKey, RowTicks } from './RowTicks';
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
  clusters: readonly Cluster[];
  columns: readonly ListColumn[];
  groupOf?: GroupOf;
  /** Title of the provider of an installation. */
  providerOf: (id: string) => string | undefined;
  ticks: RowTicks;
  /** Gets a function that moves the focus into the list. */
  focusRef: Ref<() => void>;
}

function putInLines(
  rows: InstallationRows,
  order: readonly string[],
  groupOf: GroupOf | undefined,
) {
  const entries = groupRows(order, id => rows.getRow(id)?.item, groupOf);
  const lines = entries.flatMap(({ type }, line) =>
    type === 'row' ? [line] : [],
  );
  return { entries, lines };
}

/** The lines of the list, and which of them a row is on. */
function useListEntries(
  rows: InstallationRows,
  order: readonly string[],
  groupOf: GroupOf | undefined,
) {
  // Heads of groups tell what is in the rows, which changes without their order.
  const isGrouped = groupOf !== undefined;
  const ungrouped = useMemo(
    () => (isGrouped ? undefined : putInLines(rows, order, undefined)),
    [rows, order, isGrouped],
  );
  return ungrouped ?? putInLines(rows, order, groupOf);
}

/**
 * The live list. Only the rows in view, and the one that holds the tab stop, are
 * in the document.
 *
 * @internal
 */
export function InstallationTable(props: InstallationTableProps) {
  const { t, formatNumber } = useTranslation();
  const { columns, filters, groupOf, layout, rows, ticks } = props;
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
  const { entries, lines } = useListEntries(rows, order, groupOf);

  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (line: number) =>
        (entries[line]?.type === 'group' ? GROUP_HEIGHTS : ROW_HEIGHTS)[layout],
      [entries, layout],
    ),
    overscan: 10,
    // The head of the table covers its height of the scrolled area.
    scrollPaddingEnd: head.current?.offsetHeight ?? 0,
    // The same function for the same lines: with another one, all are measured anew.
    getItemKey: useCallback(
      (line: number) => entries[line]?.key ?? line,
      [entries],
    ),
    initialOffset: () => scrollMemory.get(locationKey) ?? 0,
    rangeExtractor: range =>
      [...new Set([lines[activeIndex] ?? 0, ...defaultRangeExtractor(range)])]
        .filter(line => line < entries.length)
        .sort((left, right) => left - right),
  });
  scrollTo.current = index => virtualizer.scrollToIndex(lines[index] ?? index);
  const shape = JSON.stringify([layout, filters.group]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, shape]);

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
  const label = t('installations.table', {
    number: formatNumber(order.length),
  });
  const tracks = {
    '--openmcp-columns': columnTracks(columns),
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
          aria-rowcount={isTable ? entries.length + 1 : undefined}
          style={tracks}
        >
          {isTable && (
            <div ref={head} role="rowgroup" className={styles.stickyGroup}>
              <div role="row" aria-rowindex={1} className={styles.header}>
                <div role="columnheader">
                  <VisuallyHidden>{t('installations.tickHead')}</VisuallyHidden>
                </div>
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
            onKeyDown={event => {
              keys.onKeyDown(event);
              onTickKey(event, activeId, order, ticks);
            }}
            onFocus={onRowFocus}
          >
            {virtualizer
              .getVirtualItems()
              .map(({ index: line, start, size }) => {
                const entry = entries[line];
                if (entry?.type === 'group') {
                  return (
                    <GroupHead
                      key={entry.key}
                      entry={entry}
                      by={filters.group}
                      clusters={props.clusters}
                      layout={layout}
                      line={line}
                      top={start}
                      height={size}
                      columnCount={columns.length + 1}
                      silent={props.silent}
                    />
                  );
                }
                return entry && rows.getRow(entry.id) ? (
                  <InstallationRow
                    key={entry.id}
                    rows={rows}
                    id={entry.id}
                    index={entry.index}
                    count={order.length}
                    line={line}
                    top={start}
                    height={size}
                    layout={layout}
                    columns={columns}
                    isTabStop={entry.id === activeId}
                    silent={props.silent}
                    addressOf={addressOf}
                    provider={props.providerOf(entry.id)}
                    isTicked={ticks.ids.has(entry.id)}
                    onTick={ticks.toggle}
                  />
                ) : null;
              })}
          </div>
        </div>
      </div>
    </div>
  );
}
