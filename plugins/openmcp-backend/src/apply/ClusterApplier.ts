import { WritableCluster } from '../fleet';
import { Clock } from '../timing';
import { AppliedPlatformService } from './AppliedPlatformService';
import { ApplyRecorder } from './ApplyRecorder';
import { ApplyAttempt } from './ApplyAttempt';
import { CheckedRequests } from './CheckedRequests';
import { dependsOnVersion } from './dependsOnVersion';
import { PlatformServiceRequests } from './PlatformServiceRequests';
import { PlatformServiceWish } from './PlatformServiceWish';
import { repeatStale } from './repeatStale';
import { requireTransport } from './requireTransport';

/**
 * An object that changed under our hands is tried once more; more often where what
 * is sent holds for one version of it alone, because the operator writes the status
 * all the time.
 */
const mostAttempts = 2;
const mostAttemptsOnVersion = 5;

/**
 * Puts a PlatformService onto a cluster, by server-side apply. Whether that may
 * be was decided before.
 *
 * @remarks
 * Nothing is sent for writing before a dry run of the same was accepted, and
 * nothing at all when the dry run shows that the object is as wanted already.
 *
 * @internal
 */
export class ClusterApplier {
  constructor(
    private readonly clock: Clock,
    private readonly recorder: ApplyRecorder,
  ) {}

  /**
   * @throws InputError (400) or ConflictError (409) with `details` that name
   * fields and owners; ServiceUnavailableError (503) with `reason` and `written`
   * when the cluster does not answer as it should
   */
  async apply(
    cluster: WritableCluster,
    wish: PlatformServiceWish,
  ): Promise<AppliedPlatformService> {
    const requests = new CheckedRequests(
      cluster.definition.title,
      new PlatformServiceRequests(requireTransport(cluster), this.clock),
    );
    const attempts = dependsOnVersion(wish)
      ? mostAttemptsOnVersion
      : mostAttempts;
    return repeatStale(attempts, () =>
      new ApplyAttempt(requests, wish, this.clock, object =>
        this.recorder.record(cluster.definition.name, object),
      ).run(),
    );
  }
}
