import {
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import { isInstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { ENTITY_ANNOTATIONS } from '../mapping';
import { KnownEntity } from './KnownEntity';

/**
 * What is to be remembered of an entity, in the catalog or about to get there.
 *
 * @internal
 */
export function readKnownEntity(entity: Entity): KnownEntity {
  const { annotations = {} } = entity.metadata;
  const kind = annotations[ENTITY_ANNOTATIONS.kind];
  return {
    entityRef: stringifyEntityRef(entity),
    location: annotations[ANNOTATION_ORIGIN_LOCATION] ?? '',
    fingerprint: annotations[ENTITY_ANNOTATIONS.fingerprint],
    kind: kind && isInstallationKind(kind) ? kind : undefined,
    name: annotations[ENTITY_ANNOTATIONS.name],
    provider: annotations[ENTITY_ANNOTATIONS.provider],
    notReadSince: annotations[ENTITY_ANNOTATIONS.notReadSince],
  };
}
