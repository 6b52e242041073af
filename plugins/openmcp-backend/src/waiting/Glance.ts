import { isDeepStrictEqual } from 'node:util';
import { InstallationReference } from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView, FleetView } from '../fleet';
import { InstallationSnapshot } from '../store';

/**
 * What is known of an installation at one moment, only to see later whether it
 * is still the same. Nothing of it may be told to anyone.
 *
 * @internal
 */
export interface Glance {
  snapshot?: InstallationSnapshot;
  definition?: ClusterView['definition'];
  freshness?: Omit<ClusterView['status']['freshness'], 'asOf'>;
}

/**
 * Looks at an installation.
 *
 * @internal
 */
export function createGlance(
  fleet: FleetView,
  reference: InstallationReference & { cluster: string },
): Glance {
  const cluster = fleet.cluster(reference.cluster);
  if (!cluster) {
    return {};
  }
  const { asOf, ...freshness } = cluster.status.freshness;
  return {
    snapshot: cluster.installation(reference.kind, reference.name),
    definition: cluster.definition,
    freshness,
  };
}

/**
 * True when nothing happened between two glances. Snapshots never change; a
 * change makes another one.
 *
 * @internal
 */
export function isSameGlance(before: Glance, after: Glance): boolean {
  return (
    before.snapshot === after.snapshot &&
    before.definition === after.definition &&
    isDeepStrictEqual(before.freshness, after.freshness)
  );
}
