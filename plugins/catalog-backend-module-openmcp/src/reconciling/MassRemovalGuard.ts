import { LoggerService } from '@backstage/backend-plugin-api';
import { MassRemovalLimit } from '../settings';

/** What goes within so many milliseconds goes at once. */
const AT_ONCE = 60_000;
/**
 * Milliseconds without a look after which nothing is known of what is held back:
 * another process may have had the turns meanwhile, and have seen it again.
 */
const FORGOTTEN_AFTER = 300_000;

/** What is held back of a cluster; times in milliseconds. */
interface Hold {
  /** Since when each is held back, by the reference of the entity. */
  since: Map<string, number>;
  /** When something was held back last. */
  seenAt: number;
}

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
  private readonly held = new Map<string, Hold>();

  constructor(
    private readonly logger: LoggerService,
    private readonly now: () => number,
  ) {}

  /**
   * @param absent - entities of the cluster that are to go
   * @param total - how many there are
   * @param isWhole - whether these are all that seem to be gone; a few that go by
   * themselves say nothing of what is held back, and only of all that are gone it is
   * known that none has come back
   * @returns those that may go now
   */
  letGo<Entity extends { entityRef: string }>(
    cluster: string,
    {
      absent,
      total,
      isWhole,
    }: { absent: readonly Entity[]; total: number; isWhole: boolean },
    limit: MassRemovalLimit,
  ): readonly Entity[] {
    // What goes in parts goes at once, too.
    const before = this.countAllowed(cluster);
    const sum = absent.length + before;
    if (
      absent.length === 0 ||
      sum <= limit.atLeast ||
      sum <= (total + before) * limit.share
    ) {
      if (isWhole) {
        this.held.delete(cluster);
      }
      this.noteAllowed(cluster, absent.length);
      return absent;
    }
    if (limit.holdMilliseconds <= 0) {
      return absent;
    }
    const { since, isNews } = this.hold(cluster, absent, isWhole, limit);
    if (isNews) {
      this.logger.warn(
        `${sum} of ${
          total + before
        } entities of the platform cluster ${cluster} seem to be gone at once; they stay in the catalog for ${Math.ceil(
          limit.holdMilliseconds / 60_000,
        )} minutes, and go then unless the cluster tells of them again (openmcp.catalog.massRemoval)`,
      );
    }
    return isWhole ? this.takeDue(cluster, since, absent, limit) : [];
  }

  /** Notes what is held back, and says whether that is worth a word. */
  private hold(
    cluster: string,
    absent: readonly { entityRef: string }[],
    isWhole: boolean,
    limit: MassRemovalLimit,
  ): { since: Map<string, number>; isNews: boolean } {
    const now = this.now();
    const before = this.held.get(cluster);
    const isKnown =
      before !== undefined && now - before.seenAt <= FORGOTTEN_AFTER;
    const known = isKnown ? before.since : new Map<string, number>();
    // Of what is not absent any more the cluster told again.
    const since = isWhole ? new Map<string, number>() : known;
    let added = 0;
    for (const { entityRef } of absent) {
      const heldSince = known.get(entityRef);
      added += heldSince === undefined ? 1 : 0;
      since.set(entityRef, heldSince ?? now);
    }
    this.held.set(cluster, { since, seenAt: now });
    return { since, isNews: !isKnown || added > limit.atLeast };
  }

  /** Those that were held back long enough; others are for later. */
  private takeDue<Entity extends { entityRef: string }>(
    cluster: string,
    since: Map<string, number>,
    absent: readonly Entity[],
    limit: MassRemovalLimit,
  ): readonly Entity[] {
    const now = this.now();
    const due = absent.filter(
      ({ entityRef }) =>
        now - (since.get(entityRef) ?? now) >= limit.holdMilliseconds,
    );
    due.forEach(({ entityRef }) => since.delete(entityRef));
    if (since.size === 0) {
      this.held.delete(cluster);
    }
    return due;
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
