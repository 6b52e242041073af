import { SignalApi, SignalSubscriber } from '@backstage/plugin-signals-react';
import {
  EligibilityRequest,
  InstallationItem,
  InstallationList,
  InstallationsQuery,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../src';
import { exampleDependencies } from '../src/__testUtils__/exampleDependencies';
import { countHealth, summarise } from '../src/__testUtils__/summarise';
import { exampleClusters } from './exampleClusters';
import { answerAbout, exampleProviderList } from './exampleEligibility';
import { exampleDetails } from './exampleDetails';
import { exampleHistoryList } from './exampleHistory';
import { exampleItems, exampleSummary } from './exampleInstallations';

/** Something changes this often, in milliseconds. */
const PACE = 4_000;

/**
 * Three platform clusters in memory whose installations change while one looks
 * at them. It stands in for the backend and for signals.
 */
export class ExampleLandscape implements OpenmcpApi, SignalApi {
  private revision = 1;
  private items: InstallationItem[];
  private readonly listeners = new Set<() => void>();

  constructor(rows: number) {
    this.items = exampleItems(exampleClusters(), rows);
    setInterval(() => this.change(), PACE);
  }

  subscribe(_channel: string, onMessage: (message: never) => void) {
    const listener = () =>
      onMessage({ revision: `example.${this.revision}` } as never);
    this.listeners.add(listener);
    const subscriber: SignalSubscriber = {
      unsubscribe: () => this.listeners.delete(listener),
    };
    return subscriber;
  }

  async getClusters() {
    const items = exampleClusters();
    return { items, totalItems: items.length, etag: 'clusters' };
  }

  async getInstallations(
    query: InstallationsQuery,
    options?: { ifNoneMatch?: string },
  ): Promise<InstallationList | undefined> {
    const etag = `list-${this.revision}-${JSON.stringify(query)}`;
    if (options?.ifNoneMatch === etag) {
      return undefined;
    }
    const from = Number(query.cursor ?? 0);
    const to = from + (query.limit ?? 100);
    const { cluster, health, provider } = query;
    const images = exampleProviderList()
      .items.filter(({ entityRef }) => provider?.includes(entityRef))
      .map(({ image }) => image);
    const matching = this.items.filter(
      item =>
        (!cluster?.length || cluster.includes(item.cluster)) &&
        (!provider?.length ||
          images.some(image => item.image.wanted.startsWith(`${image}:`))),
    );
    const items = matching.filter(
      item => !health || health.includes(item.health),
    );
    return {
      items: items.slice(from, to),
      totalItems: items.length,
      nextCursor: to < items.length ? String(to) : undefined,
      etag,
      revision: String(this.revision),
      clusters: exampleClusters(),
      counts: countHealth(matching),
    };
  }

  async getInstallation(address: {
    cluster: string;
    kind: string;
    name: string;
  }) {
    const item = this.items.find(
      candidate =>
        candidate.cluster === address.cluster &&
        candidate.kind === address.kind &&
        candidate.name === address.name,
    );
    if (!item) {
      throw Object.assign(new Error('Not there'), { statusCode: 404 });
    }
    return exampleDetails(item);
  }

  async waitForInstallation(address: {
    cluster: string;
    kind: string;
    name: string;
  }) {
    return this.getInstallation(address);
  }

  async getChanges(): Promise<never> {
    throw Object.assign(new Error('List again'), { statusCode: 410 });
  }

  async getSummary() {
    return summarise(exampleClusters(), this.items);
  }

  async getHistory() {
    return exampleHistoryList(this.items);
  }

  async getProviders() {
    return exampleProviderList();
  }

  async checkEligibility(request: EligibilityRequest) {
    return answerAbout(request);
  }

  async getDependencies({ cluster }: { cluster?: string } = {}) {
    return exampleDependencies({ cluster });
  }

  async applyPlatformService(): Promise<never> {
    throw Object.assign(new Error('Not possible here'), { statusCode: 403 });
  }

  async deletePlatformService(): Promise<never> {
    throw Object.assign(new Error('Not possible here'), { statusCode: 403 });
  }

  private change() {
    const changing = this.items.findIndex(item => item.name.startsWith('kro'));
    const health = this.revision % 3 ? 'Progressing' : 'Healthy';
    this.items = this.items.map((item, index) =>
      index === changing
        ? {
            ...item,
            health,
            summary: exampleSummary(health),
            since: new Date().toISOString(),
          }
        : item,
    );
    this.revision += 1;
    this.listeners.forEach(listener => listener());
  }
}
