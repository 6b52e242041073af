import type {
  Cluster,
  InstallationList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { setTimeout } from 'node:timers/promises';
import { ChildProcess } from '../processes/ChildProcess';
import { freePort } from '../processes/freePort';
import type { WantedCluster } from './WantedClusters';

/** Milliseconds between two looks. */
const pause = 20;

/** Milliseconds that something may take to come about. */
const patience = 240_000;

/**
 * A portal in a process of its own, and a user who is signed in to it.
 *
 * @internal
 */
export class Portal {
  private constructor(
    readonly process: ChildProcess,
    readonly baseUrl: string,
    readonly token: string,
  ) {}

  /**
   * @param clusters - names of those that users may see
   * @param providers - how many the catalog describes
   * @param kubernetes - what the Kubernetes plugin of Backstage reads
   */
  static async start(
    clusters: string[],
    providers = 20,
    kubernetes?: readonly WantedCluster[],
  ): Promise<Portal> {
    const child = await ChildProcess.start(
      require.resolve('../portal/portalProcess'),
    );
    try {
      const baseUrl = await child.call<string>('start', {
        port: await freePort(),
        clusters,
        providers,
        kubernetes,
      });
      const answer = await fetch(`${baseUrl}/api/auth/guest/refresh`, {
        method: 'POST',
      });
      const { backstageIdentity } = (await answer.json()) as {
        backstageIdentity: { token: string };
      };
      return new Portal(child, baseUrl, backstageIdentity.token);
    } catch (error) {
      await child.stop();
      throw error;
    }
  }

  /** Which clusters the portal watches from now on. */
  async watch(clusters: WantedCluster[]): Promise<void> {
    await this.process.call('setClusters', clusters);
  }

  /** The text of an answer of our plugin. */
  async read(path: string): Promise<string> {
    const answer = await fetch(`${this.baseUrl}/api/openmcp${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(`${path} was answered with ${answer.status}: ${text}`);
    }
    return text;
  }

  /** Asks whether a provider may run on a cluster. */
  async checkEligibility(provider: string, cluster: string): Promise<void> {
    const answer = await fetch(`${this.baseUrl}/api/openmcp/v1/eligibility`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ provider, cluster }),
    });
    const text = await answer.text();
    if (!answer.ok) {
      throw new Error(
        `${provider} was answered with ${answer.status}: ${text}`,
      );
    }
  }

  async listInstallations(query: string): Promise<InstallationList> {
    return JSON.parse(await this.read(`/v1/installations?${query}`));
  }

  async listClusters(): Promise<Cluster[]> {
    return JSON.parse(await this.read('/v1/clusters')).items;
  }

  /** Waits until so many installations are there, on clusters that are live. */
  async waitForInstallations(count: number, query = ''): Promise<void> {
    await this.waitUntil(async () => {
      const list = await this.listInstallations(`limit=1${query}`);
      const isLive = list.clusters.every(({ state }) => state === 'live');
      return isLive && list.totalItems === count;
    }, `${count} installations`);
  }

  /** Waits until something is there that is asked for by itself. */
  async waitForAnswer(path: string): Promise<void> {
    await this.waitUntil(
      () =>
        this.read(path).then(
          () => true,
          () => false,
        ),
      path,
    );
  }

  async waitUntil(check: () => Promise<boolean>, what: string): Promise<void> {
    const end = performance.now() + patience;
    while (!(await check())) {
      if (performance.now() > end) {
        throw new Error(`Waited in vain for ${what}`);
      }
      await setTimeout(pause);
    }
  }

  async stop(): Promise<void> {
    await this.process.stop();
  }
}
