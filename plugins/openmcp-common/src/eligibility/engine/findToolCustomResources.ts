import type { RuleContext } from '../rules/EligibilityRule';
import type { InstalledCustomResource } from '../types';
import { isOwnedBy } from './ownerOf';

/**
 * CRDs of the tool on the cluster, those of this very installation apart.
 *
 * @returns nothing when CRDs were not read, or no cluster is named
 *
 * @internal
 */
export function findToolCustomResources({
  cluster,
  name,
  question,
  traits,
}: RuleContext):
  | { own: InstalledCustomResource[]; others: InstalledCustomResource[] }
  | undefined {
  if (!cluster?.customResources) {
    return undefined;
  }
  const owner = question === 'wrap' ? name : undefined;
  const own: InstalledCustomResource[] = [];
  const others: InstalledCustomResource[] = [];
  for (const each of cluster.customResourcesOf(traits.toolCrdGroups ?? [])) {
    (isOwnedBy(each, owner) ? own : others).push(each);
  }
  return { own, others };
}
