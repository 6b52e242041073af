import { AuditorService, LoggerService } from '@backstage/backend-plugin-api';
import { NotAllowedError } from '@backstage/errors';
import { JsonObject } from '@backstage/types';
import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';
import { ErrorRequestHandler } from 'express';
import { HiddenResource } from '../refusals';

/**
 * Id of the audit event of every read that was refused.
 *
 * @internal
 */
export const REFUSAL_EVENT = 'access-refused';

/** Longest reference that is written down. */
const longestResource = 1024;

/** Undefined for errors that are no refusals. */
function describeRefusal(error: unknown): JsonObject | undefined {
  if (error instanceof HiddenResource) {
    return {
      permission: error.missingPermission,
      resource: cleanLine(error.resource, longestResource),
    };
  }
  if (error instanceof NotAllowedError) {
    const { permission } = error as { permission?: unknown };
    return {
      permission: typeof permission === 'string' ? permission : undefined,
    };
  }
  return undefined;
}

/**
 * Notes in the audit log who was refused to read what. To the caller, what may not
 * be seen is not there; the log knows better.
 *
 * @internal
 */
export function createRefusalAudit({
  auditor,
  logger,
}: {
  auditor: AuditorService;
  logger: LoggerService;
}): ErrorRequestHandler {
  const note: ErrorRequestHandler = async (error, request, _response, next) => {
    const meta = describeRefusal(error);
    if (meta) {
      try {
        const event = await auditor.createEvent({
          eventId: REFUSAL_EVENT,
          severityLevel: 'medium',
          request,
          meta,
        });
        const refused = new Error('refused');
        refused.stack = undefined;
        await event.fail({ error: refused });
      } catch {
        // The read stays refused either way.
        logger.error('The audit log does not take that a read was refused');
      }
    }
    next(error);
  };
  return note;
}
