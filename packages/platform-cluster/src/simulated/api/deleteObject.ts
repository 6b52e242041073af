import { KubernetesObject } from '../objects';
import { ObjectStore } from '../store';
import { ApiError } from './ApiError';
import { ApiAnswer, ApiRequest } from './ApiRequest';
import { parseObject } from './readBody';
import { represented } from './representation';

/**
 * Tells whether a request is to change nothing.
 *
 * @param request - the request
 * @internal
 */
export function isDryRun(request: ApiRequest): boolean {
  return request.query.get('dryRun') === 'All';
}

/**
 * Answers a deletion: with the object when something still holds it.
 *
 * @param store - the objects
 * @param request - the request
 * @param current - the object
 * @throws ApiError 409 when a precondition does not hold
 * @internal
 */
export function deleteObject(
  store: ObjectStore,
  request: ApiRequest,
  current: KubernetesObject,
): ApiAnswer {
  const { kind, namespace = '', body, form } = request;
  const { name, uid } = current.metadata;
  const options = (body ? parseObject(body) : {}) as {
    preconditions?: { uid?: string; resourceVersion?: string };
    dryRun?: string[];
  };
  const { preconditions = {} } = options;
  const { resourceVersion } = current.metadata;
  if (
    (preconditions.uid ?? uid) !== uid ||
    (preconditions.resourceVersion ?? resourceVersion) !== resourceVersion
  ) {
    throw ApiError.modified(kind, name);
  }
  if (!isDryRun(request) && !options.dryRun?.length) {
    store.delete(kind.id, namespace, name);
  }
  const left = store.get(kind.id, namespace, name);
  if (left?.metadata.deletionTimestamp) {
    return { code: 200, body: represented(left, kind, form) };
  }
  return {
    code: 200,
    body: {
      kind: 'Status',
      apiVersion: 'v1',
      metadata: {},
      status: 'Success',
      details: {
        name,
        ...(kind.group ? { group: kind.group } : {}),
        kind: kind.plural,
        uid,
      },
    },
  };
}
