import { LoggerService } from '@backstage/backend-plugin-api';
import { ErrorRequestHandler } from 'express';
import { toReadableError } from '../refusals';

/**
 * Lets no answer hold a stack trace, or a text that is not meant for people.
 *
 * @internal
 */
export function createErrorGuard({
  logger,
}: {
  logger: LoggerService;
}): ErrorRequestHandler {
  return (error, _request, _response, next) =>
    next(toReadableError(error, logger));
}
