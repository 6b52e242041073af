import type {
  ClusterFacts,
  EligibilitySubject,
  InstalledCustomResource,
  InstalledProvider,
} from '@openmcp/backstage-plugin-openmcp-common';

const crdsPerGroup = 4;

/**
 * What is known of a cluster on which most of the providers are installed, each
 * tool by Flux.
 *
 * @param revision - of the whole; another one has another installation less
 * @internal
 */
export function createClusterFacts(
  name: string,
  subjects: readonly EligibilitySubject[],
  revision: number = 0,
): ClusterFacts {
  const installed = subjects.filter(
    (_, index) => (index + revision) % 10 !== 0,
  );
  return {
    name,
    asOf: '2026-01-01T00:00:00.000Z',
    installations: installed.map(
      ({ kind, name: provider = '', image, version }): InstalledProvider => ({
        kind:
          kind === 'platform-service' ? 'PlatformService' : 'ServiceProvider',
        name: provider,
        uid: `uid-${name}-${provider}`,
        image: `${image}:${version}`,
        health: 'Healthy',
        platformMode: false,
        runReplicas: 1,
        imagePullFailing: false,
        hasImagePullSecrets: false,
      }),
    ),
    customResources: installed.flatMap(({ name: provider = '', traits }) =>
      (traits?.toolCrdGroups ?? []).flatMap(group =>
        Array.from({ length: crdsPerGroup }, (_, index) =>
          createCustomResource(name, provider, group, index),
        ),
      ),
    ),
    namespaces: [
      'default',
      'kube-system',
      'openmcp-system',
      ...installed.map(({ name: provider = '' }) => provider),
    ],
    purposes: ['platform', 'onboarding'],
    configurations: [],
  };
}

function createCustomResource(
  cluster: string,
  provider: string,
  group: string,
  index: number,
): InstalledCustomResource {
  return {
    name: `things${index}.${group}`,
    uid: `uid-${cluster}-${group}-${index}`,
    group,
    labels: {
      'helm.toolkit.fluxcd.io/name': provider,
      'helm.toolkit.fluxcd.io/namespace': 'flux-system',
      'app.kubernetes.io/version': 'v1.2.0',
    },
    annotations: { 'meta.helm.sh/release-namespace': provider },
    managers: ['helm-controller'],
  };
}
