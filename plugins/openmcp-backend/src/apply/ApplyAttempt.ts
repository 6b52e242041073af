import {
  buildPlatformService,
  diffPlatformServices,
  maskEnvironment,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceObject,
  recordPlatformMode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { ClusterFailure, toClusterFailure } from '../clusters';
import { createClusterError, Written } from '../refusals';
import { Clock } from '../timing';
import {
  ClusterAnswer,
  createRefusal,
  isMissingObject,
  isStale,
} from './answers';
import { AppliedPlatformService } from './AppliedPlatformService';
import { describeWarnings } from './describeWarnings';
import { isSurelyUnsent } from './isSurelyUnsent';
import {
  isUnchanged,
  keepValues,
  LiveObject,
  readLiveObject,
  recordOf,
  refuseLiveObject,
  textsOf,
} from './live';
import { PlatformServiceRequests } from './PlatformServiceRequests';
import { PlatformServiceWish } from './PlatformServiceWish';
import { StaleAnswer } from './StaleAnswer';

function identityOf(
  object: LiveObject | undefined,
): Pick<AppliedPlatformService, 'generation' | 'uid'> {
  const { generation, uid } = object?.metadata ?? {};
  return {
    generation: typeof generation === 'number' ? generation : undefined,
    uid: typeof uid === 'string' ? uid : undefined,
  };
}

/** Values of variables, of what is sent and of what is there. */
function valuesOf(...objects: Array<{ spec: { env?: unknown } }>): string[] {
  return objects
    .flatMap(({ spec: { env } }) => (Array.isArray(env) ? env : []))
    .map(entry => recordOf(entry).value)
    .filter(value => typeof value === 'string');
}

/**
 * One attempt to put one PlatformService onto one cluster: read, look whose it
 * is, try, compare, write.
 *
 * @internal
 */
export class ApplyAttempt {
  /**
   * @param cluster - its title
   */
  constructor(
    private readonly cluster: string,
    private readonly requests: PlatformServiceRequests,
    private readonly wish: PlatformServiceWish,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws StaleAnswer when it may be tried once more; else as `ClusterApplier`
   */
  async run(): Promise<AppliedPlatformService> {
    const live = await this.readLive();
    if (live) {
      refuseLiveObject(live, { mayBeOwned: this.wish.throughRepository });
    }
    const object = this.build(live);
    const values = valuesOf(object, ...(live ? [live] : []));
    const tried = await this.send(object, { dryRun: true, values });
    const after = this.objectOf(tried, 'nothing');
    const diff = diffPlatformServices(live, after);
    const content = { diff, manifest: writeManifest(maskEnvironment(object)) };
    // Through a repository the portal owns no field, so values alone count.
    const isSame = this.wish.throughRepository
      ? diff.length === 0
      : live && isUnchanged(live, after);
    if (live && isSame) {
      return {
        result: 'unchanged',
        ...content,
        ...identityOf(live),
        warnings: describeWarnings(tried.warnings, false),
      };
    }
    const sharesOnly = live !== undefined && diff.length === 0;
    if (this.wish.dryRun) {
      return {
        result: live ? 'configured' : 'created',
        ...content,
        ...identityOf(live),
        warnings: describeWarnings(tried.warnings, sharesOnly),
      };
    }
    const written = await this.send(object, { dryRun: false, values });
    return {
      result: written.statusCode === 201 ? 'created' : 'configured',
      ...content,
      ...identityOf(this.objectOf(written, 'unknown')),
      warnings: describeWarnings(
        [...tried.warnings, ...written.warnings],
        sharesOnly,
      ),
    };
  }

  private build(live: LiveObject | undefined): PlatformServiceObject {
    const { name, spec, platformMode, by } = this.wish;
    const recorded = textsOf(live?.metadata.annotations).get(
      PLATFORM_MODE_ANNOTATION,
    );
    const at = new Date(this.clock.now()).toISOString();
    return buildPlatformService({
      name,
      spec: keepValues(spec, live),
      platformMode,
      recordedPlatformMode:
        platformMode &&
        recordPlatformMode({ ...platformMode, by, at }, recorded),
    });
  }

  /** Undefined when there is no such object yet. */
  private async readLive(): Promise<LiveObject | undefined> {
    const answer = await this.ask(
      () => this.requests.read(this.wish.name),
      'nothing',
    );
    if (isMissingObject(answer)) {
      return undefined;
    }
    if (answer.statusCode !== 200) {
      throw this.refuse(answer, 'nothing');
    }
    return this.objectOf(answer, 'nothing');
  }

  private async send(
    object: PlatformServiceObject,
    { dryRun, values }: { dryRun: boolean; values: readonly string[] },
  ): Promise<ClusterAnswer> {
    const written = dryRun ? 'nothing' : 'unknown';
    const { throughRepository } = this.wish;
    const force = this.wish.force || (throughRepository && dryRun);
    const answer = await this.ask(
      () => this.requests.apply(object, { dryRun, force, values }),
      written,
    );
    if (answer.statusCode === 200 || answer.statusCode === 201) {
      return answer;
    }
    const refusal = this.refuse(answer, written);
    throw isStale(answer) ? new StaleAnswer(refusal) : refusal;
  }

  private async ask(
    send: () => Promise<ClusterAnswer>,
    written: Written,
  ): Promise<ClusterAnswer> {
    try {
      return await send();
    } catch (error) {
      const failure = toClusterFailure(error);
      throw createClusterError(
        this.cluster,
        failure,
        isSurelyUnsent(failure.code) ? 'nothing' : written,
      );
    }
  }

  private refuse(answer: ClusterAnswer, written: Written): Error {
    return createRefusal(answer, { cluster: this.cluster, written });
  }

  private objectOf(answer: ClusterAnswer, written: Written): LiveObject {
    const object = readLiveObject(answer.body);
    if (!object) {
      const failure = new ClusterFailure(
        'unexpected-answer',
        'answer is not Kubernetes JSON, perhaps a login page',
      );
      throw createClusterError(this.cluster, failure, written);
    }
    return object;
  }
}
