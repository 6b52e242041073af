import {
  Health,
  HEALTHS,
  INSTALLATION_KINDS,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Columns by which the list can be ordered. `severity` puts first what needs
 * attention, and the newest change first among equals.
 *
 * @internal
 */
export const SORT_COLUMNS = [
  'severity',
  'name',
  'kind',
  'cluster',
  'image',
  'since',
] as const;

/** @internal */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/**
 * What the address of the list says: which rows, in which order.
 *
 * @internal
 */
export interface ListFilters {
  q: string;
  health: Health[];
  cluster: string[];
  kind: InstallationKind[];
  sort: { column: SortColumn; reversed: boolean };
}

const FILTER_KEYS = ['q', 'health', 'cluster', 'kind'] as const;

function known<T extends string>(values: string[], all: readonly T[]): T[] {
  return all.filter(value => values.includes(value));
}

/**
 * Reads the filters from an address. Values that mean nothing are left out.
 *
 * @internal
 */
export function readListFilters(search: URLSearchParams): ListFilters {
  const sort = search.get('sort') ?? 'severity';
  const reversed = sort.startsWith('-');
  const name = reversed ? sort.slice(1) : sort;
  const column = SORT_COLUMNS.find(candidate => candidate === name);
  return {
    q: search.get('q') ?? '',
    health: known(search.getAll('health'), HEALTHS),
    cluster: [...new Set(search.getAll('cluster').filter(Boolean))],
    kind: known(search.getAll('kind'), INSTALLATION_KINDS),
    sort: column
      ? { column, reversed }
      : { column: 'severity', reversed: false },
  };
}

/**
 * Writes filters into an address and keeps what else stands there.
 *
 * @internal
 */
export function writeListFilters(
  search: URLSearchParams,
  change: Partial<ListFilters>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of FILTER_KEYS) {
    const value = change[key];
    if (value !== undefined) {
      next.delete(key);
      const values = typeof value === 'string' ? [value] : value;
      values.filter(Boolean).forEach(item => next.append(key, item));
    }
  }
  if (change.sort) {
    const { column, reversed } = change.sort;
    next.delete('sort');
    if (column !== 'severity' || reversed) {
      next.set('sort', `${reversed ? '-' : ''}${column}`);
    }
  }
  return next;
}

/**
 * How many filters hide something; several values of one filter count as one.
 *
 * @internal
 */
export function countFilters(filters: ListFilters): number {
  return FILTER_KEYS.filter(key => filters[key].length > 0).length;
}
