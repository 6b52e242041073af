import { AuditorService, LoggerService } from '@backstage/backend-plugin-api';
import { ErrorRequestHandler } from 'express';
import { noteRefusal } from '../refusals';

/**
 * Notes in the audit log who was refused to read what. To the caller, what may not
 * be seen is not there; the log knows better.
 *
 * @internal
 */
export function createRefusalAudit(services: {
  auditor: AuditorService;
  logger: LoggerService;
}): ErrorRequestHandler {
  const note: ErrorRequestHandler = async (error, request, _response, next) => {
    await noteRefusal(services, error, { request });
    next(error);
  };
  return note;
}
