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

/** What is known, by the key of each object. */
interface Known extends Iterable<[string, KnownObject]> {
  readonly size: number;
  get(key: string): KnownObject | undefined;
}

/**
 * Something that an API server said about the objects of one collection.
 *
 * @internal
 */
export type ObjectInput =
  | {
      type: 'listed';
      objects: ObservedObject[];
      /**
       * So many more are there, of which it cannot be told which they are.
       * Default 0.
       */
      unidentified?: number;
    }
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

function putObject(known: Known, object: ObservedObject): ObjectChange[] {
  const before = known.get(object.key);
  if (
    before?.uid === object.uid &&
    before.resourceVersion === object.resourceVersion
  ) {
    return [];
  }
  const isBroken = object.kept === 'broken';
  if (isBroken && !object.substitute && before?.uid === object.uid) {
    // Better what was known last than nothing. Where something can stand for it,
    // what was known would be shown as if it was so now.
    return [];
  }
  const changes: ObjectChange[] = [];
  if (before && before.uid !== object.uid) {
    changes.push({ type: 'remove', key: object.key, uid: before.uid });
  }
  const kept = object.kept === 'broken' ? object.substitute : object.kept;
  if (kept || !isBroken) {
    changes.push({
      type: 'put',
      key: object.key,
      known: { uid: object.uid, resourceVersion: object.resourceVersion },
      kept,
    });
  }
  return changes;
}

/** Objects that are not among those listed; each may be one that is unidentified. */
function findGone(
  known: Known,
  { objects, unidentified = 0 }: Extract<ObjectInput, { type: 'listed' }>,
): ObjectChange[] {
  if (unidentified > 0 || known.size === 0) {
    return [];
  }
  const present = new Set(objects.map(object => object.key));
  return [...known]
    .filter(([key]) => !present.has(key))
    .map(([key, { uid }]): ObjectChange => ({ type: 'remove', key, uid }));
}

/**
 * Decides what a list or an event changes. A list replaces everything; an event
 * that is older than what is known is ignored, and so is the end of an object
 * whose name another one has taken over.
 *
 * @internal
 */
export function reduceObjects(
  known: Known,
  input: ObjectInput,
): ObjectChange[] {
  if (input.type === 'listed') {
    return [
      ...findGone(known, input),
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
  known: {
    set(key: string, object: KnownObject): void;
    delete(key: string): void;
  },
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
