import { ClusterFailure } from '../../clusters';
import { objectKindOf } from '../kinds';
import { ObservedObject, readObject } from '../objects';
import { Collection } from './Collection';

/** Marks the bookmark after all objects that there are (Kubernetes, WatchList). */
const listEndAnnotation = 'k8s.io/initial-events-end';

/**
 * A line of a watch, as far as it was understood.
 *
 * @internal
 */
export type ParsedEvent =
  | { type: 'object'; deleted: boolean; object: ObservedObject }
  | { type: 'bookmark'; resourceVersion: string; endsList: boolean }
  | { type: 'broken' };

/** The API server does not know the version, or not yet. */
function isUnknownVersion(status: unknown): boolean {
  const { code, reason, details } = Object(status);
  const { causes } = Object(details);
  return (
    code === 410 ||
    reason === 'Expired' ||
    reason === 'Gone' ||
    (Array.isArray(causes) &&
      causes.some(cause => Object(cause).reason === 'ResourceVersionTooLarge'))
  );
}

function describeError(status: unknown): ClusterFailure {
  const { code } = Object(status);
  const known = Number.isInteger(code) ? code : 500;
  const params = { status: known };
  if (isUnknownVersion(status)) {
    return known === 504
      ? new ClusterFailure('watch-expired', 'watch too new (504)', params)
      : new ClusterFailure('watch-expired', 'watch expired (410)', {
          status: 410,
        });
  }
  switch (known) {
    case 401:
      return new ClusterFailure('unauthorized', 'unauthorized (401)', params);
    case 403:
      return new ClusterFailure('forbidden', 'forbidden (403)', params);
    case 429:
      return new ClusterFailure('throttled', 'too many requests (429)', params);
    default:
      return new ClusterFailure(
        'server-error',
        `server error ${known}`,
        params,
      );
  }
}

/**
 * Reads one line of a watch.
 *
 * @throws ClusterFailure when it tells of an error
 * @internal
 */
export function parseEvent(
  { kind, namespace }: Collection,
  line: string,
): ParsedEvent {
  let event;
  try {
    event = Object(JSON.parse(line));
  } catch {
    return { type: 'broken' };
  }
  const { type, object } = event;
  if (type === 'ERROR') {
    throw describeError(object);
  }
  if (type === 'BOOKMARK') {
    const { resourceVersion, annotations } = Object(Object(object).metadata);
    return typeof resourceVersion === 'string' && resourceVersion !== ''
      ? {
          type: 'bookmark',
          resourceVersion,
          endsList: Object(annotations)[listEndAnnotation] === 'true',
        }
      : { type: 'broken' };
  }
  const read =
    Object(object).kind === objectKindOf(kind)
      ? readObject(kind, object, namespace)
      : undefined;
  if (!read || !['ADDED', 'MODIFIED', 'DELETED'].includes(type)) {
    return { type: 'broken' };
  }
  return { type: 'object', deleted: type === 'DELETED', object: read };
}
