import { AuditorService, LoggerService } from '@backstage/backend-plugin-api';
import { NotAllowedError } from '@backstage/errors';
import { JsonObject } from '@backstage/types';
import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';
import { HiddenResource } from './HiddenResource';

type AuditEvent = Parameters<AuditorService['createEvent']>[0];

/** Id of the audit event of every read that was refused. */
const REFUSAL_EVENT = 'access-refused';

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
 * Notes in the audit log who was refused to read what; other errors are none of
 * its business. Never throws: the read stays refused either way.
 *
 * @param asked - the request, or in `meta` who asked otherwise
 * @internal
 */
export async function noteRefusal(
  services: { auditor: AuditorService; logger: LoggerService },
  error: unknown,
  asked: Pick<AuditEvent, 'request' | 'meta'>,
): Promise<void> {
  const meta = describeRefusal(error);
  if (!meta) {
    return;
  }
  try {
    const event = await services.auditor.createEvent({
      eventId: REFUSAL_EVENT,
      severityLevel: 'medium',
      request: asked.request,
      meta: { ...asked.meta, ...meta },
    });
    const refused = new Error('refused');
    refused.stack = undefined;
    await event.fail({ error: refused });
  } catch {
    services.logger.error(
      'The audit log does not take that a read was refused',
    );
  }
}
