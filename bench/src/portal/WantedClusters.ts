import { createBackendModule } from '@backstage/backend-plugin-api';
import {
  openmcpClusterSupplierExtensionPoint,
  PlatformClusterDefinition,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';

/** @internal */
export interface WantedCluster {
  name: string;
  server: string;
  token: string;
  /** Certificate of the authority of the server, PEM; only with HTTPS. */
  ca?: string;
  /** File with one context, named like the cluster. */
  kubeconfigPath: string;
}

function describe({
  name,
  server,
  token,
  ca,
}: WantedCluster): PlatformClusterDefinition {
  return {
    name,
    title: name,
    namespaces: ['openmcp-system'],
    delivery: 'direct',
    simulated: true,
    connection: {
      server,
      getCredentials: async () => ({
        headers: { authorization: `Bearer ${token}` },
        ca,
      }),
    },
  };
}

/**
 * Clusters that a benchmark adds and takes away while the portal runs.
 *
 * @internal
 */
export class WantedClusters {
  private definitions: PlatformClusterDefinition[] = [];
  private tell: (clusters: PlatformClusterDefinition[]) => void = () => {};

  set(clusters: WantedCluster[]): void {
    this.definitions = clusters.map(describe);
    this.tell(this.definitions);
  }

  createModule() {
    const supplier: PlatformClusterSupplier = {
      name: 'bench',
      start: listener => {
        this.tell = listener;
        listener(this.definitions);
      },
    };
    return createBackendModule({
      pluginId: 'openmcp',
      moduleId: 'bench-clusters',
      register(env) {
        env.registerInit({
          deps: { clusters: openmcpClusterSupplierExtensionPoint },
          async init({ clusters }) {
            clusters.addClusterSupplier(supplier);
          },
        });
      },
    });
  }
}
