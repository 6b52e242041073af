import { DELIVERING_CAPABILITY } from '../../dependencies/nodes';
import type { RuleContext } from '../rules/EligibilityRule';
import type { EvidenceObject } from '../types';
import type { ClusterIndex } from './ClusterIndex';
import { customResourceEvidence } from './customResourceEvidence';
import { installationEvidence } from './installationEvidence';
import type { LandscapeIndex } from './LandscapeIndex';
import { memoize } from '../../memoize';

type Found = EvidenceObject[] | undefined;

/** By capability; many providers need the same one. */
const knownOf = memoize((_: ClusterIndex) =>
  memoize((_landscape: LandscapeIndex) => new Map<string, Found>()),
);

/**
 * What shows that a capability is on the cluster: CRDs of its tool, or a
 * PlatformService that provides it.
 *
 * @returns nothing when nothing shows it
 *
 * @internal
 */
export function findCapability(
  capability: string,
  { cluster, landscape, operatorDeliveredBy }: RuleContext,
): Found {
  if (!cluster) {
    return undefined;
  }
  const known = knownOf(cluster)(landscape);
  if (!known.has(capability)) {
    known.set(capability, findObjects(capability, cluster, landscape));
  }
  const isDeliverer =
    capability === DELIVERING_CAPABILITY && operatorDeliveredBy === 'flux';
  return known.get(capability) ?? (isDeliverer ? [] : undefined);
}

function findObjects(
  capability: string,
  cluster: ClusterIndex,
  landscape: LandscapeIndex,
): Found {
  const [customResource] = cluster.customResourcesOf(
    landscape.groupsOf(capability),
  );
  if (customResource) {
    return customResourceEvidence([customResource]);
  }
  const service = landscape
    .imagesOf(capability)
    .flatMap(image => cluster.installationsOf(image))
    .find(({ kind }) => kind === 'PlatformService');
  return service && installationEvidence([service]);
}
