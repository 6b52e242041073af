import { WritableCluster } from '../../fleet';
import { Clock } from '../../timing';
import { CheckedRequests } from '../CheckedRequests';
import { PlatformServiceRequests } from '../PlatformServiceRequests';
import { repeatStale } from '../repeatStale';
import { requireTransport } from '../requireTransport';
import { PlatformServiceRemoval } from './PlatformServiceRemoval';
import { RemovalAttempt } from './RemovalAttempt';
import { RemovedPlatformService } from './RemovedPlatformService';

/** The operator writes the status of an object all the time. */
const mostAttempts = 3;

/**
 * Removes a PlatformService from a cluster. Whether that may be was decided
 * before.
 *
 * @remarks
 * What is deleted is what was read: uid and version of the object go with the
 * request, so that whose it is cannot change in between.
 *
 * @internal
 */
export class ClusterRemover {
  constructor(private readonly clock: Clock) {}

  /**
   * @throws NotFoundError (404) when there is no such object; ConflictError (409)
   * with `details` that name owners; ServiceUnavailableError (503) with `reason`
   * and `written` when the cluster does not answer as it should
   */
  async remove(
    cluster: WritableCluster,
    removal: PlatformServiceRemoval,
  ): Promise<RemovedPlatformService> {
    const requests = new CheckedRequests(
      cluster.definition.title,
      new PlatformServiceRequests(requireTransport(cluster), this.clock),
    );
    return repeatStale(mostAttempts, () =>
      new RemovalAttempt(requests, removal).run(),
    );
  }
}
