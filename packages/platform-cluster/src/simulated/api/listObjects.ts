import { KubernetesObject } from '../objects';
import { ObjectStore } from '../store';
import { ApiError } from './ApiError';
import { ApiAnswer, ApiRequest } from './ApiRequest';
import { listType, representedItem } from './representation';
import { fieldSelector, labelSelector } from './selectors';

interface Continuation {
  /** Resource version of the first page. */
  resourceVersion: number;
  /** Namespace and name of the last item of the page before. */
  after: string;
}

function keyOf({ metadata }: KubernetesObject): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

function continuationOf(token: string | null): Continuation | undefined {
  if (!token) {
    return undefined;
  }
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    throw ApiError.badRequest('continue key is not valid');
  }
}

/**
 * Refuses a resource version that this cluster has not reached.
 *
 * @param text - query parameter `resourceVersion`
 * @param current - the latest version
 * @returns the version; undefined when the latest one will do
 * @throws ApiError 400 when it is not a number, 504 when it is from the future
 * @internal
 */
export function checkedResourceVersion(
  text: string | null,
  current: number,
): number | undefined {
  if (!text || text === '0') {
    return undefined;
  }
  const version = Number(text);
  if (!Number.isInteger(version) || version < 0) {
    throw ApiError.badRequest(`Invalid value: "${text}"`);
  }
  if (version > current) {
    throw new ApiError(
      504,
      'Timeout',
      `Timeout: Too large resource version: ${version}, current: ${current}`,
      {
        causes: [
          {
            reason: 'ResourceVersionTooLarge',
            message: 'Too large resource version',
          },
        ],
        retryAfterSeconds: 1,
      },
    );
  }
  return version;
}

/**
 * Answers a list, in pages when a limit is given.
 *
 * @remarks
 *
 * Pages after the first one show the objects as they are by then. The resource
 * version of the first page stands in all of them, so a watch from there misses
 * nothing.
 *
 * @param store - the objects
 * @param request - the request
 * @throws ApiError when a parameter is refused
 * @internal
 */
export function listObjects(
  store: ObjectStore,
  request: ApiRequest,
): ApiAnswer {
  const { kind, namespace, query, form } = request;
  const labels = labelSelector(query.get('labelSelector'));
  const fields = fieldSelector(query.get('fieldSelector'), kind);
  const continuation = continuationOf(query.get('continue'));
  checkedResourceVersion(query.get('resourceVersion'), store.resourceVersion);
  const resourceVersion =
    continuation?.resourceVersion ?? store.resourceVersion;

  const selected = store
    .list(kind.id, namespace)
    .filter(object => labels(object) && fields(object))
    .filter(object => !continuation || keyOf(object) > continuation.after);
  const limit = Number(query.get('limit') ?? 0) || selected.length;
  const page = selected.slice(0, limit);
  const left = selected.length - page.length;
  const next: Continuation | undefined = left
    ? { resourceVersion, after: keyOf(page[page.length - 1]) }
    : undefined;

  return {
    code: 200,
    body: {
      ...listType(kind, form),
      metadata: {
        ...(next
          ? {
              continue: Buffer.from(JSON.stringify(next)).toString('base64url'),
              remainingItemCount: left,
            }
          : {}),
        resourceVersion: String(resourceVersion),
      },
      items: page.map(object => representedItem(object, kind, form)),
    },
  };
}
