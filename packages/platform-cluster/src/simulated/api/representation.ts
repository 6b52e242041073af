import { apiVersionOf, ResourceKind } from '../kinds';
import { KubernetesObject } from '../objects';

/**
 * The form in which objects are asked for: whole, or their metadata alone.
 *
 * @internal
 */
export interface Representation {
  /** Only `metadata` is wanted. */
  metadataOnly: boolean;
}

/**
 * Reads the form from the Accept header.
 *
 * @param accept - value of the header
 * @internal
 */
export function representationOf(accept: string | undefined): Representation {
  const first = (accept ?? '').split(',')[0];
  return { metadataOnly: /as=PartialObjectMetadata(List)?\b/.test(first) };
}

/**
 * Gives an object in the form that was asked for.
 *
 * @param object - the object
 * @param kind - its kind in the version that was asked for
 * @param form - the form
 * @internal
 */
export function represented(
  object: KubernetesObject,
  kind: ResourceKind,
  form: Representation,
): object {
  if (form.metadataOnly) {
    return {
      kind: 'PartialObjectMetadata',
      apiVersion: 'meta.k8s.io/v1',
      metadata: object.metadata,
    };
  }
  return { ...object, apiVersion: apiVersionOf(kind), kind: kind.kind };
}

/**
 * Gives an object as an item of a list. Built-in kinds leave out what the list
 * says already, custom ones do not.
 *
 * @param object - the object
 * @param kind - its kind in the version that was asked for
 * @param form - the form
 * @internal
 */
export function representedItem(
  object: KubernetesObject,
  kind: ResourceKind,
  form: Representation,
): object {
  if (kind.custom || form.metadataOnly) {
    return represented(object, kind, form);
  }
  const { apiVersion, kind: kindName, ...item } = object;
  return item;
}

/**
 * Names of a list in the form that was asked for.
 *
 * @param kind - kind of the items
 * @param form - the form
 * @internal
 */
export function listType(
  kind: ResourceKind,
  form: Representation,
): { kind: string; apiVersion: string } {
  return form.metadataOnly
    ? { kind: 'PartialObjectMetadataList', apiVersion: 'meta.k8s.io/v1' }
    : { kind: kind.listKind, apiVersion: apiVersionOf(kind) };
}
