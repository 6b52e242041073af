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
  /** Text in name, image or summary; case does not matter. */
  text?: string;
  sort: InstallationSort;
  limit: number;
  /** Only what comes after it. */
  after?: SortPosition;
}
