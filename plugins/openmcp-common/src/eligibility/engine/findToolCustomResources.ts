import type { RuleContext } from '../rules/EligibilityRule';
import type { ClusterIndex } from './ClusterIndex';
import { memoize } from '../../memoize';
import { isOwnedBy } from './ownerOf';
import { ToolCustomResources } from './ToolCustomResources';

const NO_GROUPS: string[] = [];

/** What is known of the CRDs of some groups; several rules and views ask the same. */
interface Known {
  all: ToolCustomResources;
  /** The last installation that was asked about; nearly always the only one. */
  owner?: string;
  apart?: ToolCustomResources;
}

const knownOn = memoize(
  (_: ClusterIndex) => new Map<readonly string[], Known>(),
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
  let known = byGroups.get(groups);
  if (!known) {
    known = {
      all: new ToolCustomResources([], cluster.customResourcesOf(groups)),
    };
    byGroups.set(groups, known);
  }
  if (owner === undefined) {
    return known.all;
  }
  if (known.owner !== owner || !known.apart) {
    known.owner = owner;
    known.apart = separate(known.all, owner);
  }
  return known.apart;
}

function separate(
  all: ToolCustomResources,
  owner: string,
): ToolCustomResources {
  const own = all.others.filter(each => isOwnedBy(each, owner));
  // Where nothing is its own, both questions see the same.
  return own.length === 0
    ? all
    : new ToolCustomResources(
        own,
        all.others.filter(each => !own.includes(each)),
      );
}
