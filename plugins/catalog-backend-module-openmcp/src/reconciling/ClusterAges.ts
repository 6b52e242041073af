import { ListedCluster } from '../landscape';

/** Milliseconds without reading a cluster after which its entity says so. */
const PATIENCE = 300_000;

/**
 * Says since when clusters were not read. A short outage is not worth a word in
 * the catalog, and one that comes and goes would have it written again and again.
 *
 * @internal
 */
export class ClusterAges {
  private readonly firstSeen = new Map<string, number>();

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
    if (!stale) {
      this.firstSeen.delete(name);
      return undefined;
    }
    const first = this.firstSeen.get(name) ?? this.now();
    this.firstSeen.set(name, first);
    if (before !== undefined) {
      return before;
    }
    const since = asOf === undefined ? first : Date.parse(asOf);
    return this.now() - since >= PATIENCE
      ? new Date(since).toISOString()
      : undefined;
  }
}
