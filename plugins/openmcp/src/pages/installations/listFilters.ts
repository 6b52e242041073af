import { parseTime } from '../../time';
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

/**
 * What the rows can be put together by.
 *
 * @internal
 */
export const GROUPS = ['none', 'cluster', 'provider'] as const;

/** @internal */
export type Group = (typeof GROUPS)[number];

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
  /** Only what has its health since this time or later, RFC 3339; or empty. */
  changedFrom: string;
  /** Only what has its health since before this time, RFC 3339; or empty. */
  changedTo: string;
  /** References of the entities of providers. The backend knows their images. */
  provider: string[];
  /** Images, with or without tag. The backend knows copies of them. */
  image: string[];
  sort: { column: SortColumn; reversed: boolean };
  group: Group;
}

/** These are applied to the rows that are there. */
const FILTER_KEYS = [
  'q',
  'health',
  'cluster',
  'kind',
  'changedFrom',
  'changedTo',
] as const;
/** With these, the backend is asked for other rows. */
const ASKED_KEYS = ['provider', 'image'] as const;

function known<T extends string>(values: string[], all: readonly T[]): T[] {
  return all.filter(value => values.includes(value));
}

function readTime(text: string | null): string {
  const time = parseTime(text ?? undefined);
  return time === undefined ? '' : new Date(time).toISOString();
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
    changedFrom: readTime(search.get('changedFrom')),
    changedTo: readTime(search.get('changedTo')),
    provider: [...new Set(search.getAll('provider').filter(Boolean))],
    image: [...new Set(search.getAll('image').filter(Boolean))],
    group: GROUPS.find(group => group === search.get('group')) ?? 'none',
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
  for (const key of [...FILTER_KEYS, ...ASKED_KEYS]) {
    const value = change[key];
    if (value !== undefined) {
      next.delete(key);
      const values = typeof value === 'string' ? [value] : value;
      values.filter(Boolean).forEach(item => next.append(key, item));
    }
  }
  if (change.group) {
    next.delete('group');
    if (change.group !== 'none') {
      next.set('group', change.group);
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

/**
 * How many filters narrow what the backend is asked for.
 *
 * @internal
 */
export function countAsked(filters: ListFilters): number {
  return ASKED_KEYS.filter(key => filters[key].length > 0).length;
}
