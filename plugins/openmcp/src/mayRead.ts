import { FilterPredicate } from '@backstage/filter-predicates';

/**
 * Holds for readers with the right `openmcp.provider.read`. Everybody else has
 * none of the extensions that need it. Of permissions only those without a
 * resource can be asked for here.
 *
 * @internal
 */
export const mayRead: FilterPredicate = {
  permissions: { $contains: 'openmcp.provider.read#read' },
};
