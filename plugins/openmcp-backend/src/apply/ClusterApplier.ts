import { ClusterFailure } from '../clusters';
import { WritableCluster } from '../fleet';
import { createClusterError } from '../refusals';
import { Clock } from '../timing';
import { AppliedPlatformService } from './AppliedPlatformService';
import { ApplyAttempt } from './ApplyAttempt';
import { PlatformServiceRequests } from './PlatformServiceRequests';
import { PlatformServiceWish } from './PlatformServiceWish';
import { StaleAnswer } from './StaleAnswer';

/** An object that changed under our hands is tried once more. */
const mostAttempts = 2;

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
  constructor(private readonly clock: Clock) {}

  /**
   * @throws InputError (400) or ConflictError (409) with `details` that name
   * fields and owners; ServiceUnavailableError (503) with `reason` and `written`
   * when the cluster does not answer as it should
   */
  async apply(
    cluster: WritableCluster,
    wish: PlatformServiceWish,
  ): Promise<AppliedPlatformService> {
    const { definition, transport } = cluster;
    if (!transport) {
      const problem = definition.problem ?? '';
      throw createClusterError(
        definition.title,
        new ClusterFailure('misconfigured', problem, { problem }),
        'nothing',
      );
    }
    const requests = new PlatformServiceRequests(transport, this.clock);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await new ApplyAttempt(
          definition.title,
          requests,
          wish,
          this.clock,
        ).run();
      } catch (error) {
        if (!(error instanceof StaleAnswer)) {
          throw error;
        }
        if (attempt === mostAttempts) {
          throw error.refusal;
        }
      }
    }
  }
}
