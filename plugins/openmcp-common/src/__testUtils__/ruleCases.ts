import type {
  ClusterFacts,
  InstalledCustomResource,
  InstalledProvider,
} from '../eligibility';
import { customResource, harmlessTraits, installed } from './exampleSubjects';

/** The image of a subject that nothing speaks against, in some version. */
export const image = 'registry.example.org/platform-service-example:v1';

/** Another image of the same registry. */
export const otherImage = 'registry.example.org/other:v1';

/** A provider that was made for tenants and knows nothing else. */
export const tenant = {
  subject: { kind: 'service-provider' },
  traits: { platformTarget: { mode: 'none' } },
} as const;

/** A cluster on which nothing is. */
export const emptyCluster: Partial<ClusterFacts> = {
  customResources: [],
  installations: [],
};

/** A cluster with one installation. */
export function clusterWith(
  kind: InstalledProvider['kind'],
  name: string,
  of = image,
  rest: Partial<InstalledProvider> = {},
): { cluster: Partial<ClusterFacts> } {
  return { cluster: { installations: [installed(kind, name, of, rest)] } };
}

/** A cluster with a CRD of the tool, and its namespace. */
export function clusterWithCrd(
  rest: Partial<InstalledCustomResource> = {},
): Partial<ClusterFacts> {
  return {
    customResources: [customResource('tool.example.org', rest)],
    namespaces: ['example', 'flux-system'],
  };
}

/** Marks of a HelmRelease that installs into the namespace of the tool. */
export function helmRelease(
  namespace: string,
  name: string,
): Pick<InstalledCustomResource, 'labels' | 'annotations'> {
  return {
    labels: {
      'helm.toolkit.fluxcd.io/name': name,
      'helm.toolkit.fluxcd.io/namespace': namespace,
    },
    annotations: { 'meta.helm.sh/release-namespace': 'example' },
  };
}

/** A command line that can do all that the operator may ask for. */
export const fullContract = { ...harmlessTraits.contract, leaderElect: true };
