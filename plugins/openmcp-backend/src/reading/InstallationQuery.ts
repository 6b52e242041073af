import {
  Health,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * By what installations can be ordered.
 *
 * @internal
 */
export const INSTALLATION_SORT_FIELDS = [
  'severity',
  'name',
  'kind',
  'cluster',
  'image',
  'since',
] as const;

/**
 * One of {@link INSTALLATION_SORT_FIELDS}.
 *
 * @internal
 */
export type InstallationSortField = (typeof INSTALLATION_SORT_FIELDS)[number];

/**
 * The order of a list of installations.
 *
 * @internal
 */
export interface InstallationSort {
  field: InstallationSortField;
  descending: boolean;
}

/**
 * Where a page ended: the values that its last item was ordered by.
 *
 * @internal
 */
export type SortPosition = Array<string | number>;

/**
 * Which installations are wanted. Values of one filter are alternatives,
 * different filters all have to match; a missing filter matches everything.
 *
 * @internal
 */
export interface InstallationQuery {
  clusters?: string[];
  kinds?: InstallationKind[];
  healths?: Health[];
  /** Repositories without tag, or whole references. */
  images?: string[];
  /** Entity references of the providers whose installations are meant. */
  providers?: string[];
  /** Since when the health is so at the earliest, in milliseconds since the epoch. */
  changedFrom?: number;
  /** The health is so since before this time, in milliseconds since the epoch. */
  changedTo?: number;
  /** Text in name, image or summary; case does not matter. */
  text?: string;
  sort: InstallationSort;
  limit: number;
  /** Only what comes after it. */
  after?: SortPosition;
}
