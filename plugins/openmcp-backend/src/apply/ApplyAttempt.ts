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
import { ClusterAnswer, OwnedField, ownedFieldsOf } from './answers';
import { AppliedPlatformService } from './AppliedPlatformService';
import { CheckedRequests } from './CheckedRequests';
import { describeWarnings } from './describeWarnings';
import {
  composeObject,
  describeDelivery,
  isUnchanged,
  LiveObject,
  recordOf,
  refuseLiveObject,
  refuseUnexpected,
  textsOf,
} from './live';
import { Written } from '../refusals';
import { ABSENT, ApplyPrecondition } from './PlatformServiceRequests';
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

interface ApplyRequest {
  dryRun: boolean;
  values: readonly string[];
  precondition?: ApplyPrecondition;
  fieldManager?: string;
  /** Default: as it is wished. */
  force?: boolean;
}

/** What came of a dry run. */
interface TriedApply {
  tried: ClusterAnswer;
  /** Fields that others would lose. */
  taken: OwnedField[];
}

/** What a request may have done when nobody knows its answer. */
function writtenBy({ dryRun }: ApplyRequest): Written {
  return dryRun ? 'nothing' : 'unknown';
}

/**
 * One attempt to put one PlatformService onto one cluster: read, look whose it
 * is, try, judge what would come of it, compare, write. All of it is about one
 * version of the object: what was judged is what is written.
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
    const precondition = this.wish.dryRun
      ? undefined
      : this.preconditionOf(live);
    const { tried, taken } = this.wish.throughRepository
      ? await this.tryDelivery(object, live, values)
      : await this.tryApply(object, { values, precondition });
    const after = this.requests.objectOf(tried, 'nothing');
    await this.wish.judge?.({ live, after });
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
        warnings: describeWarnings({
          texts: tried.warnings,
          taken,
          sharesOnly: false,
        }),
      };
    }
    const sharesOnly = live !== undefined && diff.length === 0;
    if (this.wish.dryRun) {
      return {
        result: live ? 'configured' : 'created',
        ...content,
        ...identityOf(live),
        warnings: describeWarnings({
          texts: tried.warnings,
          taken,
          sharesOnly,
        }),
      };
    }
    const written = await this.send(object, {
      dryRun: false,
      values,
      precondition,
    });
    const applied = this.requests.objectOf(written, 'unknown');
    this.onApplied(applied);
    return {
      result: written.statusCode === 201 ? 'created' : 'configured',
      ...content,
      ...identityOf(applied),
      warnings: describeWarnings({
        texts: [...tried.warnings, ...written.warnings],
        taken,
        sharesOnly,
      }),
    };
  }

  /** What is written has to find the object as it was, or none where there was none. */
  private preconditionOf(live: LiveObject | undefined): ApplyPrecondition {
    if (!live) {
      return ABSENT;
    }
    const { uid, resourceVersion } = live.metadata;
    if (typeof uid !== 'string' || typeof resourceVersion !== 'string') {
      throw this.requests.unexpected('nothing');
    }
    return { uid, resourceVersion };
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
        ? recordPlatformMode(
            { ...platformMode, image: spec.image, by, at },
            recorded,
          )
        : record,
    });
  }

  /**
   * What would come of the object. By force, which tells nobody whose fields it
   * takes, only after it was asked without.
   */
  private async tryApply(
    object: PlatformServiceObject,
    options: { values: readonly string[]; precondition?: ApplyPrecondition },
  ): Promise<TriedApply> {
    const { force } = this.wish;
    const gentle = await this.ask(object, {
      ...options,
      dryRun: true,
      force: false,
    });
    const taken = force ? ownedFieldsOf(gentle) : [];
    return taken.length > 0
      ? { tried: await this.send(object, { ...options, dryRun: true }), taken }
      : { tried: this.requireAccepted(gentle, 'nothing'), taken };
  }

  /**
   * What would come of the object when the tool that delivers it from a repository
   * had it: fields that are the tool's and are not in it any more would go.
   */
  private async tryDelivery(
    object: PlatformServiceObject,
    live: LiveObject | undefined,
    values: readonly string[],
  ): Promise<TriedApply> {
    const { fieldManager, ...beside } = describeDelivery(live);
    const { metadata } = object;
    const textsOfBoth = (field: 'labels' | 'annotations') => {
      const texts = { ...beside[field], ...metadata[field] };
      return Object.keys(texts).length > 0 ? { [field]: texts } : {};
    };
    const delivered = {
      ...object,
      metadata: {
        ...metadata,
        ...textsOfBoth('labels'),
        ...textsOfBoth('annotations'),
      },
    };
    const options = { fieldManager, force: true };
    const tried = await this.send(delivered, {
      dryRun: true,
      values,
      ...options,
    });
    return { tried, taken: [] };
  }

  private async send(
    object: PlatformServiceObject,
    request: ApplyRequest,
  ): Promise<ClusterAnswer> {
    return this.requireAccepted(
      await this.ask(object, request),
      writtenBy(request),
    );
  }

  private ask(
    object: PlatformServiceObject,
    request: ApplyRequest,
  ): Promise<ClusterAnswer> {
    const { force } = this.wish;
    return this.requests.ask(
      () => this.requests.requests.apply(object, { force, ...request }),
      writtenBy(request),
    );
  }

  private requireAccepted(
    answer: ClusterAnswer,
    written: Written,
  ): ClusterAnswer {
    if (answer.statusCode === 200 || answer.statusCode === 201) {
      return answer;
    }
    throw this.requests.refuse(answer, written);
  }
}
