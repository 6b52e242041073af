import { setTimeout as delay } from 'node:timers/promises';
import { CustomObjectsApi, KubeConfig } from '@kubernetes/client-node';

const GROUP = 'openmcp.cloud';
const VERSION = 'v1alpha1';
const PLURAL = 'platformservices';
const REMOVED_WITHIN_MS = 60_000;

/**
 * The parts of a PlatformService that the journeys look at.
 *
 * @internal
 */
export interface PlatformServiceObject {
  metadata: {
    name: string;
    generation: number;
    resourceVersion: string;
    annotations?: Record<string, string>;
  };
  spec: { image: string; runCommand?: string[]; initCommand?: string[] };
}

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

  /** As it is on the cluster at this moment. */
  async get(name: string): Promise<PlatformServiceObject> {
    return await this.#api.getClusterCustomObject({
      group: GROUP,
      version: VERSION,
      plural: PLURAL,
      name,
    });
  }

  /** Names of all that are there. */
  async names(): Promise<string[]> {
    const { items } = await this.#api.listClusterCustomObject({
      group: GROUP,
      version: VERSION,
      plural: PLURAL,
    });
    return (items as PlatformServiceObject[]).map(
      ({ metadata }) => metadata.name,
    );
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

  /**
   * Deletes those of some names that are there, and waits until the operator
   * has removed what it installed.
   *
   * @throws Error when one is still there after a minute
   */
  async remove(...names: string[]): Promise<void> {
    const present = await this.names();
    await Promise.all(
      names
        .filter(name => present.includes(name))
        .map(name => this.delete(name)),
    );
    const deadline = Date.now() + REMOVED_WITHIN_MS;
    while ((await this.names()).some(name => names.includes(name))) {
      if (Date.now() > deadline) {
        throw new Error(`Not all of ${names} went within a minute.`);
      }
      await delay(100);
    }
  }
}
