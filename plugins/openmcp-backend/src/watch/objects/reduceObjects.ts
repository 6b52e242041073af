import { KeptObject } from '../kinds';
import { isOlderVersion } from './isOlderVersion';
import { ObservedObject } from './ObservedObject';

/**
 * What is remembered of an object for comparing; the object itself lives in the
 * store.
 *
 * @internal
 */
export interface KnownObject {
  uid: string;
  resourceVersion: string;
}

/**
 * Something that an API server said about the objects of one collection.
 *
 * @internal
 */
export type ObjectInput =
  | { type: 'listed'; objects: ObservedObject[] }
  | { type: 'changed'; object: ObservedObject }
  | { type: 'deleted'; object: ObservedObject };

/**
 * What follows for the store. A `put` without `kept` only renews what is known.
 *
 * @internal
 */
export type ObjectChange =
  | { type: 'put'; key: string; known: KnownObject; kept?: KeptObject }
  | { type: 'remove'; key: string; uid: string };

function putObject(
  known: ReadonlyMap<string, KnownObject>,
  object: ObservedObject,
): ObjectChange[] {
  const before = known.get(object.key);
  if (
    before?.uid === object.uid &&
    before.resourceVersion === object.resourceVersion
  ) {
    return [];
  }
  if (object.kept === 'broken') {
    // Better what was known last than nothing, unless it is another object.
    return before && before.uid !== object.uid
      ? [{ type: 'remove', key: object.key, uid: before.uid }]
      : [];
  }
  const changes: ObjectChange[] = [];
  if (before && before.uid !== object.uid) {
    changes.push({ type: 'remove', key: object.key, uid: before.uid });
  }
  changes.push({
    type: 'put',
    key: object.key,
    known: { uid: object.uid, resourceVersion: object.resourceVersion },
    kept: object.kept,
  });
  return changes;
}

/**
 * Decides what a list or an event changes. A list replaces everything; an event
 * that is older than what is known is ignored, and so is the end of an object
 * whose name another one has taken over.
 *
 * @internal
 */
export function reduceObjects(
  known: ReadonlyMap<string, KnownObject>,
  input: ObjectInput,
): ObjectChange[] {
  if (input.type === 'listed') {
    const present = new Set(input.objects.map(object => object.key));
    const gone = [...known]
      .filter(([key]) => !present.has(key))
      .map(([key, { uid }]): ObjectChange => ({ type: 'remove', key, uid }));
    return [
      ...gone,
      ...input.objects.flatMap(object => putObject(known, object)),
    ];
  }
  const { object } = input;
  const before = known.get(object.key);
  if (
    before &&
    isOlderVersion(object.resourceVersion, before.resourceVersion)
  ) {
    return [];
  }
  if (input.type === 'changed') {
    return putObject(known, object);
  }
  return before?.uid === object.uid
    ? [{ type: 'remove', key: object.key, uid: object.uid }]
    : [];
}

/**
 * Brings what is known up to date with the changes that were decided.
 *
 * @internal
 */
export function rememberChanges(
  known: Map<string, KnownObject>,
  changes: ObjectChange[],
): void {
  for (const change of changes) {
    if (change.type === 'put') {
      known.set(change.key, change.known);
    } else {
      known.delete(change.key);
    }
  }
}
