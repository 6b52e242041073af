import { KubernetesObject, OwnerReference } from './KubernetesObject';

/**
 * Makes the reference to a controlling owner.
 *
 * @param owner - the owner
 * @internal
 */
export function controllerReference(owner: KubernetesObject): OwnerReference {
  return {
    apiVersion: owner.apiVersion,
    kind: owner.kind,
    name: owner.metadata.name,
    uid: owner.metadata.uid,
    controller: true,
    blockOwnerDeletion: true,
  };
}

/**
 * Finds the controlling owner of an object.
 *
 * @param object - any object
 * @internal
 */
export function controllerOf(
  object: KubernetesObject,
): OwnerReference | undefined {
  return object.metadata.ownerReferences?.find(owner => owner.controller);
}
