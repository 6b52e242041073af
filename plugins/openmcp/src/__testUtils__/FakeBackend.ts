import { SignalApi } from '@backstage/plugin-signals-react';
import {
  ChangeList,
  Cluster,
  DependencyReport,
  EligibilityReport,
  EligibilityRequest,
  HistoryList,
  HistoryListQuery,
  Installation,
  InstallationItem,
  InstallationList,
  InstallationsQuery,
  PlatformServiceDeletion,
  PlatformServiceDeletionQuery,
  PlatformServiceRequest,
  PlatformServiceResult,
  ProviderItem,
  ProviderList,
  Summary,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../api';
import { exampleRules } from './exampleProviders';
import { countHealth, summarise } from './summarise';

/** A backend in memory whose content, failures and signals a test decides. */
export class FakeBackend implements OpenmcpApi, SignalApi {
  clusters: Cluster[] = [];
  items: InstallationItem[] = [];
  installation?: Installation;
  /** What happened; without it nothing did. */
  history: Partial<HistoryList> = {};
  /** What {@link getChanges} tells; without it everything is listed again. */
  changes?: (after: string | undefined) => Partial<ChangeList>;
  providers: ProviderItem[] = [];
  /** Answers questions of eligibility; without it there is no such provider. */
  eligibility?: (
    request: EligibilityRequest,
  ) => EligibilityReport | Promise<EligibilityReport>;
  /** Anything else that the list of providers says. */
  providerList: Partial<ProviderList> = {};
  /** Answers what needs what; without it there is no such cluster. */
  dependencies?: (cluster: string | undefined) => DependencyReport;
  /** Answers applies and dry runs; without it nobody may. */
  apply?: (
    cluster: string,
    request: PlatformServiceRequest,
  ) => PlatformServiceResult;
  /** Answers removals and their dry runs; without it nobody may. */
  remove?: (
    cluster: string,
    name: string,
    query: PlatformServiceDeletionQuery,
  ) => PlatformServiceDeletion;
  /** Thrown by every call while set. */
  failure?: Error;
  /** Thrown by single calls, by what {@link calls} names them. */
  failures: Record<string, Error> = {};
  /** Answers of single calls that are nothing like what they should be. */
  nonsense: Record<string, unknown> = {};
  /** While set, no call is answered. */
  silent = false;
  calls: string[] = [];
  /** What lists of installations and histories were asked for. */
  queries: Array<InstallationsQuery | HistoryListQuery> = [];
  private revision = 0;
  private readonly listeners = new Set<() => void>();

  subscribe(_channel: string, onMessage: (message: never) => void) {
    const listener = () =>
      onMessage({ revision: `backend.${this.revision}` } as never);
    this.listeners.add(listener);
    return { unsubscribe: () => this.listeners.delete(listener) };
  }

  /** Tells every open page that something changed. */
  signal() {
    this.revision += 1;
    this.listeners.forEach(listener => listener());
  }

  async getClusters() {
    await this.beforeAnswer('clusters');
    return this.answer('clusters', {
      items: this.clusters,
      totalItems: this.clusters.length,
      etag: JSON.stringify(this.clusters),
    });
  }

  async getInstallations(
    query: InstallationsQuery,
    options?: { ifNoneMatch?: string },
  ): Promise<InstallationList | undefined> {
    this.queries.push(query);
    await this.beforeAnswer('installations');
    const { changedTo, cluster, health, limit, cursor, provider } = query;
    const images = this.providers
      .filter(({ entityRef }) => provider?.includes(entityRef))
      .map(({ image }) => image);
    const matching = this.items.filter(
      item =>
        (!cluster?.length || cluster.includes(item.cluster)) &&
        (!provider?.length ||
          images.some(image => item.image.wanted.startsWith(`${image}:`))) &&
        (!changedTo || Date.parse(item.since ?? '') < Date.parse(changedTo)),
    );
    const items = matching.filter(
      item => !health?.length || health.includes(item.health),
    );
    const etag = JSON.stringify([items, this.clusters, cursor]);
    if (options?.ifNoneMatch === etag) {
      return undefined;
    }
    const from = Number(cursor ?? 0);
    const to = from + (limit ?? 100);
    return this.answer('installations', {
      items: items.slice(from, to),
      totalItems: items.length,
      nextCursor: to < items.length ? String(to) : undefined,
      etag,
      revision: `backend.${this.revision}`,
      clusters: this.clusters,
      counts: countHealth(matching),
    });
  }

  async getSummary(): Promise<Summary> {
    await this.beforeAnswer('summary');
    return this.answer('summary', summarise(this.clusters, this.items));
  }

  async getHistory(query: HistoryListQuery = {}): Promise<HistoryList> {
    this.queries.push(query);
    await this.beforeAnswer('history');
    const items = this.history.items ?? [];
    return this.answer('history', {
      totalItems: items.length,
      gaps: [],
      etag: JSON.stringify(items),
      ...this.history,
      items: items.slice(0, query.limit),
    });
  }

  async getChanges({ after }: { after?: string } = {}): Promise<ChangeList> {
    await this.beforeAnswer('changes');
    if (!this.changes) {
      throw answerWithStatus(410);
    }
    const revision = `backend.${this.revision}`;
    return asSent({
      items: [],
      totalItems: 0,
      revision,
      etag: revision,
      ...this.changes(after),
    });
  }

  /** Answers after the next signal. */
  async waitForInstallation(
    _installation: unknown,
    _wait: unknown,
    options?: { signal?: AbortSignal },
  ) {
    await new Promise<void>((resolve, reject) => {
      const heard = () => {
        this.listeners.delete(heard);
        resolve();
      };
      this.listeners.add(heard);
      options?.signal?.addEventListener('abort', () => {
        this.listeners.delete(heard);
        reject(new Error('aborted'));
      });
    });
    return this.getInstallation();
  }

  async getInstallation() {
    await this.beforeAnswer('installation');
    if (!this.installation) {
      throw answerWithStatus(404);
    }
    return this.answer('installation', this.installation);
  }

  async getProviders(query?: { rules?: 'outcomes' }): Promise<ProviderList> {
    await this.beforeAnswer('providers');
    const withRules = query?.rules !== undefined;
    return {
      items: asSent(this.providers).map(({ rules, ...item }) =>
        withRules ? { ...item, rules } : item,
      ),
      rules: withRules ? exampleRules : undefined,
      totalItems: this.providers.length,
      etag: JSON.stringify(this.providers),
      freshness: { stale: false },
      undescribed: [],
      clusters: { read: this.clusters.length, total: this.clusters.length },
      ...this.providerList,
    };
  }

  async checkEligibility(request: EligibilityRequest) {
    await this.beforeAnswer('eligibility');
    if (!this.eligibility) {
      throw answerWithStatus(404);
    }
    return asSent(await this.eligibility(request));
  }

  async getDependencies({ cluster }: { cluster?: string } = {}) {
    await this.beforeAnswer('dependencies');
    if (!this.dependencies) {
      throw answerWithStatus(404);
    }
    return this.answer('dependencies', this.dependencies(cluster));
  }

  async applyPlatformService(cluster: string, request: PlatformServiceRequest) {
    await this.beforeAnswer('apply');
    if (!this.apply) {
      throw answerWithStatus(403);
    }
    return asSent(this.apply(cluster, request));
  }

  async deletePlatformService(
    cluster: string,
    name: string,
    query: PlatformServiceDeletionQuery = {},
  ) {
    await this.beforeAnswer('delete');
    if (!this.remove) {
      throw answerWithStatus(403);
    }
    return asSent(this.remove(cluster, name, query));
  }

  private async beforeAnswer(call: string) {
    this.calls.push(call);
    if (this.silent) {
      await new Promise(() => {});
    }
    const failure = this.failure ?? this.failures[call];
    if (failure) {
      throw failure;
    }
  }

  private answer<T>(call: string, value: T): T {
    return asSent(call in this.nonsense ? (this.nonsense[call] as T) : value);
  }
}

/** As if it had been sent: equal, but another object. */
function asSent<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** What the client throws for an answer with this status. */
export function answerWithStatus(status: number): Error {
  return Object.assign(new Error(`status ${status}`), {
    statusCode: status,
  });
}
