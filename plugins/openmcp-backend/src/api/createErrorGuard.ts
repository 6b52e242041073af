import { LoggerService } from '@backstage/backend-plugin-api';
import { ErrorRequestHandler } from 'express';

/** Errors that are made for the caller to read. */
const readable: ReadonlySet<unknown> = new Set([
  'AuthenticationError',
  'ConflictError',
  'EligibilityRefusal',
  'InputError',
  'NotAllowedError',
  'NotFoundError',
  'NotImplementedError',
  'RevisionGone',
  'ServiceUnavailableError',
  // A path that is not encoded well.
  'URIError',
]);

/** Where it happened, without the message in front of it. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n');
}

/**
 * Lets no answer hold a stack trace, or a text that is not meant for people: errors
 * of libraries name hosts, and repeat what they were given. Of those the answer
 * says only that there was one, and the log where.
 *
 * @internal
 */
export function createErrorGuard({
  logger,
}: {
  logger: LoggerService;
}): ErrorRequestHandler {
  return (error, _request, _response, next) => {
    if (error instanceof Error && readable.has(error.name)) {
      error.stack = undefined;
      next(error);
      return;
    }
    const name = error instanceof Error ? error.name : 'unknown error';
    const frames = error instanceof Error ? framesOf(error) : '';
    logger.error(`A request failed unexpectedly (${name})\n${frames}`);
    const failure = new Error('The request failed unexpectedly');
    failure.stack = undefined;
    next(failure);
  };
}
