import { AuditorService } from '@backstage/backend-plugin-api';
import { JsonObject } from '@backstage/types';
import {
  cleanLine,
  PlatformServiceRequest,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ApplyOptions } from './PlatformServiceApplier';
import { subjectOf } from './subjectOf';

/**
 * Id of the audit event of every apply, also of those that are refused.
 *
 * @internal
 */
export const APPLY_EVENT = 'platform-service-apply';

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
  const { name, spec, provider, platformMode, dryRun, force } = wish;
  return {
    by: subjectOf(options.credentials),
    cluster: bounded(cluster, 253),
    name: bounded(name, 253),
    image: bounded(spec.image, 1024),
    provider: bounded(provider, 1024),
    dryRun: dryRun === true,
    force: force === true,
    // Meant so, until the gate says whether it is one.
    override: platformMode !== undefined,
    platformMode: platformMode && {
      via: bounded(platformMode.via, 16),
      name: bounded(platformMode.name, 253),
    },
  };
}

/** What went wrong, without texts that quote what was sent or a cluster. */
function describeError(error: unknown): Error {
  const { name, code, details, permission, reason } = Object(error);
  const fields = (Array.isArray(details) ? details : []).map(
    detail => `${detail.field}: ${detail.code}`,
  );
  const text = [permission, code, reason?.code, ...fields]
    .filter(each => typeof each === 'string')
    .join(', ');
  const described = new Error(text || 'refused');
  described.name = typeof name === 'string' ? name : 'Error';
  described.stack = undefined;
  return described;
}

/**
 * Notes in the audit log who wanted what on which cluster, and what became of it.
 *
 * @internal
 */
export class ApplyAudit {
  private readonly found: JsonObject = {};

  private constructor(
    private readonly event: Awaited<ReturnType<AuditorService['createEvent']>>,
  ) {}

  static async begin(
    auditor: AuditorService,
    cluster: string,
    wish: PlatformServiceRequest,
    options: ApplyOptions,
  ): Promise<ApplyAudit> {
    return new ApplyAudit(
      await auditor.createEvent({
        eventId: APPLY_EVENT,
        severityLevel: 'medium',
        request: options.request,
        meta: describeWish(cluster, wish, options),
      }),
    );
  }

  /** Adds what was found out on the way; it is told with the end. */
  note(meta: JsonObject): void {
    Object.assign(this.found, meta);
  }

  async succeed(result: string): Promise<void> {
    await this.event.success({ meta: { ...this.found, result } });
  }

  async fail(error: unknown): Promise<void> {
    await this.event.fail({
      error: describeError(error),
      meta: { ...this.found, result: 'refused' },
    });
  }
}
