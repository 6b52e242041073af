import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What the backend tells of an installation, as far as the catalog needs it.
 *
 * @internal
 */
export interface ListedInstallation {
  cluster: string;
  kind: InstallationKind;
  name: string;
  /** As it is wanted; told here alone, so that a change of it is noticed. */
  image: string;
  annotations: Readonly<Record<string, string>>;
  /** True when nothing is known of it but that it is there. */
  unreadable?: boolean;
}

/**
 * What the backend tells of a platform cluster.
 *
 * @internal
 */
export interface ListedCluster {
  name: string;
  title: string;
  /**
   * Kinds of which all objects are known as they are now. What is missing of
   * another kind may be there all the same.
   */
  confirmed: ReadonlySet<InstallationKind>;
  /** RFC 3339 time when it was last known to be as it is told; if it ever was. */
  asOf?: string;
  stale: boolean;
}

/**
 * What is installed on some clusters, as it was at one moment.
 *
 * @internal
 */
export interface Landscape {
  clusters: ReadonlyMap<string, ListedCluster>;
  installations: readonly ListedInstallation[];
}

/**
 * The platform clusters that the backend knows.
 *
 * @internal
 */
export interface KnownClusters {
  clusters: ReadonlyMap<string, ListedCluster>;
  /** Whether a cluster that is not named is really not there. */
  complete: boolean;
}

/**
 * Everything that the backend knows.
 *
 * @internal
 */
export interface WholeLandscape extends Landscape, KnownClusters {
  /** What happened after this can be asked for. */
  revision: string;
}

/**
 * What is installed of one kind on one cluster; `cluster` is missing when it is not
 * named any more.
 *
 * @internal
 */
export interface GroupOfInstallations {
  cluster?: ListedCluster;
  installations: readonly ListedInstallation[];
}
