import { ListFilters } from './listFilters';

/**
 * The change that takes every filter away and keeps the order.
 *
 * @internal
 */
export const NO_FILTERS: Partial<ListFilters> = {
  q: '',
  health: [],
  cluster: [],
  kind: [],
  changedFrom: '',
  changedTo: '',
  provider: [],
  image: [],
};
