import { buildDependencyGraph } from '../../dependencies';
import type { DependencyGraph } from '../../dependencies';
import type { EligibilitySubject } from '../types';
import type { DeclaredTraits } from '../rules/EligibilityRule';
import { memoize } from '../../memoize';

/**
 * The Lease by which replicas of a provider elect a leader.
 *
 * @public
 */
export type Lease = Exclude<DeclaredTraits['leader'], 'none' | undefined>;

/**
 * What all providers and tools say together.
 *
 * @public
 */
export interface LandscapeIndex {
  /** Groups of the CRDs that show that a capability is there. */
  groupsOf(capability: string): readonly string[];
  /** Whether some provider image brings one of the capabilities. */
  hasProviderOf(capabilities: readonly string[]): boolean;
  /** Image repositories of the PlatformServices that provide a capability. */
  imagesOf(capability: string): readonly string[];
  /** Image repositories of the providers that elect by a Lease. */
  imagesElectingBy(lease: Lease): readonly string[];
  /** Traits of the provider with an image. */
  traitsOf(repository: string): DeclaredTraits | undefined;
  /** Namespaces of tools that are there before the first provider is. */
  seededNamespaces: ReadonlySet<string>;
  /** What needs what, depending on what delivers the openmcp-operator. */
  graph(operatorDeliveredBy: 'flux' | 'other'): DependencyGraph;
}

/**
 * What tells one Lease from another.
 *
 * @internal
 */
export const leaseKey = memoize(({ id, cluster, namespace }: Lease) =>
  JSON.stringify([id, cluster, namespace]),
);

/**
 * Arranges the traits of all providers and tools, once for each landscape. Only
 * trusted ones count.
 *
 * @param subjects - not to be changed afterwards
 *
 * @internal
 */
export const indexLandscape = memoize(arrange);

function arrange(subjects: readonly EligibilitySubject[]): LandscapeIndex {
  const groups = new Map<string, Set<string>>();
  const images = new Map<string, Set<string>>();
  const provided = new Set<string>();
  const electing = new Map<string, Set<string>>();
  const traitsByImage = new Map<string, DeclaredTraits>();
  const seededNamespaces = new Set<string>();
  const graphs = new Map<string, DependencyGraph>();
  for (const subject of subjects) {
    if (subject.trust !== 'trusted') {
      continue;
    }
    const { image, kind, traits } = subject;
    const all: DeclaredTraits = { ...subject.toolTraits, ...traits };
    for (const capability of all.provides ?? []) {
      addAll(groups, capability, all.toolCrdGroups ?? []);
      if (kind !== 'tool') {
        provided.add(capability);
      }
      if (kind === 'platform-service' && image !== undefined) {
        addAll(images, capability, [image]);
      }
    }
    if (image !== undefined && traits) {
      traitsByImage.set(image, traits);
      if (traits.leader !== undefined && traits.leader !== 'none') {
        addAll(electing, leaseKey(traits.leader), [image]);
      }
    }
    if (subject.alreadyThere !== undefined && all.targetNamespace) {
      seededNamespaces.add(all.targetNamespace);
    }
  }
  const groupsOf = toLists(groups);
  const imagesOf = toLists(images);
  const imagesElectingBy = toLists(electing);
  return {
    groupsOf: capability => groupsOf.get(capability) ?? [],
    hasProviderOf: capabilities =>
      capabilities.some(capability => provided.has(capability)),
    imagesOf: capability => imagesOf.get(capability) ?? [],
    imagesElectingBy: lease => imagesElectingBy.get(leaseKey(lease)) ?? [],
    traitsOf: repository => traitsByImage.get(repository),
    seededNamespaces,
    graph: operatorDeliveredBy => {
      const graph =
        graphs.get(operatorDeliveredBy) ??
        buildDependencyGraph(subjects, { operatorDeliveredBy });
      graphs.set(operatorDeliveredBy, graph);
      return graph;
    },
  };
}

function toLists(
  sets: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly string[]> {
  return new Map([...sets].map(([key, values]) => [key, [...values]]));
}

function addAll(
  sets: Map<string, Set<string>>,
  key: string,
  values: readonly string[],
) {
  const set = sets.get(key) ?? new Set<string>();
  values.forEach(value => set.add(value));
  sets.set(key, set);
}
