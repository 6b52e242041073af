import { SortColumn } from './listFilters';

/**
 * How the list is drawn: a table with all columns, one whose kind stands below
 * the name, or three lines per installation.
 *
 * @internal
 */
export type ListLayout = 'wide' | 'compact' | 'list';

/**
 * The columns, in order.
 *
 * @internal
 */
export const COLUMN_IDS = [
  'health',
  'name',
  'kind',
  'provider',
  'cluster',
  'image',
  'pods',
  'restarts',
  'generation',
  'created',
  'since',
  'reason',
] as const;

/** @internal */
export type ColumnId = (typeof COLUMN_IDS)[number];

/**
 * A column of the table.
 *
 * @internal
 */
export interface ListColumn {
  id: ColumnId;
  sort?: SortColumn;
  /** Least width in rem. */
  least: number;
  /** Its part of the width that is left. */
  share: number;
}

const COLUMNS: Record<ColumnId, Omit<ListColumn, 'id'>> = {
  health: { sort: 'severity', least: 8.25, share: 0.7 },
  name: { sort: 'name', least: 10.75, share: 1.2 },
  kind: { sort: 'kind', least: 8, share: 0.7 },
  provider: { least: 8, share: 0.8 },
  cluster: { sort: 'cluster', least: 8.5, share: 0.9 },
  image: { sort: 'image', least: 9.25, share: 1.2 },
  pods: { least: 5.5, share: 0.4 },
  restarts: { least: 4.5, share: 0.3 },
  generation: { least: 6, share: 0.4 },
  created: { least: 4.5, share: 0.4 },
  since: { sort: 'since', least: 4.5, share: 0.5 },
  reason: { least: 8, share: 2.4 },
};

/**
 * The columns that are shown to whom has chosen none.
 *
 * @internal
 */
export const DEFAULT_COLUMNS: readonly ColumnId[] = [
  'health',
  'name',
  'kind',
  'cluster',
  'image',
  'since',
  'reason',
];

/**
 * The columns without which a row says nothing.
 *
 * @internal
 */
export const FIXED_COLUMNS: readonly ColumnId[] = ['health', 'name'];

/** The first to go where there is no room for all. */
const FIRST_TO_GO: readonly ColumnId[] = [
  'created',
  'generation',
  'restarts',
  'pods',
  'provider',
  'kind',
  'image',
  'since',
];

const REM = 16;
/** For the box that ticks a row. */
const TICK_WIDTH = 2.25;

function leastWidth(columns: readonly ColumnId[]): number {
  return columns.reduce(
    (sum, id) => sum + COLUMNS[id].least * REM,
    TICK_WIDTH * REM,
  );
}

/**
 * The columns of the table: those that are chosen, as far as there is room for them.
 *
 * @param chosen - in any order
 * @param width - of the list, in pixels; undefined when not known
 * @internal
 */
export function chooseColumns(
  chosen: readonly ColumnId[],
  layout: ListLayout,
  width: number | undefined,
): ListColumn[] {
  let ids = COLUMN_IDS.filter(
    id =>
      (chosen.includes(id) || FIXED_COLUMNS.includes(id)) &&
      // Here the kind stands below the name.
      !(layout === 'compact' && id === 'kind'),
  );
  for (const id of FIRST_TO_GO) {
    if (width !== undefined && leastWidth(ids) > width) {
      ids = ids.filter(other => other !== id);
    }
  }
  return ids.map(id => ({ id, ...COLUMNS[id] }));
}

/**
 * The widths of the columns as tracks of a grid, with one in front for the box that
 * ticks a row.
 *
 * @internal
 */
export function columnTracks(columns: readonly ListColumn[]): string {
  return [
    `${TICK_WIDTH}rem`,
    ...columns.map(({ least, share }) => `minmax(${least}rem, ${share}fr)`),
  ].join(' ');
}

/** Below this width of the list, in pixels, each row is written in lines. */
const LEAST_TABLE_WIDTH = 720;
/** Below this width the kind stands below the name. */
const LEAST_WIDE_WIDTH = 1000;

/**
 * The layout that fits into a width in pixels.
 *
 * @internal
 */
export function chooseLayout(width: number | undefined): ListLayout {
  if (width === undefined || width >= LEAST_WIDE_WIDTH) {
    return 'wide';
  }
  return width >= LEAST_TABLE_WIDTH ? 'compact' : 'list';
}

/**
 * Height of a row in pixels.
 *
 * @internal
 */
export const ROW_HEIGHTS: Record<ListLayout, number> = {
  wide: 40,
  compact: 40,
  list: 88,
};

/**
 * Height of the head of a group in pixels.
 *
 * @internal
 */
export const GROUP_HEIGHTS: Record<ListLayout, number> = {
  wide: 44,
  compact: 44,
  list: 72,
};
