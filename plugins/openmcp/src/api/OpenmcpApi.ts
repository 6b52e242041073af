import { createApiRef } from '@backstage/frontend-plugin-api';
import {
  ChangeList,
  ClusterList,
  DependencyReport,
  EligibilityReport,
  EligibilityRequest,
  HistoryList,
  HistoryListQuery,
  Installation,
  InstallationKind,
  InstallationList,
  InstallationsQuery,
  PlatformServiceDeletion,
  PlatformServiceDeletionQuery,
  PlatformServiceRequest,
  PlatformServiceResult,
  ProviderList,
  Summary,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What the pages ask the backend for. `OpenmcpClient` fulfils it.
 *
 * @public
 */
export interface OpenmcpApi {
  /** The platform clusters that the caller may see. */
  getClusters(options?: { signal?: AbortSignal }): Promise<ClusterList>;

  /**
   * One page of installations; undefined when `ifNoneMatch` is still the etag of
   * the answer.
   */
  getInstallations(
    query: InstallationsQuery,
    options?: { signal?: AbortSignal; ifNoneMatch?: string },
  ): Promise<InstallationList | undefined>;

  /** The full status of one installation; rejects with a 404 when not there. */
  getInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    options?: { signal?: AbortSignal },
  ): Promise<Installation>;

  /**
   * Waits until an installation differs from the answer with the etag `after`, for
   * so many seconds, and answers it; rejects with a 404 when not there.
   */
  waitForInstallation(
    installation: { cluster: string; kind: InstallationKind; name: string },
    wait: { after?: string; timeoutSeconds?: number },
    options?: { signal?: AbortSignal },
  ): Promise<Installation>;

  /**
   * What changed and what went since a revision; rejects with 410 when everything
   * has to be listed again.
   */
  getChanges(
    query?: { after?: string; timeoutSeconds?: number },
    options?: { signal?: AbortSignal },
  ): Promise<ChangeList>;

  /** Numbers of the installations that the caller may see. */
  getSummary(options?: { signal?: AbortSignal }): Promise<Summary>;

  /** What changed, newest first, and when clusters were not read. */
  getHistory(
    query?: HistoryListQuery,
    options?: { signal?: AbortSignal },
  ): Promise<HistoryList>;

  /** The providers and tools that the caller may see, with both verdicts. */
  getProviders(
    query?: { rules?: 'outcomes' },
    options?: { signal?: AbortSignal },
  ): Promise<ProviderList>;

  /** Whether an image may run as a PlatformService, rule by rule. */
  checkEligibility(
    request: EligibilityRequest,
    options?: { signal?: AbortSignal },
  ): Promise<EligibilityReport>;

  /**
   * What needs what on a platform cluster; rejects with 404 when there is no such
   * cluster. Without a cluster, one in which Flux delivers the openmcp-operator.
   */
  getDependencies(
    query?: { cluster?: string },
    options?: { signal?: AbortSignal },
  ): Promise<DependencyReport>;

  /**
   * Creates or changes a PlatformService, or with `dryRun` tells what would be
   * done; rejects with 400 and 409 naming fields, 422 with the verdict.
   */
  applyPlatformService(
    cluster: string,
    request: PlatformServiceRequest,
    options?: { signal?: AbortSignal },
  ): Promise<PlatformServiceResult>;

  /**
   * Removes a PlatformService, or with `dryRun` tells what would go and what
   * stays; rejects with 409 naming who looks after it, 404 when not there.
   */
  deletePlatformService(
    cluster: string,
    name: string,
    query?: PlatformServiceDeletionQuery,
    options?: { signal?: AbortSignal },
  ): Promise<PlatformServiceDeletion>;
}

/**
 * Reference of {@link OpenmcpApi}.
 *
 * @public
 */
export const openmcpApiRef = createApiRef<OpenmcpApi>().with({
  id: 'plugin.openmcp.client',
  pluginId: 'openmcp',
});
