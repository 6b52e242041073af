import { CustomObjectsApi, KubeConfig } from '@kubernetes/client-node';

const GROUP = 'openmcp.cloud';
const VERSION = 'v1alpha1';
const PLURAL = 'platformservices';

/**
 * What a platform owner does with kubectl, on one cluster.
 *
 * @internal
 */
export class PlatformServices {
  readonly #api: CustomObjectsApi;

  constructor(kubeconfigPath: string, context: string) {
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromFile(kubeconfigPath);
    kubeConfig.setCurrentContext(context);
    this.#api = kubeConfig.makeApiClient(CustomObjectsApi);
  }

  /** Creates a PlatformService from its image alone. */
  async create(name: string, image: string): Promise<void> {
    await this.#api.createClusterCustomObject({
      group: GROUP,
      version: VERSION,
      plural: PLURAL,
      body: {
        apiVersion: `${GROUP}/${VERSION}`,
        kind: 'PlatformService',
        metadata: { name },
        spec: { image },
      },
    });
  }

  /** Asks for deletion; the operator then removes what it installed. */
  async delete(name: string): Promise<void> {
    await this.#api.deleteClusterCustomObject({
      group: GROUP,
      version: VERSION,
      plural: PLURAL,
      name,
    });
  }
}
