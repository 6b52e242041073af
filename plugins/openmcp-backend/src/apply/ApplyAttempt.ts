import {
  buildPlatformService,
  diffPlatformServices,
  maskEnvironment,
  PLATFORM_MODE_ANNOTATION,
  PlatformServiceObject,
  recordPlatformMode,
} from '@openmcp/backstage-plugin-openmcp-common';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { Clock } from '../timing';
import { ClusterAnswer } from './answers';
import { AppliedPlatformService } from './AppliedPlatformService';
import { CheckedRequests } from './CheckedRequests';
import { dependsOnVersion } from './dependsOnVersion';
import { describeWarnings } from './describeWarnings';
import {
  composeObject,
  isUnchanged,
  LiveObject,
  recordOf,
  refuseLiveObject,
  refuseUnexpected,
  textsOf,
} from './live';
import { PlatformServiceWish } from './PlatformServiceWish';

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
  constructor(
    private readonly requests: CheckedRequests,
    private readonly wish: PlatformServiceWish,
    private readonly clock: Clock,
    /** Told of the object as it is after it was applied. */
    private readonly onApplied: (object: LiveObject) => void,
  ) {}

  /**
   * @throws StaleAnswer when it may be tried once more; else as `ClusterApplier`
   */
  async run(): Promise<AppliedPlatformService> {
    const live = await this.requests.read(this.wish.name);
    if (live) {
      refuseLiveObject(live, { mayBeOwned: this.wish.throughRepository });
    }
    await this.wish.review?.(live);
    const object = this.build(live);
    const values = valuesOf(object, ...(live ? [live] : []));
    const tried = await this.send(object, { dryRun: true, values });
    const after = this.requests.objectOf(tried, 'nothing');
    const diff = diffPlatformServices(live, after);
    refuseUnexpected(diff, this.wish.expected, live);
    const content = { diff, manifest: writeManifest(maskEnvironment(object)) };
    // Through a repository the portal owns no field, so values alone count.
    const isSame = this.wish.throughRepository
      ? diff.length === 0
      : live && isUnchanged(live, after);
    if (live && isSame) {
      if (!this.wish.dryRun) {
        this.onApplied(live);
      }
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
    const written = await this.send(object, {
      dryRun: false,
      values,
      resourceVersion: this.versionFor(live),
    });
    const applied = this.requests.objectOf(written, 'unknown');
    this.onApplied(applied);
    return {
      result: written.statusCode === 201 ? 'created' : 'configured',
      ...content,
      ...identityOf(applied),
      warnings: describeWarnings(
        [...tried.warnings, ...written.warnings],
        sharesOnly,
      ),
    };
  }

  /** What depends on what was read has to find it as it was. */
  private versionFor(live: LiveObject | undefined): string | undefined {
    const { resourceVersion } = live?.metadata ?? {};
    return dependsOnVersion(this.wish) && typeof resourceVersion === 'string'
      ? resourceVersion
      : undefined;
  }

  private build(live: LiveObject | undefined): PlatformServiceObject {
    const { name, platformMode, by } = this.wish;
    const { record, spec } = composeObject(this.wish, live);
    const recorded = textsOf(live?.metadata.annotations).get(
      PLATFORM_MODE_ANNOTATION,
    );
    const at = new Date(this.clock.now()).toISOString();
    return buildPlatformService({
      name,
      spec,
      platformMode,
      recordedPlatformMode: platformMode
        ? recordPlatformMode({ ...platformMode, by, at }, recorded)
        : record,
    });
  }

  private async send(
    object: PlatformServiceObject,
    {
      dryRun,
      values,
      resourceVersion,
    }: {
      dryRun: boolean;
      values: readonly string[];
      resourceVersion?: string;
    },
  ): Promise<ClusterAnswer> {
    const written = dryRun ? 'nothing' : 'unknown';
    const { throughRepository } = this.wish;
    const force = this.wish.force || (throughRepository && dryRun);
    const answer = await this.requests.ask(
      () =>
        this.requests.requests.apply(object, {
          dryRun,
          force,
          values,
          resourceVersion,
        }),
      written,
    );
    if (answer.statusCode === 200 || answer.statusCode === 201) {
      return answer;
    }
    throw this.requests.refuse(answer, written);
  }
}
