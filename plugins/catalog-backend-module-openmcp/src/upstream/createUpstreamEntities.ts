import {
  ANNOTATION_LOCATION,
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
} from '@backstage/catalog-model';
import { createProviderEntity } from './createProviderEntity';
import { UPSTREAM_LOCATION } from './upstreamLocation';
import { upstreamGroups, upstreamSystem } from './upstreamOwners';
import { upstreamProviders } from './upstreamProviders';

function placeAtUpstream(entity: Entity): Entity {
  return {
    ...entity,
    metadata: {
      ...entity.metadata,
      annotations: {
        ...entity.metadata.annotations,
        [ANNOTATION_LOCATION]: UPSTREAM_LOCATION,
        [ANNOTATION_ORIGIN_LOCATION]: UPSTREAM_LOCATION,
      },
    },
  };
}

/**
 * The upstream providers as entities, with the groups and the system that they
 * name, so that all of their references resolve.
 *
 * @internal
 */
export function createUpstreamEntities(): Entity[] {
  return [
    ...upstreamGroups,
    upstreamSystem,
    ...upstreamProviders.map(createProviderEntity),
  ].map(placeAtUpstream);
}
