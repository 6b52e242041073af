import { ObjectStore } from '../store';
import { ApiError } from './ApiError';
import { ApiAnswer, ApiRequest } from './ApiRequest';
import { ListPages } from './ListPages';
import { listType, representedItem } from './representation';
import { fieldSelector, labelSelector } from './selectors';

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
    throw ApiError.tooLargeVersion(version, current);
  }
  return version;
}

/**
 * Answers a list, in pages when a limit is given. All pages show the moment of
 * the first one.
 *
 * @param store - the objects
 * @param pages - lists that are half read
 * @param request - the request
 * @throws ApiError when a parameter is refused
 * @internal
 */
export function listObjects(
  store: ObjectStore,
  pages: ListPages,
  request: ApiRequest,
): ApiAnswer {
  const { kind, namespace, query, form } = request;
  const labels = labelSelector(query.get('labelSelector'));
  const fields = fieldSelector(query.get('fieldSelector'), kind);
  checkedResourceVersion(query.get('resourceVersion'), store.resourceVersion);
  const part = pages.find(kind.id, namespace, query.get('continue'));

  const selected = part.objects.filter(
    object => labels(object) && fields(object) && pages.isLeft(object, part),
  );
  const limit = Number(query.get('limit') ?? 0) || selected.length;
  const page = selected.slice(0, limit);
  const left = selected.length - page.length;

  return {
    code: 200,
    body: {
      ...listType(kind, form),
      metadata: {
        ...(left
          ? {
              continue: pages.continueAfter(
                kind.id,
                namespace,
                part,
                page[page.length - 1],
              ),
              remainingItemCount: left,
            }
          : {}),
        resourceVersion: String(part.resourceVersion),
      },
      items: page.map(object => representedItem(object, kind, form)),
    },
  };
}
