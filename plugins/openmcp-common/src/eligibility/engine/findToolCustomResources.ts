import type { RuleContext } from '../rules/EligibilityRule';
import type { ClusterIndex } from './ClusterIndex';
import { memoize } from '../../memoize';
import { isOwnedBy } from './ownerOf';
import { ToolCustomResources } from './ToolCustomResources';

const NO_GROUPS: string[] = [];

/** By groups and name of the installation; several rules and views ask the same. */
const knownOn = memoize(
  (_: ClusterIndex) =>
    new Map<readonly string[], Map<string | undefined, ToolCustomResources>>(),
);

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
  traits: { toolCrdGroups = NO_GROUPS },
}: RuleContext): ToolCustomResources | undefined {
  return cluster?.customResources
    ? find(cluster, toolCrdGroups, question === 'wrap' ? name : undefined)
    : undefined;
}

function find(
  cluster: ClusterIndex,
  groups: readonly string[],
  owner: string | undefined,
): ToolCustomResources {
  const byGroups = knownOn(cluster);
  const byOwner = byGroups.get(groups) ?? new Map();
  byGroups.set(groups, byOwner);
  const found: ToolCustomResources =
    byOwner.get(owner) ?? separate(cluster, groups, owner);
  byOwner.set(owner, found);
  return found;
}

function separate(
  cluster: ClusterIndex,
  groups: readonly string[],
  owner: string | undefined,
): ToolCustomResources {
  if (owner === undefined) {
    return new ToolCustomResources([], cluster.customResourcesOf(groups));
  }
  const all = find(cluster, groups, undefined);
  const own = all.others.filter(each => isOwnedBy(each, owner));
  // Where nothing is its own, both questions see the same.
  return own.length === 0
    ? all
    : new ToolCustomResources(
        own,
        all.others.filter(each => !own.includes(each)),
      );
}
