import { SignalApi } from '@backstage/plugin-signals-react';
import {
  Cluster,
  EligibilityReport,
  EligibilityRequest,
  HEALTHS,
  Installation,
  InstallationItem,
  InstallationList,
  PlatformServiceDeletion,
  PlatformServiceDeletionQuery,
  PlatformServiceRequest,
  PlatformServiceResult,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import { OpenmcpApi } from '../api';

/** A backend in memory whose content, failures and signals a test decides. */
export class FakeBackend implements OpenmcpApi, SignalApi {
  clusters: Cluster[] = [];
  items: InstallationItem[] = [];
  installation?: Installation;
  providers: ProviderItem[] = [];
  /** Answers questions of eligibility; without it there is no such provider. */
  eligibility?: (
    request: EligibilityRequest,
  ) => EligibilityReport | Promise<EligibilityReport>;
  /** Anything else that the list of providers says. */
  providerList: Partial<ProviderList> = {};
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
  /** While set, no call is answered. */
  silent = false;
  calls: string[] = [];
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
    return {
      items: this.clusters,
      totalItems: this.clusters.length,
      etag: JSON.stringify(this.clusters),
    };
  }

  async getInstallations(
    _query: object,
    options?: { ifNoneMatch?: string },
  ): Promise<InstallationList | undefined> {
    await this.beforeAnswer('installations');
    const etag = JSON.stringify([this.items, this.clusters]);
    if (options?.ifNoneMatch === etag) {
      return undefined;
    }
    return {
      items: asSent(this.items),
      totalItems: this.items.length,
      etag,
      revision: '1',
      clusters: asSent(this.clusters),
      counts: Object.fromEntries(
        HEALTHS.map(health => [health, 0]),
      ) as InstallationList['counts'],
    };
  }

  async getInstallation() {
    await this.beforeAnswer('installation');
    if (!this.installation) {
      throw answerWithStatus(404);
    }
    return asSent(this.installation);
  }

  async getProviders(): Promise<ProviderList> {
    await this.beforeAnswer('providers');
    return {
      items: asSent(this.providers),
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
    if (this.failure) {
      throw this.failure;
    }
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
