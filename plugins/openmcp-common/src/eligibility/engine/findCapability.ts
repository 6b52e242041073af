import { DELIVERING_CAPABILITY } from '../../dependencies/nodes';
import type { RuleContext } from '../rules/EligibilityRule';
import type { EvidenceObject } from '../types';
import { customResourceEvidence } from './customResourceEvidence';
import { installationEvidence } from './installationEvidence';

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
): EvidenceObject[] | undefined {
  if (!cluster) {
    return undefined;
  }
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
  if (service) {
    return installationEvidence([service]);
  }
  return capability === DELIVERING_CAPABILITY && operatorDeliveredBy === 'flux'
    ? []
    : undefined;
}
