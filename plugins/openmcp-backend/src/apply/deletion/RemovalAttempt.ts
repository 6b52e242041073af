import { NotFoundError } from '@backstage/errors';
import {
  cleanLine,
  TEXT_LIMITS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { createConflictError } from '../../refusals';
import { ClusterAnswer, isMissingObject } from '../answers';
import { CheckedRequests } from '../CheckedRequests';
import {
  findForeignOwner,
  LiveObject,
  readLiveObject,
  recordOf,
  refuseForeignObject,
} from '../live';
import { PlatformServiceRemoval } from './PlatformServiceRemoval';
import { RemovedPlatformService } from './RemovedPlatformService';

/**
 * Names that an object can have (RFC 1123 subdomain). Others, such as `.`, must not
 * get into the path of a request that deletes.
 */
const possibleName =
  /^(?=.{1,253}$)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string'
    ? cleanLine(value, TEXT_LIMITS.line)
    : undefined;
}

function createMissing(): NotFoundError {
  const message = 'there is no such PlatformService';
  return Object.assign(new NotFoundError('There is no such PlatformService'), {
    details: [{ field: 'name', code: 'not-found', message }],
  });
}

function requireSame(
  field: 'uid' | 'resourceVersion',
  wanted: string | undefined,
  live: LiveObject,
): void {
  if (wanted !== undefined && live.metadata[field] !== wanted) {
    const message = {
      uid: 'is that of another object: the one that was looked at is gone, and a new one has its name',
      resourceVersion:
        'is older: the object was changed since it was looked at',
    }[field];
    throw createConflictError(
      'This is not the PlatformService any more that was looked at: look at it again. Nothing was removed',
      [{ field, code: 'changed-meanwhile', message }],
    );
  }
}

function describeMetrics({
  spec,
  status = {},
}: LiveObject): RemovedPlatformService['metrics'] {
  const { serviceRef } = recordOf(status.metrics);
  const name = textOf(recordOf(serviceRef).name);
  const namespace = textOf(recordOf(serviceRef).namespace);
  return {
    wanted: recordOf(spec.metrics).disabled !== true,
    service: name ? { kind: 'Service', name, namespace } : undefined,
  };
}

/**
 * One attempt to remove one PlatformService from one cluster: read, look whose it
 * is, and delete what was read and nothing else.
 *
 * @internal
 */
export class RemovalAttempt {
  constructor(
    private readonly requests: CheckedRequests,
    private readonly removal: PlatformServiceRemoval,
  ) {}

  /**
   * @throws StaleAnswer when it may be tried once more; else as `ClusterRemover`
   */
  async run(): Promise<RemovedPlatformService> {
    const { name, uid, resourceVersion, throughRepository } = this.removal;
    const live = possibleName.test(name)
      ? await this.requests.read(name)
      : undefined;
    if (!live) {
      throw createMissing();
    }
    requireSame('uid', uid, live);
    refuseForeignObject(live, {
      mayBeOwned: throughRepository,
      remedy: 'remove it there',
    });
    const described = this.describe(live);
    if (described.deletionTimestamp !== undefined) {
      return { ...described, result: 'unchanged' };
    }
    requireSame('resourceVersion', resourceVersion, live);
    if (throughRepository) {
      return described;
    }
    const answer = await this.send(live);
    return this.removal.dryRun
      ? described
      : { ...described, ...this.readResult(answer) };
  }

  /** What would be done. */
  private describe(live: LiveObject): RemovedPlatformService {
    const { metadata, spec } = live;
    const { finalizers } = metadata;
    return {
      result:
        Array.isArray(finalizers) && finalizers.length > 0
          ? 'deleting'
          : 'deleted',
      uid: textOf(metadata.uid),
      resourceVersion: textOf(metadata.resourceVersion),
      deletionTimestamp: textOf(metadata.deletionTimestamp),
      image: typeof spec.image === 'string' ? spec.image : undefined,
      metrics: describeMetrics(live),
      owner: findForeignOwner(live),
    };
  }

  private async send({ metadata }: LiveObject): Promise<ClusterAnswer> {
    const { name, dryRun } = this.removal;
    const written = dryRun ? 'nothing' : 'unknown';
    const { uid, resourceVersion } = metadata;
    if (typeof uid !== 'string' || typeof resourceVersion !== 'string') {
      throw this.requests.unexpected('nothing');
    }
    const answer = await this.requests.ask(
      () =>
        this.requests.requests.delete(name, {
          dryRun,
          preconditions: { uid, resourceVersion },
        }),
      written,
    );
    if (isMissingObject(answer)) {
      throw createMissing();
    }
    if (answer.statusCode === 200 || answer.statusCode === 202) {
      return answer;
    }
    throw this.requests.refuse(answer, written);
  }

  /** An API server answers with the object as long as something holds it. */
  private readResult(
    answer: ClusterAnswer,
  ): Pick<RemovedPlatformService, 'result' | 'deletionTimestamp'> {
    const left = readLiveObject(answer.body);
    if (left) {
      return {
        result: 'deleting',
        deletionTimestamp: textOf(left.metadata.deletionTimestamp),
      };
    }
    const { kind, status } = recordOf(answer.body);
    if (kind !== 'Status' || status !== 'Success') {
      throw this.requests.unexpected('unknown');
    }
    return { result: 'deleted', deletionTimestamp: undefined };
  }
}
