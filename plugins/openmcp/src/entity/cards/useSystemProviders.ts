import {
  Entity,
  RELATION_PART_OF,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import { useApi } from '@backstage/core-plugin-api';
import { catalogApiRef } from '@backstage/plugin-catalog-react';
import { useLiveQuery } from '../../live';
import { SUBJECT_TYPES } from '../entityFilters';

/** Milliseconds; which providers a system has changes seldom. */
const LEAST_INTERVAL = 5 * 60_000;

/**
 * References of the providers and tools of a system that the reader may see.
 *
 * @internal
 */
export function useSystemProviders(system: Entity) {
  const catalog = useApi(catalogApiRef);
  const systemRef = stringifyEntityRef(system);
  return useLiveQuery<string[]>(
    `providers of ${systemRef}`,
    async () => {
      const { items } = await catalog.getEntities({
        filter: {
          kind: 'Component',
          'spec.type': SUBJECT_TYPES,
          [`relations.${RELATION_PART_OF}`]: systemRef,
        },
        fields: ['kind', 'metadata.name', 'metadata.namespace'],
      });
      return items.map(item => stringifyEntityRef(item)).sort();
    },
    { leastInterval: LEAST_INTERVAL },
  );
}
