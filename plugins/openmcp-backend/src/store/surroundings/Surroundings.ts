import {
  InstalledConfiguration,
  InstalledCustomResource,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What is around the installations of a cluster at one moment, for rules of
 * eligibility. It never changes, and neither do its lists: what changes is which
 * one is the current one. What was never read is missing in a list without a
 * sign; the state of its kind tells.
 *
 * @internal
 */
export interface Surroundings {
  /** In the order of their names. */
  readonly customResources: readonly InstalledCustomResource[];
  /** Names, without those of ControlPlanes. */
  readonly namespaces: readonly string[];
  /** What there are `Cluster` objects for; each once. */
  readonly purposes: readonly string[];
  /** In the order of their groups, kinds and names. */
  readonly configurations: readonly InstalledConfiguration[];
  /**
   * Tells the cluster from any other one, also of the same name; undefined where
   * that cannot be read.
   */
  readonly identity?: string;
}
