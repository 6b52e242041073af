import { AuditorService } from '@backstage/backend-plugin-api';
import { JsonObject } from '@backstage/types';
import {
  cleanLine,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyOptions } from './PlatformServiceApplier';
import { subjectOf } from './subjectOf';
import { WriteAudit } from './WriteAudit';

/** Id of the audit event of every apply, also of those that are refused. */
const APPLY_EVENT = 'platform-service-apply';

function bounded(text: unknown, limit: number): string | undefined {
  return typeof text === 'string' ? cleanLine(text, limit) : undefined;
}

/**
 * What is told of an apply in the audit log. It holds no values of environment
 * variables.
 */
function describeWish(
  cluster: string,
  wish: PlatformServiceRequest,
  options: ApplyOptions,
): JsonObject {
  const { name, spec, keep, provider, platformMode, dryRun, force } = wish;
  return {
    by: subjectOf(options.credentials),
    cluster: bounded(cluster, 253),
    name: bounded(name, 253),
    image: bounded(spec.image, 1024),
    provider: bounded(provider, 1024),
    dryRun: dryRun === true,
    force: force === true,
    keep: keep?.map(field => cleanLine(field, 64)),
    // Meant so, until the gate says whether it is one.
    override: platformMode !== undefined,
    platformMode: platformMode && {
      via: bounded(platformMode.via, 16),
      name: bounded(platformMode.name, 253),
    },
  };
}

/**
 * Notes in the audit log who wants what on which cluster.
 *
 * @internal
 */
export async function beginApplyAudit(
  auditor: AuditorService,
  cluster: string,
  wish: PlatformServiceRequest,
  options: ApplyOptions,
): Promise<WriteAudit> {
  return WriteAudit.begin(auditor, {
    eventId: APPLY_EVENT,
    severityLevel: 'medium',
    request: options.request,
    meta: describeWish(cluster, wish, options),
  });
}
