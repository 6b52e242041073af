import assert from 'node:assert/strict';
import { CountedRequest, CountingProxy } from './CountingProxy';
import { createProviderEntity } from './providerEntities';
import { readEverything } from './readEverything';
import { startPortal } from './startPortal';
import { TestCatalog } from './TestCatalog';
import { waitUntil } from './waitUntil';

/** The one that routes are asked about. */
const provider = createProviderEntity('eso', {
  type: 'openmcp-platform-service',
  annotations: { 'openmcp.cloud/image': 'ghcr.io/acme/eso' },
});

/**
 * What is watched of a cluster, a collection each: seven kinds that health needs,
 * one of them in two namespaces, and three of the surroundings.
 */
const collections = 11;

/** A cluster is asked whether it is still there at most so often. */
const probeMilliseconds = 30_000;

/** A cluster whose requests are counted, and a portal of which many people read. */
export class ReadersStory {
  private constructor(
    private readonly proxy: CountingProxy,
    private readonly portal: Awaited<ReturnType<typeof startPortal>>,
  ) {}

  static async begin(cluster: {
    server: string;
    token: string;
    certificateAuthority?: string;
  }): Promise<ReadersStory> {
    const { server, token, certificateAuthority } = cluster;
    const proxy = await CountingProxy.start(server, certificateAuthority);
    const portal = await startPortal({
      clusters: [{ name: 'alpha', url: proxy.url, credentials: { token } }],
      catalog: new TestCatalog([provider]),
    });
    const story = new ReadersStory(proxy, portal);
    await story.wellKnown();
    return story;
  }

  async end(): Promise<void> {
    await this.portal.stop();
    await this.proxy.stop();
  }

  /**
   * For each collection how often it was listed and how often watched, without what
   * followed from watches that the API server ended by itself.
   */
  get counts(): Map<string, { lists: number; watches: number }> {
    const counts = new Map<string, { lists: number; watches: number }>();
    for (const { path, type, isAgain } of this.proxy.requests) {
      if (type === 'other' || type === 'probe' || isAgain) {
        continue;
      }
      const count = counts.get(path) ?? { lists: 0, watches: 0 };
      counts.set(path, count);
      count.lists += type === 'watch' ? 0 : 1;
      count.watches += type === 'list' ? 0 : 1;
    }
    return counts;
  }

  /**
   * Lets so many people read everything.
   *
   * @returns what the API server was asked for meanwhile, without the probes that
   * are due by then and without what it caused itself, and how many answers there were
   */
  async read(
    users: number,
  ): Promise<{ requests: CountedRequest[]; answers: number }> {
    const { length } = this.proxy.requests;
    const begin = performance.now();
    const answers = await readEverything(this.portal.baseUrl, {
      users,
      times: 2,
      cluster: 'alpha',
      name: 'helmdeployer',
    });
    const requests = this.proxy.requests.slice(length);
    const probes = requests.filter(({ type }) => type === 'probe');
    const due = (performance.now() - begin) / probeMilliseconds + 1;
    assert(probes.length <= due, `${probes.length} probes, ${due} were due`);
    return {
      requests: requests.filter(
        ({ type, isAgain }) => type !== 'probe' && !isAgain,
      ),
      answers,
    };
  }

  private async wellKnown(): Promise<void> {
    await waitUntil(async () => {
      const { items, counts } = await this.portal.getInstallations();
      assert.equal(items.length, 2);
      assert.equal(counts.Healthy, 2);
      const [cluster] = await this.portal.getClusters();
      assert.equal(cluster.state, 'live');
      const watched = [...this.counts.values()];
      assert.equal(watched.length, collections);
      assert(watched.every(({ watches }) => watches > 0));
    });
  }
}
