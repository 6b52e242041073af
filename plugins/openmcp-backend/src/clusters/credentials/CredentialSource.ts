import { PlatformClusterCredentials } from '@openmcp/backstage-plugin-openmcp-node';

/**
 * How a client shows an API server who it is.
 *
 * @internal
 */
export interface ClientCredentials {
  /** Bearer token. */
  token?: string;
  /** Client certificate, as PEM. */
  cert?: string;
  /** Key of the client certificate, as PEM. */
  key?: string;
}

/**
 * Where credentials for one API server come from.
 *
 * @internal
 */
export interface CredentialSource {
  /**
   * Asked before every request.
   *
   * @throws ClusterFailure that names no credential
   */
  read(): Promise<ClientCredentials>;
  /** The API server refused these credentials. */
  forget?(refused: PlatformClusterCredentials): void;
}
