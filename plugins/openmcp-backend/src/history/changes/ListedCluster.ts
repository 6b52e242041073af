/**
 * Which provider objects there were on a cluster when it was listed; those that
 * are remembered and are not among them were deleted meanwhile, if it still is the
 * same cluster.
 *
 * @internal
 */
export interface ListedCluster {
  cluster: string;
  /**
   * Tells the cluster from any other one of the name; undefined where that could
   * not be read.
   */
  identity?: string;
  uids: ReadonlySet<string>;
  /** When looking at them began, in milliseconds since the epoch. */
  begunAt: number;
  /** Milliseconds since the epoch. */
  at: number;
}
