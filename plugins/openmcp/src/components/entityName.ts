import { parseEntityRef } from '@backstage/catalog-model';

/**
 * The name in an entity reference; the whole text when it is none.
 *
 * @internal
 */
export function entityName(entityRef: string): string {
  try {
    return parseEntityRef(entityRef, { defaultKind: 'component' }).name;
  } catch {
    return entityRef;
  }
}
