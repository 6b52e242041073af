import { WritableCluster } from '../fleet';
import { Clock } from '../timing';
import { AppliedPlatformService } from './AppliedPlatformService';
import { ApplyRecorder } from './ApplyRecorder';
import { ApplyAttempt } from './ApplyAttempt';
import { CheckedRequests } from './CheckedRequests';
import { PlatformServiceRequests } from './PlatformServiceRequests';
import { PlatformServiceWish } from './PlatformServiceWish';
import { repeatStale } from './repeatStale';
import { requireTransport } from './requireTransport';

/**
 * What is sent holds for one version of the object alone, and the operator writes
 * the status all the time.
 */
const mostAttempts = 5;

/**
 * Puts a PlatformService onto a cluster, by server-side apply. Whether that may
 * be was decided before.
 *
 * @remarks
 * Nothing is sent for writing before a dry run of the same was accepted and what it
 * answers was judged, and nothing at all when it shows that the object is as wanted
 * already. What is written finds the object as it was judged, or nothing is.
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
    return repeatStale(mostAttempts, () =>
      new ApplyAttempt(requests, wish, this.clock, object =>
        this.recorder.record(cluster.definition.name, object),
      ).run(),
    );
  }
}
