import {
  Outcome,
  ProviderKind,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OUTCOMES } from '../../components';

/**
 * Kinds of providers in the order of their filter.
 *
 * @internal
 */
export const PROVIDER_KINDS = [
  'service-provider',
  'platform-service',
  'cluster-provider',
  'tool',
] as const satisfies readonly ProviderKind[];

/**
 * What the list can be ordered by. Verdicts go from best to worst.
 *
 * @internal
 */
export const PROVIDER_SORTS = [
  'mode',
  'today',
  'host',
  'name',
  'runs',
  'owner',
  'kind',
  'tool',
  'repository',
  'system',
  'version',
  'trust',
] as const;

/** @internal */
export type ProviderSort = (typeof PROVIDER_SORTS)[number];

/**
 * What the address of the list says: which providers, in which order, how drawn.
 *
 * @internal
 */
export interface ProviderFilters {
  q: string;
  kind: ProviderKind[];
  today: Outcome[];
  mode: Outcome[];
  /** Entity references of tools. */
  tool: string[];
  /** Entity references of owners. */
  owner: string[];
  /** Names of clusters that it runs on. */
  cluster: string[];
  sort: { column: ProviderSort; reversed: boolean };
  /** From 1. */
  page: number;
  view: 'table' | 'cards';
}

const FILTER_KEYS = [
  'q',
  'kind',
  'today',
  'mode',
  'tool',
  'owner',
  'cluster',
] as const;

function known<T extends string>(values: string[], all: readonly T[]): T[] {
  return all.filter(value => values.includes(value));
}

function texts(values: string[]): string[] {
  return [...new Set(values.filter(Boolean))];
}

function readSort(text: string): ProviderFilters['sort'] {
  const reversed = text.startsWith('-');
  const name = reversed ? text.slice(1) : text;
  const column = PROVIDER_SORTS.find(candidate => candidate === name);
  return column ? { column, reversed } : { column: 'mode', reversed: false };
}

/**
 * Reads the filters from an address. Values that mean nothing are left out.
 *
 * @internal
 */
export function readProviderFilters(search: URLSearchParams): ProviderFilters {
  const page = Number(search.get('page'));
  return {
    q: search.get('q') ?? '',
    kind: known(search.getAll('kind'), PROVIDER_KINDS),
    today: known(search.getAll('today'), OUTCOMES),
    mode: known(search.getAll('mode'), OUTCOMES),
    tool: texts(search.getAll('tool')),
    owner: texts(search.getAll('owner')),
    cluster: texts(search.getAll('cluster')),
    sort: readSort(search.get('sort') ?? ''),
    page: Number.isInteger(page) && page > 1 ? page : 1,
    view: search.get('view') === 'cards' ? 'cards' : 'table',
  };
}

/**
 * Writes filters into an address and keeps what else stands there. Another
 * question or order begins on the first page.
 *
 * @internal
 */
export function writeProviderFilters(
  search: URLSearchParams,
  change: Partial<ProviderFilters>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
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
    if (column !== 'mode' || reversed) {
      next.set('sort', `${reversed ? '-' : ''}${column}`);
    }
  }
  if (change.view) {
    next.delete('view');
    if (change.view === 'cards') {
      next.set('view', 'cards');
    }
  }
  if (change.page && change.page > 1) {
    next.set('page', String(change.page));
  }
  return next;
}

/**
 * How many filters hide something; several values of one filter count as one.
 *
 * @internal
 */
export function countProviderFilters(filters: ProviderFilters): number {
  return FILTER_KEYS.filter(key => filters[key].length > 0).length;
}

/**
 * The change that takes every filter away and keeps order and view.
 *
 * @internal
 */
export const NO_PROVIDER_FILTERS: Partial<ProviderFilters> = {
  q: '',
  kind: [],
  today: [],
  mode: [],
  tool: [],
  owner: [],
  cluster: [],
};
