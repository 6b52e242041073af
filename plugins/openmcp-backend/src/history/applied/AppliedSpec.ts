/**
 * A PlatformService as it was right after the portal applied it.
 *
 * @internal
 */
export interface AppliedSpec {
  cluster: string;
  uid: string;
  name: string;
  generation: number;
  /** Milliseconds since the epoch. */
  appliedAt: number;
  /** JSON without values of environment variables; see `EnvironmentHasher`. */
  spec: string;
}
