import { ClusterFailure } from '../../clusters';
import { ClusterAnswer } from './ClusterAnswer';
import { readStatus } from './StatusBody';

/** API servers name the account and the address of the object; we do not. */
const missingRight = /\bcannot (get|create|patch|update|delete) resource\b/;

/**
 * Says why an answer is none that can be worked with.
 *
 * @returns undefined for a refusal that is about the object
 * @internal
 */
export function toReason(answer: ClusterAnswer): ClusterFailure | undefined {
  const { statusCode } = answer;
  const params = { status: statusCode };
  const status = readStatus(answer.body);
  if (statusCode === 401) {
    return new ClusterFailure('unauthorized', 'unauthorized (401)', params);
  }
  if (statusCode === 429) {
    return new ClusterFailure('throttled', 'too many requests (429)', params);
  }
  if (!status) {
    return statusCode >= 500
      ? new ClusterFailure('server-error', `server error ${statusCode}`, params)
      : new ClusterFailure(
          'unexpected-answer',
          'answer is not Kubernetes JSON, perhaps a login page',
          params,
        );
  }
  const verb = missingRight.exec(status.message)?.[1];
  return statusCode === 403 && verb
    ? new ClusterFailure(
        'forbidden',
        `the portal may not ${verb} platformservices.openmcp.cloud there (403)`,
        { ...params, verb },
      )
    : undefined;
}
