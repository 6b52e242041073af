import { KubernetesObject } from '../objects';

/**
 * Where an object stands.
 *
 * @internal
 */
export interface ObjectPlace {
  /** Id of its kind. */
  kind: string;
  /** Its key among the objects of that kind. */
  key: string;
}

/**
 * Knows which objects belong to which owner.
 *
 * @internal
 */
export class OwnerIndex {
  readonly #places = new Map<string, Map<string, ObjectPlace>>();

  /**
   * Notes the owners of an object.
   *
   * @param place - where the object stands
   * @param object - the object
   */
  add(place: ObjectPlace, object: KubernetesObject): void {
    for (const { uid } of object.metadata.ownerReferences ?? []) {
      const places = this.#places.get(uid) ?? new Map();
      this.#places.set(uid, places.set(`${place.kind}/${place.key}`, place));
    }
  }

  /**
   * Forgets an object.
   *
   * @param place - where it stood
   * @param object - the object
   */
  remove(place: ObjectPlace, object: KubernetesObject): void {
    for (const { uid } of object.metadata.ownerReferences ?? []) {
      const places = this.#places.get(uid);
      places?.delete(`${place.kind}/${place.key}`);
      if (places?.size === 0) {
        this.#places.delete(uid);
      }
    }
  }

  /**
   * Lists where the objects of an owner stand.
   *
   * @param uid - uid of the owner
   */
  placesOf(uid: string): ObjectPlace[] {
    return [...(this.#places.get(uid)?.values() ?? [])];
  }
}
