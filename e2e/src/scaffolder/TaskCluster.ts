import { ControlPlaneApi, eventually } from '../controlPlane/ControlPlaneApi';

const SERVICES = '/apis/openmcp.cloud/v1alpha1/platformservices';
const APPLY = 'application/apply-patch+yaml';

/**
 * The parts of a PlatformService that the tests look at.
 *
 * @internal
 */
export interface LiveService {
  metadata: {
    name: string;
    uid: string;
    generation: number;
    resourceVersion: string;
    annotations?: Record<string, string>;
    managedFields: Array<{ manager: string; fieldsV1: object }>;
  };
  spec: Record<string, unknown> & { image: string };
  status?: { phase?: string };
}

/**
 * A PlatformService to write.
 *
 * @internal
 */
export interface ServiceToApply {
  spec: object;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
  finalizers?: string[];
}

/**
 * The platform cluster as its administrator sees it, past the portal.
 *
 * @internal
 */
export class TaskCluster {
  readonly api: ControlPlaneApi;

  constructor(kubeconfigPath: string) {
    this.api = new ControlPlaneApi(kubeconfigPath);
  }

  /** A PlatformService; undefined when there is none. */
  async find(name: string): Promise<LiveService | undefined> {
    const { status, body } = await this.api.send<LiveService>(
      'GET',
      `${SERVICES}/${name}`,
    );
    return status === 200 ? body : undefined;
  }

  /** A PlatformService that has to be there. */
  async get(name: string): Promise<LiveService> {
    const found = await this.find(name);
    if (!found) {
      throw new Error(`There is no PlatformService ${name}.`);
    }
    return found;
  }

  /** Names and versions of all PlatformServices, their status aside. */
  async specs(): Promise<string[]> {
    const { body } = await this.api.send<{ items: LiveService[] }>(
      'GET',
      SERVICES,
    );
    return body.items.map(
      ({ metadata: { name, uid, generation } }) =>
        `${name} ${uid} ${generation}`,
    );
  }

  /** Waits until the operator reports a PlatformService as ready. */
  async untilReady(name: string): Promise<LiveService> {
    return eventually(async () => {
      const found = await this.find(name);
      return found?.status?.phase === 'Ready' ? found : undefined;
    });
  }

  /**
   * Watches a PlatformService that is not there yet.
   *
   * @returns what resolves when the operator reports it as ready
   */
  async watchReady(name: string): Promise<{ ready: Promise<void> }> {
    const selector = encodeURIComponent(`metadata.name=${name}`);
    const events = await this.api.watch<{ object: LiveService }>(
      `${SERVICES}?watch=1&fieldSelector=${selector}`,
    );
    const follow = async () => {
      for await (const { object } of events) {
        if (object.status?.phase === 'Ready') {
          return;
        }
      }
      throw new Error(`The watch of ${name} ended.`);
    };
    return { ready: follow() };
  }

  /** Removes PlatformServices, and waits until they are gone. */
  async removeAll(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.remove(`${SERVICES}/${name}`);
    }
    for (const name of names) {
      await eventually(async () =>
        (await this.find(name)) ? undefined : true,
      );
    }
  }

  /** Writes a PlatformService as another manager, and takes over what it names. */
  async applyAs(
    manager: string,
    name: string,
    { spec, ...metadata }: ServiceToApply,
  ): Promise<void> {
    await this.apply(manager, `${SERVICES}/${name}`, {
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name, ...metadata },
      spec,
    });
  }

  /** @throws Error with what the API server says, when it refuses */
  async apply(manager: string, path: string, object: object): Promise<void> {
    this.#require(
      await this.api.send(
        'PATCH',
        `${path}?fieldManager=${manager}&force=true`,
        { body: JSON.stringify(object), contentType: APPLY },
      ),
    );
  }

  /** What the API server makes of a manifest, without keeping it. */
  async tryOut(name: string, manifest: string): Promise<LiveService> {
    return this.#require(
      await this.api.send<LiveService>(
        'PATCH',
        `${SERVICES}/${name}?fieldManager=kubectl&fieldValidation=Strict&dryRun=All`,
        { body: manifest, contentType: APPLY },
      ),
    );
  }

  /** Merges a change into an object. */
  async patch(path: string, change: object): Promise<void> {
    await this.#patch(path, change, 'application/merge-patch+json');
  }

  /** Changes single places of an object. */
  async patchJson(path: string, operations: object[]): Promise<void> {
    await this.#patch(path, operations, 'application/json-patch+json');
  }

  async #patch(path: string, body: object, contentType: string): Promise<void> {
    this.#require(
      await this.api.send('PATCH', path, {
        body: JSON.stringify(body),
        contentType,
      }),
    );
  }

  /** Waits until PlatformServices are not served any more. */
  async untilGone(): Promise<void> {
    await eventually(async () => {
      const { status } = await this.api.send('GET', SERVICES);
      return status === 404 ? true : undefined;
    });
  }

  async remove(path: string): Promise<void> {
    await this.api.send('DELETE', path);
  }

  async create<Body>(path: string, object: object): Promise<Body> {
    return this.#require(
      await this.api.send<Body>('POST', path, { body: JSON.stringify(object) }),
    );
  }

  /**
   * How often something was asked of PlatformServices that may have changed them,
   * since the API server started: whatever is no dry run. Deletions are not
   * counted, of which the API server does not note whether they are one.
   */
  async countWrites(): Promise<number> {
    const { body } = await this.api.send<string>('GET', '/metrics');
    return body
      .split('\n')
      .filter(
        line =>
          line.startsWith('apiserver_request_total{') &&
          line.includes('resource="platformservices"') &&
          line.includes('dry_run=""') &&
          line.includes('subresource=""') &&
          /verb="(APPLY|PATCH|PUT|POST)"/.test(line),
      )
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  close(): void {
    this.api.close();
  }

  #require<Body>({ status, body }: { status: number; body: Body }): Body {
    if (status >= 300) {
      throw new Error(`The API server said ${status}: ${JSON.stringify(body)}`);
    }
    return body;
  }
}
