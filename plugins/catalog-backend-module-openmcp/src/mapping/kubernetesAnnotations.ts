import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { CatalogSettings } from '../settings';

/** What Kubernetes takes as value of a label. */
const LABEL_VALUE = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$/;

/**
 * Annotations by which Backstage's Kubernetes plugin finds the objects of an
 * installation, by the labels that the openmcp-operator gives them.
 *
 * @returns none when that plugin does not know the cluster, or no label can hold
 * the name
 * @internal
 */
export function kubernetesAnnotations(
  installation: { cluster: string; kind: InstallationKind; name: string },
  settings: Pick<CatalogSettings, 'kubernetesClusters' | 'operatorNamespaces'>,
): Record<string, string> {
  const { cluster, kind, name } = installation;
  if (!settings.kubernetesClusters.has(cluster) || !LABEL_VALUE.test(name)) {
    return {};
  }
  const namespace = settings.operatorNamespaces.get(cluster);
  return {
    'backstage.io/kubernetes-cluster': cluster,
    'backstage.io/kubernetes-label-selector': [
      'app.kubernetes.io/managed-by=openmcp-operator',
      `app.kubernetes.io/name=${kind}`,
      `app.kubernetes.io/instance=${name}`,
    ].join(','),
    ...(namespace && { 'backstage.io/kubernetes-namespace': namespace }),
  };
}
