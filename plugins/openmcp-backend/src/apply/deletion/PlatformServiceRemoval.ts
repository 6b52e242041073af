/**
 * Which PlatformService is to go from a cluster.
 *
 * @internal
 */
export interface PlatformServiceRemoval {
  name: string;
  dryRun: boolean;
  /** Only the object that has this uid. */
  uid?: string;
  /** Only the object as it was with this version. */
  resourceVersion?: string;
  /**
   * True where the object gets onto the cluster through a repository: what looks
   * after it is no obstacle to a dry run, and nothing is sent.
   */
  throughRepository: boolean;
}
