import { ClusterFailure, TransportResponse } from '../../clusters';
import { readRetryAfter } from './readRetryAfter';

function hasContentType(response: TransportResponse, type: string): boolean {
  const header = response.headers['content-type'] ?? '';
  return header.split(';')[0].trim().toLowerCase() === type;
}

/**
 * An API server that does not know a kind says so as plain text or as JSON; an
 * HTML page comes from something that stands before it.
 */
function isFromApiServer(response: TransportResponse): boolean {
  return (
    hasContentType(response, 'text/plain') ||
    hasContentType(response, 'application/json')
  );
}

function describeStatus(
  response: TransportResponse,
  now: number,
): ClusterFailure {
  const { statusCode } = response;
  const retryAfter = readRetryAfter(response.headers, now);
  switch (statusCode) {
    case 401:
      return new ClusterFailure('unauthorized', 'unauthorized (401)', {
        status: statusCode,
      });
    case 403:
      return new ClusterFailure('forbidden', 'forbidden (403)', {
        status: statusCode,
      });
    case 410:
      return new ClusterFailure('watch-expired', 'watch expired (410)', {
        status: statusCode,
      });
    case 429:
      return new ClusterFailure(
        'throttled',
        'too many requests (429)',
        { status: statusCode },
        { retryAfter },
      );
    default:
  }
  if (statusCode === 404 && isFromApiServer(response)) {
    return new ClusterFailure('not-found', 'not found (404)', {
      status: statusCode,
    });
  }
  if (statusCode >= 500) {
    return new ClusterFailure(
      'server-error',
      `server error ${statusCode}`,
      { status: statusCode },
      { retryAfter },
    );
  }
  return new ClusterFailure(
    'unexpected-answer',
    `unexpected answer ${statusCode}`,
    { status: statusCode },
  );
}

/**
 * The answer that something else than an API server gives, for instance a page
 * that asks to log on.
 *
 * @internal
 */
export function createNotKubernetesFailure(): ClusterFailure {
  return new ClusterFailure(
    'unexpected-answer',
    'answer is not Kubernetes JSON, perhaps a login page',
  );
}

/**
 * Lets only answers through that can be those of an API server: status 200 and
 * JSON.
 *
 * @param now - milliseconds since the epoch
 * @throws ClusterFailure for every other answer; its body is then given up
 * @internal
 */
export async function checkAnswer(
  response: TransportResponse,
  now: number,
): Promise<void> {
  if (response.statusCode !== 200) {
    await response.discard();
    throw describeStatus(response, now);
  }
  if (!hasContentType(response, 'application/json')) {
    await response.discard();
    throw createNotKubernetesFailure();
  }
}
