import { PlatformClusterClient } from '../client';
import { landscapeObjects } from './landscapeObjects';
import { ProviderManifest } from './ProviderManifest';

const plurals: Record<ProviderManifest['kind'], string> = {
  ClusterProvider: 'clusterproviders',
  ServiceProvider: 'serviceproviders',
  PlatformService: 'platformservices',
};

/**
 * Applies the landscape of a cluster's name to a running cluster.
 *
 * @param cluster - name and kubeconfig of the cluster
 * @throws Error when the cluster refuses an object
 * @internal
 */
export async function applyLandscape(cluster: {
  name: string;
  kubeconfigPath: string;
}): Promise<void> {
  const client = new PlatformClusterClient(cluster.kubeconfigPath);
  try {
    for (const manifest of landscapeObjects(cluster.name)) {
      const { kind, metadata } = manifest;
      const { status, body } = await client.send(
        'PATCH',
        `/apis/openmcp.cloud/v1alpha1/${plurals[kind]}/${metadata.name}?fieldManager=landscape`,
        { body: manifest, contentType: 'application/apply-patch+yaml' },
      );
      if (status >= 300) {
        throw new Error(
          `${cluster.name} refused ${kind} ${metadata.name}: ${JSON.stringify(
            body,
          )}`,
        );
      }
    }
  } finally {
    await client.close();
  }
}
