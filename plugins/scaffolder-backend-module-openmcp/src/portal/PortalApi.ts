import {
  AuthService,
  BackstageCredentials,
  DiscoveryService,
} from '@backstage/backend-plugin-api';
import {
  EligibilityReport,
  EligibilityRequest,
  Installation,
  OpenmcpClient,
  PlatformServiceDeletion,
  PlatformServiceDeletionQuery,
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Milliseconds that a held back answer may take longer than asked for. A connection
 * that leads nowhere any more does not end by itself for minutes.
 */
const OVERDUE_AFTER = 15_000;

/**
 * On whose behalf the portal is asked, and what ends the call.
 *
 * @internal
 */
export interface PortalCaller {
  credentials: BackstageCredentials;
  signal?: AbortSignal;
}

/**
 * What the actions need to reach the REST API of the plugin `openmcp`.
 *
 * @internal
 */
export interface PortalApiOptions {
  auth: Pick<AuthService, 'getPluginRequestToken'>;
  discovery: Pick<DiscoveryService, 'getBaseUrl'>;
  fetch: typeof fetch;
}

/**
 * The REST API of the plugin `openmcp` as the actions use it: always on behalf of
 * the person who started the task. Nothing is stored; each call has a token of
 * its own.
 *
 * @internal
 */
export class PortalApi {
  private readonly auth: PortalApiOptions['auth'];
  private readonly client: OpenmcpClient;

  constructor({ auth, discovery, fetch: fetchAnswer }: PortalApiOptions) {
    this.auth = auth;
    this.client = new OpenmcpClient({
      discoveryApi: discovery,
      fetchApi: { fetch: fetchAnswer },
    });
  }

  /**
   * Applies a PlatformService, or with `dryRun` asks what that would do.
   *
   * @throws what `OpenmcpClient` throws, or the error of a token that cannot be had
   */
  async apply(
    cluster: string,
    request: PlatformServiceRequest,
    caller: PortalCaller,
  ): Promise<PlatformServiceResult> {
    return this.client.applyPlatformService(
      cluster,
      request,
      await this.optionsFor(caller),
    );
  }

  /**
   * Asks whether an image may run as a PlatformService.
   *
   * @throws what `OpenmcpClient` throws, or the error of a token that cannot be had
   */
  async checkEligibility(
    request: EligibilityRequest,
    caller: PortalCaller,
  ): Promise<EligibilityReport> {
    return this.client.checkEligibility(request, await this.optionsFor(caller));
  }

  /**
   * Waits for the next change of a PlatformService, see
   * `OpenmcpClient.waitForInstallation`. An answer that is long overdue is not waited
   * for any more.
   *
   * @throws what `OpenmcpClient` throws, or the error of a token that cannot be had
   */
  async waitForPlatformService(
    service: { cluster: string; name: string },
    wait: { after?: string; timeoutSeconds: number },
    { credentials, signal }: PortalCaller,
  ): Promise<Installation> {
    const overdue = AbortSignal.timeout(
      wait.timeoutSeconds * 1000 + OVERDUE_AFTER,
    );
    return this.client.waitForInstallation(
      { ...service, kind: 'PlatformService' },
      wait,
      await this.optionsFor({
        credentials,
        signal: signal ? AbortSignal.any([signal, overdue]) : overdue,
      }),
    );
  }

  /**
   * Removes a PlatformService, or with `dryRun` asks what would go.
   *
   * @throws what `OpenmcpClient` throws, or the error of a token that cannot be had
   */
  async remove(
    { cluster, name }: { cluster: string; name: string },
    query: PlatformServiceDeletionQuery,
    caller: PortalCaller,
  ): Promise<PlatformServiceDeletion> {
    return this.client.deletePlatformService(
      cluster,
      name,
      query,
      await this.optionsFor(caller),
    );
  }

  private async optionsFor({ credentials, signal }: PortalCaller) {
    const { token } = await this.auth.getPluginRequestToken({
      onBehalfOf: credentials,
      targetPluginId: 'openmcp',
    });
    return { token, signal };
  }
}
