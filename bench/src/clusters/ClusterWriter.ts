import type { WantedCluster } from '../portal/WantedClusters';
import { imageFolder } from '../landscape/createProviderEntities';
import { Pool } from 'undici';

const resource = '/apis/openmcp.cloud/v1alpha1/platformservices';

/** Requests at the same time. */
const connections = 16;

/** The operator leaves such objects alone. */
const untouched = { 'openmcp.cloud/operation': 'ignore' };

/**
 * Writes to one cluster, and reads from it without anything in between.
 *
 * @internal
 */
export class ClusterWriter {
  private readonly pool: Pool;
  private created = 0;

  constructor(private readonly cluster: WantedCluster) {
    this.pool = new Pool(cluster.server, {
      connections,
      connect: { ca: cluster.ca },
      allowH2: false,
    });
  }

  /**
   * Creates PlatformServices `service-0` and so on, those that are not there yet.
   *
   * @param isWorking - false: the operator makes nothing of them
   */
  async createServices(
    count: number,
    isWorking: boolean,
    labels?: Record<string, string>,
  ): Promise<void> {
    const first = this.created;
    this.created = count;
    await this.forEach(count - first, offset => {
      const index = first + offset;
      return this.send('POST', resource, 'application/json', {
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: {
          name: `service-${index}`,
          labels,
          ...(!isWorking && { annotations: untouched }),
        },
        spec: {
          image: `${imageFolder}/platform-service-tool-${index % 50}:v1.0.0`,
        },
      });
    });
  }

  /** Gives the first services another version of their image. */
  async changeServices(count: number, version: string): Promise<void> {
    await this.forEach(count, index => this.changeService(index, version));
  }

  async changeService(index: number, version: string): Promise<void> {
    await this.send(
      'PATCH',
      `${resource}/service-${index}`,
      'application/merge-patch+json',
      {
        spec: {
          image: `${imageFolder}/platform-service-tool-${
            index % 50
          }:${version}`,
        },
      },
    );
  }

  /** Reads all objects of a collection page by page. */
  async list(path: string = resource): Promise<unknown[]> {
    const items: unknown[] = [];
    let token: string | undefined;
    do {
      const next: string = token
        ? `&continue=${encodeURIComponent(token)}`
        : '';
      const page = JSON.parse(await this.get(`${path}?limit=500${next}`));
      items.push(...page.items);
      token = page.metadata.continue || undefined;
    } while (token);
    return items;
  }

  /**
   * Reads events as they come.
   *
   * @param onEvent - told of each chunk of text
   */
  async watch(
    onText: (text: string) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const list = JSON.parse(await this.get(`${resource}?limit=1`));
    const { body } = await this.pool.request({
      method: 'GET',
      path: `${resource}?watch=1&resourceVersion=${list.metadata.resourceVersion}`,
      headers: this.headers(),
      bodyTimeout: 0,
      signal,
    });
    body.setEncoding('utf8');
    body.on('data', onText);
    body.on('error', () => {});
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async forEach(
    count: number,
    run: (index: number) => Promise<unknown>,
  ): Promise<void> {
    let next = 0;
    const work = async () => {
      while (next < count) {
        await run(next++);
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
  }

  private async get(path: string): Promise<string> {
    const { body } = await this.pool.request({
      method: 'GET',
      path,
      headers: this.headers(),
    });
    return body.text();
  }

  private async send(
    method: 'POST' | 'PATCH',
    path: string,
    contentType: string,
    content: object,
  ): Promise<void> {
    const { statusCode, body } = await this.pool.request({
      method,
      path,
      headers: { ...this.headers(), 'content-type': contentType },
      body: JSON.stringify(content),
    });
    const text = await body.text();
    if (statusCode >= 300) {
      throw new Error(`${method} ${path}: ${statusCode} ${text}`);
    }
  }

  private headers() {
    return { authorization: `Bearer ${this.cluster.token}` };
  }
}
