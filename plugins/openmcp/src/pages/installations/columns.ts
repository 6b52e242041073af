import { SortColumn } from './listFilters';

/**
 * How the list is drawn: a table with all columns, one whose kind stands below
 * the name, or three lines per installation.
 *
 * @internal
 */
export type ListLayout = 'wide' | 'compact' | 'list';

/**
 * A column of the table.
 *
 * @internal
 */
export interface ListColumn {
  id: 'health' | 'name' | 'kind' | 'cluster' | 'image' | 'since' | 'reason';
  sort?: SortColumn;
  /** Width as a grid track. */
  track: string;
}

const HEALTH: ListColumn = {
  id: 'health',
  sort: 'severity',
  track: 'minmax(8.25rem, 0.7fr)',
};
const NAME: ListColumn = {
  id: 'name',
  sort: 'name',
  track: 'minmax(10.75rem, 1.2fr)',
};
const KIND: ListColumn = {
  id: 'kind',
  sort: 'kind',
  track: 'minmax(8rem, 0.7fr)',
};
const CLUSTER: ListColumn = {
  id: 'cluster',
  sort: 'cluster',
  track: 'minmax(8.5rem, 0.9fr)',
};
const IMAGE: ListColumn = {
  id: 'image',
  sort: 'image',
  track: 'minmax(9.25rem, 1.2fr)',
};
const SINCE: ListColumn = {
  id: 'since',
  sort: 'since',
  track: 'minmax(4.5rem, 0.5fr)',
};
const REASON: ListColumn = { id: 'reason', track: 'minmax(8rem, 2.4fr)' };

/**
 * The columns of a layout, in order.
 *
 * @internal
 */
export const COLUMNS: Record<'wide' | 'compact', ListColumn[]> = {
  wide: [HEALTH, NAME, KIND, CLUSTER, IMAGE, SINCE, REASON],
  compact: [HEALTH, NAME, CLUSTER, IMAGE, SINCE, REASON],
};

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
