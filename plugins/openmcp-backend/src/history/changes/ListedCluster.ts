/**
 * Which provider objects there were on a cluster when it was listed; those that
 * are remembered and are not among them were deleted meanwhile.
 *
 * @internal
 */
export interface ListedCluster {
  cluster: string;
  uids: ReadonlySet<string>;
  /** Milliseconds since the epoch. */
  at: number;
}
