/**
 * Which installation it is; all that rules look at.
 *
 * @public
 */
export interface InstallationIdentity {
  cluster: string;
  /** `ClusterProvider`, `ServiceProvider` or `PlatformService`. */
  kind: string;
  name: string;
}
