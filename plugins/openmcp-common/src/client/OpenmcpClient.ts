import { InstallationKind } from '../objects/InstallationKind';
import { OpenmcpRequests, toPath } from './OpenmcpRequests';
import {
  OpenmcpClientOptions,
  OpenmcpConditionalRequestOptions,
  OpenmcpRequestOptions,
} from './requestOptions';
import {
  ChangeList,
  ClusterList,
  DependencyReport,
  EligibilityReport,
  EligibilityRequest,
  HistoryList,
  HistoryListQuery,
  Installation,
  InstallationList,
  InstallationsQuery,
  PlatformServiceDeletion,
  PlatformServiceDeletionQuery,
  PlatformServiceRequest,
  PlatformServiceResult,
  ProviderList,
  Summary,
} from './types';

/**
 * Typed client of the REST API of the plugin `openmcp`.
 *
 * @remarks
 * Every method throws a `ResponseError` of `@backstage/errors` when the
 * backend answers with an error, a `ServiceUnavailableError` when the answer is
 * no JSON (for instance the page of a proxy), and what `fetch` throws when there
 * is no answer at all.
 *
 * @public
 */
export class OpenmcpClient {
  private readonly requests: OpenmcpRequests;

  constructor(options: OpenmcpClientOptions) {
    this.requests = new OpenmcpRequests(options);
  }

  /**
   * The platform clusters that the caller may see.
   */
  async getClusters(options?: OpenmcpRequestOptions): Promise<ClusterList> {
    return this.requests.send('GET', '/v1/clusters', {}, options);
  }

  /**
   * The installations that the caller may see, one page of them.
   */
  async getInstallations(
    query?: InstallationsQuery,
    options?: OpenmcpRequestOptions,
  ): Promise<InstallationList>;

  /**
   * As above, but `undefined` when the answer is still the one with the given
   * `etag`.
   */
  async getInstallations(
    query: InstallationsQuery | undefined,
    options: OpenmcpConditionalRequestOptions,
  ): Promise<InstallationList | undefined>;

  async getInstallations(
    query: InstallationsQuery = {},
    options?: OpenmcpRequestOptions & { ifNoneMatch?: string },
  ): Promise<InstallationList | undefined> {
    return this.requests.sendConditionally(
      'GET',
      '/v1/installations',
      { query: { ...query } },
      options,
    );
  }

  /**
   * The full status of one installation. An installation that is not there, or
   * that the caller may not see, is a `ResponseError` with status 404.
   */
  async getInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    options?: OpenmcpRequestOptions,
  ): Promise<Installation> {
    const { cluster, kind, name } = installation;
    const path = `/v1/installations/${toPath(cluster, kind, name)}`;
    return this.requests.send('GET', path, {}, options);
  }

  /**
   * Waits until an installation differs from the answer with the `etag` given as
   * `after`, or is there at all, and answers it. When nothing happens within the
   * time, the unchanged installation is answered; one that is still not there is
   * a `ResponseError` with status 404.
   */
  async waitForInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    wait: {
      after?: string;
      /** 0 to 60, default 30. */
      timeoutSeconds?: number;
    },
    options?: OpenmcpRequestOptions,
  ): Promise<Installation> {
    const { cluster, kind, name } = installation;
    const path = `/v1/installations/${toPath(cluster, kind, name)}`;
    const { after, timeoutSeconds = 30 } = wait;
    const query = { after, timeoutSeconds };
    return this.requests.send('GET', path, { query }, options);
  }

  /**
   * What changed and what went since a revision. Without `after` the answer is
   * empty and tells the revision to begin with. With it, an answer without any
   * change is held back for `timeoutSeconds`.
   *
   * A `ResponseError` with status 410 means that everything has to be listed
   * again: the revision is too old, or of another process of the backend.
   *
   * @param query - `timeoutSeconds`: 0 to 60, default 30
   */
  async getChanges(
    query: { after?: string; timeoutSeconds?: number } = {},
    options?: OpenmcpRequestOptions,
  ): Promise<ChangeList> {
    return this.requests.send('GET', '/v1/changes', { query }, options);
  }

  /**
   * Numbers of the installations that the caller may see. What was never read is
   * null and not zero.
   */
  async getSummary(options?: OpenmcpRequestOptions): Promise<Summary> {
    return this.requests.send('GET', '/v1/summary', {}, options);
  }

  /**
   * What changed of the installations that the caller may see, newest first, and
   * when clusters were not read. A history that could not be read is a
   * `ResponseError` with status 503.
   */
  async getHistory(
    query: HistoryListQuery = {},
    options?: OpenmcpRequestOptions,
  ): Promise<HistoryList> {
    return this.requests.send(
      'GET',
      '/v1/history',
      { query: { ...query } },
      options,
    );
  }

  /**
   * The providers and tools of the catalog that the caller may see, with both
   * verdicts.
   */
  async getProviders(
    query: { rules?: 'outcomes' } = {},
    options?: OpenmcpRequestOptions,
  ): Promise<ProviderList> {
    return this.requests.send('GET', '/v1/providers', { query }, options);
  }

  /**
   * Whether an image may run as a PlatformService, rule by rule.
   */
  async checkEligibility(
    request: EligibilityRequest,
    options?: OpenmcpRequestOptions,
  ): Promise<EligibilityReport> {
    return this.requests.send(
      'POST',
      '/v1/eligibility',
      { body: request },
      options,
    );
  }

  /**
   * What needs what on a platform cluster, in which order it can be installed, and
   * what needs itself. A cluster that is not there, or that the caller may not
   * see, is a `ResponseError` with status 404.
   *
   * @param query - `cluster`: whose landscape is meant; default: one in which Flux
   * delivers the openmcp-operator
   */
  async getDependencies(
    query: { cluster?: string } = {},
    options?: OpenmcpRequestOptions,
  ): Promise<DependencyReport> {
    return this.requests.send('GET', '/v1/dependencies', { query }, options);
  }

  /**
   * Creates or changes a PlatformService, or with `dryRun` tells what would be
   * done. The `ResponseError` of a refusal has the details in `body.error`: 400
   * and 409 name the fields in `details`, 422 has the verdict in `eligibility`.
   */
  async applyPlatformService(
    cluster: string,
    request: PlatformServiceRequest,
    options?: OpenmcpRequestOptions,
  ): Promise<PlatformServiceResult> {
    const path = `/v1/clusters/${toPath(cluster)}/platform-services`;
    return this.requests.send('POST', path, { body: request }, options);
  }

  /**
   * Removes a PlatformService, or with `dryRun` tells what would go and what
   * stays. Give the `uid` of the dry run, so that what was looked at is what is
   * removed. The `ResponseError` of a refusal has the details in `body.error`: 409
   * names who looks after the object, 404 means that it is not there.
   */
  async deletePlatformService(
    cluster: string,
    name: string,
    query: PlatformServiceDeletionQuery = {},
    options?: OpenmcpRequestOptions,
  ): Promise<PlatformServiceDeletion> {
    const path = `/v1/clusters/${toPath(cluster)}/platform-services/${toPath(
      name,
    )}`;
    return this.requests.send('DELETE', path, { query }, options);
  }
}
