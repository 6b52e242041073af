import { ClusterFailure } from '../../clusters';
import { createClusterError, createConflictError } from '../../refusals';
import { ClusterAnswer } from './ClusterAnswer';
import { createConflictRefusal } from './createConflictRefusal';
import { createInvalidRefusal } from './createInvalidRefusal';
import { createPolicyRefusal } from './createPolicyRefusal';
import { createSchemaRefusal } from './createSchemaRefusal';
import { RefusedRequest } from './Refused';
import { readStatus, StatusBody } from './StatusBody';
import { toReason } from './toReason';

/**
 * What an API server says of a version of the object: of one that was to be absent
 * and is there (422, see `ABSENT`) no version was given. Source:
 * kubernetes/apiserver, `pkg/registry/generic/registry/store.go`.
 */
function isAboutVersion(status: StatusBody): boolean {
  return status.causes.some(
    ({ field }) => field === 'metadata.resourceVersion',
  );
}

/**
 * An answer of status 409 without causes, or one about the version: the object is
 * not the one that was read, or was made meanwhile. It may be tried again from the
 * beginning.
 *
 * @internal
 */
export function isStale(answer: ClusterAnswer): boolean {
  const status = readStatus(answer.body);
  if (status === undefined) {
    return false;
  }
  return answer.statusCode === 409
    ? createConflictRefusal(status) === undefined
    : answer.statusCode === 422 && isAboutVersion(status);
}

/**
 * An answer of status 404 that is about the object, not about its kind.
 *
 * @internal
 */
export function isMissingObject(answer: ClusterAnswer): boolean {
  return (
    answer.statusCode === 404 && readStatus(answer.body)?.namesObject === true
  );
}

/** Statuses that say for certain that the API server did not write. */
function isCertain(statusCode: number): boolean {
  return statusCode < 500;
}

function createChangedMeanwhile() {
  return createConflictError(
    'The object was changed by somebody else at the same time, several times in a row',
    [
      {
        field: 'metadata',
        code: 'changed-meanwhile',
        message: 'was changed meanwhile; look at it and try again',
      },
    ],
  );
}

function createNotInstalled({ cluster }: RefusedRequest) {
  return createConflictError(
    `${cluster} does not know PlatformServices (openmcp.cloud/v1alpha1): is the openmcp-operator installed there? Nothing was changed`,
    [
      {
        field: 'cluster',
        code: 'kind-not-installed',
        message: 'does not know PlatformServices',
      },
    ],
  );
}

/**
 * Tells the refusals of an API server apart.
 *
 * - 409 with causes: other managers own the fields; without, and 422 about the
 *   version: stale.
 * - 500 that names a field, 400 of strict decoding: the schema does not know it.
 * - 422 with fields: wrong values; else, as 403 and 413: a policy or a webhook.
 * - 403 for the portal's own account, 401, 429, 5xx, everything that is not
 *   Kubernetes: the cluster cannot be written to at the moment.
 *
 * @param answer - any but 200 and 201
 * @internal
 */
export function createRefusal(
  answer: ClusterAnswer,
  request: RefusedRequest,
): Error {
  const { statusCode } = answer;
  const status = readStatus(answer.body);
  if (statusCode === 404 && (status || answer.isPlainText)) {
    return createNotInstalled(request);
  }
  const reason = toReason(answer);
  const written = isCertain(statusCode) ? 'nothing' : request.written;
  if (reason || !status) {
    const failure =
      reason ?? new ClusterFailure('unexpected-answer', 'unexpected answer');
    return createClusterError(request.cluster, failure, written);
  }
  if (statusCode === 409) {
    return createConflictRefusal(status) ?? createChangedMeanwhile();
  }
  if (isStale(answer)) {
    return createChangedMeanwhile();
  }
  const schema =
    statusCode === 500 || statusCode === 400
      ? createSchemaRefusal(status)
      : undefined;
  if (schema) {
    return schema;
  }
  if (statusCode >= 500) {
    const failure = new ClusterFailure(
      'server-error',
      `server error ${statusCode}`,
      { status: statusCode },
    );
    return createClusterError(request.cluster, failure, written);
  }
  return (
    (statusCode === 422 ? createInvalidRefusal(status) : undefined) ??
    createPolicyRefusal(status, request)
  );
}
