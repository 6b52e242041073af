import { json, RequestHandler } from 'express';
import { BodyError } from '../../refusals';

/** Longest body, in bytes; a cluster takes no longer object by far. */
const longestBody = 256 * 1024;

/** Methods whose requests have a body here. */
const methodsWithBody = ['POST', 'PUT', 'PATCH'];

/**
 * What the parser found wrong. Its own text repeats pieces of the body, which may
 * hold values of variables.
 */
function toBodyError(error: unknown): unknown {
  const { type, status } = Object(error);
  if (type === 'entity.too.large') {
    return new BodyError(
      413,
      'too-large',
      `may have ${longestBody} bytes at most`,
    );
  }
  if (status === 415) {
    return new BodyError(
      415,
      'unsupported',
      'has a character set or an encoding that is not supported',
    );
  }
  return status >= 400 && status < 500
    ? new BodyError(400, 'malformed', 'is not well-formed JSON')
    : error;
}

/**
 * Reads bodies of requests: JSON and nothing else, 256 KiB at most.
 *
 * @internal
 */
export function createJsonReader(): RequestHandler {
  const read = json({ limit: longestBody });
  return (request, response, next) => {
    if (!methodsWithBody.includes(request.method)) {
      next();
      return;
    }
    if (!request.is('application/json')) {
      next(
        new BodyError(415, 'unsupported', 'must be sent as application/json'),
      );
      return;
    }
    read(request, response, (error: unknown) =>
      next(error ? toBodyError(error) : undefined),
    );
  };
}
