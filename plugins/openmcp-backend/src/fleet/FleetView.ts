import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { PlatformClusterDefinition } from '@openmcp/backstage-plugin-openmcp-node';
import { InstallationSnapshot, Surroundings } from '../store';
import { ClusterStatus } from '../watch';

/**
 * One platform cluster as it is known at this moment.
 *
 * @internal
 */
export interface ClusterView {
  readonly definition: PlatformClusterDefinition;
  readonly status: ClusterStatus;
  /** Since when the state is so, in milliseconds since the epoch. */
  readonly since: number;
  /**
   * True while installations were read that are not among them yet, so that one
   * that is missing may be there all the same.
   */
  readonly isSettling?: boolean;
  /** Snapshots of its installations, in no particular order. */
  installations(): Iterable<InstallationSnapshot>;
  installation(
    kind: InstallationKind,
    name: string,
  ): InstallationSnapshot | undefined;
  /** What is around its installations, as far as it was read. */
  readonly surroundings: Surroundings;
  /** How many objects are kept of a kind around installations. */
  countSurroundings(type: { group: string; kind: string }): number;
}

/**
 * All platform clusters, from memory. Nothing here asks a cluster.
 *
 * @internal
 */
export interface FleetView {
  /** Grows with every change; see `ChangeFeed`. */
  readonly revision: string;
  /** Whether every supplier has said which clusters there are. */
  readonly isComplete: boolean;
  /** In the order of their names. */
  clusters(): ClusterView[];
  cluster(name: string): ClusterView | undefined;
}
