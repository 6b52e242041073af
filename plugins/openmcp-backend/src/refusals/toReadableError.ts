import { LoggerService } from '@backstage/backend-plugin-api';

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
 * What a caller may be told of an error: no stack trace, and no text that is not
 * meant for people, because errors of libraries name hosts and repeat what they
 * were given. Of those it says only that there was one, and the log where.
 *
 * @internal
 */
export function toReadableError(error: unknown, logger: LoggerService): Error {
  if (error instanceof Error && readable.has(error.name)) {
    error.stack = undefined;
    return error;
  }
  const name = error instanceof Error ? error.name : 'unknown error';
  const frames = error instanceof Error ? framesOf(error) : '';
  logger.error(`A request failed unexpectedly (${name})\n${frames}`);
  const failure = new Error('The request failed unexpectedly');
  failure.stack = undefined;
  return failure;
}
