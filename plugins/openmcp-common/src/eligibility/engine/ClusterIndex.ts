import type {
  ClusterFacts,
  InstalledConfiguration,
  InstalledCustomResource,
  InstalledProvider,
} from '../types';
import { leaseKey } from './LandscapeIndex';
import type { LandscapeIndex, Lease } from './LandscapeIndex';
import { memoize } from '../../memoize';
import { registryOf, repositoryOf } from './repositoryOf';

/**
 * What is known of a cluster, arranged so that a rule finds what it needs without
 * a search. A list that was not read is missing.
 *
 * @public
 */
export interface ClusterIndex {
  name: string;
  asOf?: string;
  installations?: readonly InstalledProvider[];
  installationsOf(repository: string): readonly InstalledProvider[];
  installationsNamed(name: string): readonly InstalledProvider[];
  /** What is known of pulling from a registry. */
  pullsFrom(registry: string): RegistryPulls;
  installationsElectingBy(
    lease: Lease,
    landscape: LandscapeIndex,
  ): readonly InstalledProvider[];
  customResources?: readonly InstalledCustomResource[];
  customResourcesOf(
    groups: readonly string[],
  ): readonly InstalledCustomResource[];
  namespaces?: ReadonlySet<string>;
  purposes?: ReadonlySet<string>;
  configurations?: readonly InstalledConfiguration[];
  configurationKinds?: ClusterFacts['configurationKinds'];
}

/**
 * What is known of pulling images from a registry.
 *
 * @public
 */
export interface RegistryPulls {
  failing: readonly InstalledProvider[];
  withSecrets: readonly InstalledProvider[];
}

const NO_PULLS: RegistryPulls = { failing: [], withSecrets: [] };

/**
 * Arranges what is known of a cluster, once for each state of it.
 *
 * @param facts - not to be changed afterwards
 *
 * @internal
 */
export const indexCluster = memoize(arrange);

function arrange(facts: ClusterFacts): ClusterIndex {
  const { installations = [], customResources = [] } = facts;
  const byRepository = groupBy(installations, ({ image }) =>
    repositoryOf(image),
  );
  const pulls = readPulls(installations);
  const byName = groupBy(installations, ({ name }) => name);
  const byGroup = groupBy(customResources, ({ group }) => group);
  const electing = memoize(
    (_: LandscapeIndex) => new Map<string, readonly InstalledProvider[]>(),
  );
  return {
    ...facts,
    namespaces: facts.namespaces && new Set(facts.namespaces),
    purposes: facts.purposes && new Set(facts.purposes),
    installationsOf: repository => byRepository.get(repository) ?? [],
    pullsFrom: registry => pulls.get(registry) ?? NO_PULLS,
    installationsNamed: name => byName.get(name) ?? [],
    customResourcesOf: groups =>
      groups.length === 1
        ? byGroup.get(groups[0]) ?? []
        : groups.flatMap(group => byGroup.get(group) ?? []),
    installationsElectingBy: (lease, landscape) => {
      const key = leaseKey(lease);
      const perLease = electing(landscape);
      const found =
        perLease.get(key) ??
        landscape
          .imagesElectingBy(lease)
          .flatMap(image => byRepository.get(image) ?? []);
      perLease.set(key, found);
      return found;
    },
  };
}

function readPulls(
  installations: readonly InstalledProvider[],
): ReadonlyMap<string, RegistryPulls> {
  const byRegistry = groupBy(installations, ({ image }) => registryOf(image));
  return new Map(
    [...byRegistry].map(([registry, neighbours]) => [
      registry,
      {
        failing: neighbours.filter(each => each.imagePullFailing),
        withSecrets: neighbours.filter(each => each.hasImagePullSecrets),
      },
    ]),
  );
}

function groupBy<T>(
  values: readonly T[],
  keyOf: (value: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) {
      group.push(value);
    } else {
      groups.set(key, [value]);
    }
  }
  return groups;
}
