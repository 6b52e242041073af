import { createHash } from 'node:crypto';
import { Entity } from '@backstage/catalog-model';
import { ENTITY_ANNOTATIONS } from './annotations';

/**
 * Adds an annotation that is another for any other content. Entities in the catalog
 * hold more than what was written, so this tells whether they are as they should be.
 *
 * @internal
 */
export function withFingerprint(entity: Entity): Entity {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(entity))
    .digest('base64url')
    .slice(0, 22);
  const { metadata } = entity;
  return {
    ...entity,
    metadata: {
      ...metadata,
      annotations: {
        ...metadata.annotations,
        [ENTITY_ANNOTATIONS.fingerprint]: fingerprint,
      },
    },
  };
}
