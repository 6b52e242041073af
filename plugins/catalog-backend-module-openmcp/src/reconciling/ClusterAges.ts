import { ListedCluster } from '../landscape';

/** Milliseconds without reading a cluster after which its entity says so. */
const PATIENCE = 300_000;

/** What was seen of a cluster here; times in milliseconds. */
interface SeenCluster {
  /** Since when it is not read. */
  staleSince?: number;
  /** Since when it is read, look after look, and when it was looked at last. */
  fresh?: { since: number; seenAt: number };
  /** Whether the entity said at the last look that it is not read. */
  wasSaid: boolean;
  /** When another process took back that it is not read. */
  takenBackAt?: number;
}

/**
 * Says since when clusters were not read. A short outage is not worth a word in
 * the catalog, and one that comes and goes would have it written again and again.
 *
 * @remarks
 * Several processes write into one catalog, and one of them may reach a cluster that
 * another does not. So what was said is taken back only when the cluster was read for
 * a while, and not said again at once by who still cannot read it.
 *
 * @internal
 */
export class ClusterAges {
  private readonly seen = new Map<string, SeenCluster>();

  constructor(private readonly now: () => number) {}

  /**
   * @param before - what the entity says now
   * @returns an RFC 3339 time; undefined for a cluster that is read, or was until
   * a short time ago
   */
  notReadSince(
    { name, asOf, stale }: ListedCluster,
    before: string | undefined,
  ): string | undefined {
    const seen = this.seen.get(name) ?? { wasSaid: false };
    this.seen.set(name, seen);
    const said = stale
      ? this.whileStale(seen, asOf, before)
      : this.whileFresh(seen, before);
    seen.wasSaid = said !== undefined;
    return said;
  }

  private whileFresh(
    seen: SeenCluster,
    before: string | undefined,
  ): string | undefined {
    const now = this.now();
    const { fresh } = seen;
    seen.staleSince = undefined;
    seen.takenBackAt = undefined;
    // What another process says anew is a reason to wait anew.
    const goesOn =
      fresh !== undefined &&
      now - fresh.seenAt <= PATIENCE &&
      (seen.wasSaid || before === undefined);
    const since = goesOn ? fresh.since : now;
    seen.fresh = { since, seenAt: now };
    return now - since >= PATIENCE ? undefined : before;
  }

  private whileStale(
    seen: SeenCluster,
    asOf: string | undefined,
    before: string | undefined,
  ): string | undefined {
    const now = this.now();
    seen.fresh = undefined;
    seen.staleSince ??= now;
    if (before !== undefined) {
      return before;
    }
    if (seen.wasSaid) {
      seen.takenBackAt = now;
    }
    const since = asOf === undefined ? seen.staleSince : Date.parse(asOf);
    return now - Math.max(since, seen.takenBackAt ?? since) >= PATIENCE
      ? new Date(since).toISOString()
      : undefined;
  }
}
