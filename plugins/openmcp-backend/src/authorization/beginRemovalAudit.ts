import { AuditorService } from '@backstage/backend-plugin-api';
import { cleanLine } from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyOptions } from './PlatformServiceApplier';
import { RemovalRequest } from './PlatformServiceRemover';
import { subjectOf } from './subjectOf';
import { WriteAudit } from './WriteAudit';

/** Id of the audit event of every removal, also of those that are refused. */
const DELETE_EVENT = 'platform-service-delete';

const longestName = 253;

/**
 * Notes in the audit log who wants to remove what from which cluster.
 *
 * @internal
 */
export async function beginRemovalAudit(
  auditor: AuditorService,
  { cluster, name, dryRun, uid }: RemovalRequest,
  options: ApplyOptions,
): Promise<WriteAudit> {
  return WriteAudit.begin(auditor, {
    eventId: DELETE_EVENT,
    severityLevel: 'medium',
    request: options.request,
    meta: {
      by: subjectOf(options.credentials),
      cluster: cleanLine(cluster, longestName),
      name: cleanLine(name, longestName),
      uid: uid === undefined ? undefined : cleanLine(uid, longestName),
      dryRun,
    },
  });
}
