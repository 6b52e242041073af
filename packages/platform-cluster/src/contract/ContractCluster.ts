import { setTimeout as delay } from 'node:timers/promises';
import { ClusterAnswer, PlatformClusterClient } from '../client';
import { ProviderManifest } from '../landscape';
import { collectionOf, SeenList, SeenObject } from './contractObjects';

/**
 * The cluster that is held to the contract, with the few verbs that the tests
 * speak in.
 *
 * @internal
 */
export class ContractCluster {
  /** Sends single requests. */
  readonly client: PlatformClusterClient;

  /**
   * Connects to a cluster.
   *
   * @param kubeconfigPath - kubeconfig of the administrator
   */
  constructor(kubeconfigPath: string) {
    this.client = new PlatformClusterClient(kubeconfigPath);
  }

  /**
   * Applies a provider.
   *
   * @param manifest - the provider
   * @param query - further query parameters, such as `dryRun=All`
   */
  apply(
    manifest: ProviderManifest,
    query: string = '',
  ): Promise<ClusterAnswer<SeenObject>> {
    const path = `${collectionOf(manifest.kind)}/${manifest.metadata.name}`;
    return this.client.send(
      'PATCH',
      `${path}?fieldManager=contract${query && `&${query}`}`,
      { body: manifest, contentType: 'application/apply-patch+yaml' },
    );
  }

  /**
   * Merges a patch into an object.
   *
   * @param kind - its kind
   * @param name - its name
   * @param patch - the patch
   */
  merge(
    kind: string,
    name: string,
    patch: object,
  ): Promise<ClusterAnswer<SeenObject>> {
    return this.client.send('PATCH', `${collectionOf(kind)}/${name}`, {
      body: patch,
      contentType: 'application/merge-patch+json',
    });
  }

  /**
   * Reads an object.
   *
   * @param kind - its kind
   * @param name - its name
   * @returns undefined when it is not there
   */
  async find(kind: string, name: string): Promise<SeenObject | undefined> {
    const path = `${collectionOf(kind)}/${name}`;
    const answer = await this.client.send<SeenObject>('GET', path);
    return answer.status === 200 ? answer.body : undefined;
  }

  /**
   * Reads a list.
   *
   * @param kind - the kind
   * @param query - query parameters
   */
  async list(kind: string, query: string = ''): Promise<SeenList> {
    const path = `${collectionOf(kind)}${query && `?${query}`}`;
    return (await this.client.send<SeenList>('GET', path)).body;
  }

  /**
   * Lists the pods of one half of a PlatformService.
   *
   * @param name - name of the PlatformService
   * @param component - which half
   */
  async pods(
    name: string,
    component: 'init-job' | 'controller',
  ): Promise<SeenObject[]> {
    const selector = [
      'app.kubernetes.io/name=PlatformService',
      `app.kubernetes.io/instance=${name}`,
      `app.kubernetes.io/component=${component}`,
    ].join(',');
    const query = `labelSelector=${encodeURIComponent(selector)}`;
    return (await this.list('Pod', query)).items;
  }

  /**
   * Deletes an object.
   *
   * @param kind - its kind
   * @param name - its name
   */
  remove(kind: string, name: string): Promise<ClusterAnswer<SeenObject>> {
    return this.client.send('DELETE', `${collectionOf(kind)}/${name}`);
  }

  /**
   * Waits until an object is as wanted.
   *
   * @param kind - its kind
   * @param name - its name
   * @param check - looks at it
   * @returns the object
   */
  until(
    kind: string,
    name: string,
    check: (object: SeenObject) => boolean,
  ): Promise<SeenObject> {
    return eventually(async () => {
      const object = await this.find(kind, name);
      return object && check(object) ? object : undefined;
    });
  }

  /**
   * Waits until an object is gone.
   *
   * @param kind - its kind
   * @param name - its name
   */
  async untilGone(kind: string, name: string): Promise<void> {
    await eventually(async () =>
      (await this.find(kind, name)) ? undefined : true,
    );
  }

  /** Ends all connections. */
  close(): Promise<void> {
    return this.client.close();
  }
}

/**
 * Asks again and again until there is an answer; the limit is that of the test.
 *
 * @param ask - gives undefined as long as it is not so
 * @internal
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined>,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    await delay(20);
  }
}
