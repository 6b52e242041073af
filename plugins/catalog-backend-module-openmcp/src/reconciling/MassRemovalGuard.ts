import { LoggerService } from '@backstage/backend-plugin-api';
import { MassRemovalLimit } from '../settings';

/** What goes within so many milliseconds goes at once. */
const AT_ONCE = 60_000;

/**
 * Holds back when much of a cluster seems to be gone at once: an emptied list is
 * more often a mistake than a wish.
 *
 * @internal
 */
export class MassRemovalGuard {
  /** By cluster, when how many were let go, in milliseconds. */
  private readonly allowed = new Map<
    string,
    Array<{ at: number; count: number }>
  >();
  /** By cluster, since when something is held back, in milliseconds. */
  private readonly held = new Map<string, number>();

  constructor(
    private readonly logger: LoggerService,
    private readonly now: () => number,
  ) {}

  /**
   * @param removals - how many entities of the cluster are to go
   * @param total - how many there are
   * @param isWhole - whether these are all that seem to be gone; a few that go by
   * themselves say nothing of what is held back
   * @returns whether they may go now
   */
  allows(
    cluster: string,
    {
      removals,
      total,
      isWhole,
    }: { removals: number; total: number; isWhole: boolean },
    limit: MassRemovalLimit,
  ): boolean {
    // What goes in parts goes at once, too.
    const before = this.countAllowed(cluster);
    const sum = removals + before;
    if (
      removals === 0 ||
      sum <= limit.atLeast ||
      sum <= (total + before) * limit.share
    ) {
      if (isWhole) {
        this.held.delete(cluster);
      }
      this.noteAllowed(cluster, removals);
      return true;
    }
    const since = this.held.get(cluster);
    if (since === undefined) {
      this.held.set(cluster, this.now());
      if (limit.holdMilliseconds > 0) {
        this.logger.warn(
          `${sum} of ${
            total + before
          } entities of the platform cluster ${cluster} seem to be gone at once; they stay in the catalog for ${Math.ceil(
            limit.holdMilliseconds / 60_000,
          )} minutes, and go then unless the cluster tells of them again (openmcp.catalog.massRemoval)`,
        );
        return false;
      }
    }
    if (this.now() - (since ?? this.now()) < limit.holdMilliseconds) {
      return false;
    }
    this.held.delete(cluster);
    return true;
  }

  private countAllowed(cluster: string): number {
    const latest = (this.allowed.get(cluster) ?? []).filter(
      ({ at }) => this.now() - at < AT_ONCE,
    );
    this.allowed.set(cluster, latest);
    return latest.reduce((sum, { count }) => sum + count, 0);
  }

  private noteAllowed(cluster: string, count: number): void {
    if (count > 0) {
      this.allowed.get(cluster)?.push({ at: this.now(), count });
    }
  }
}
