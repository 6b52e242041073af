/**
 * For which platform cluster credentials are wanted.
 *
 * @public
 */
export interface ClusterCredentialsRequest {
  /** Name of the cluster. */
  readonly cluster: string;
  /** Base URL of its API server. The credentials are sent there and nowhere else. */
  readonly server: string;
  /** `credentials.authMetadata` of the configuration; empty when there is none. */
  readonly authMetadata: Readonly<Record<string, string>>;
}

/**
 * Credentials that somebody issued: a token, a client certificate with its key, or
 * both.
 *
 * @public
 */
export interface IssuedClusterCredentials {
  /** Bearer token. */
  token?: string;
  /** Client certificate, as PEM. */
  cert?: string;
  /** Key of the client certificate, as PEM. */
  key?: string;
  /**
   * From when on they are not to be used any more. Without it they are used until
   * the API server refuses them.
   */
  expiresAt?: Date;
}

/**
 * Knows how to get credentials for API servers, for instance from a cloud.
 *
 * @public
 */
export interface ClusterCredentialsProvider {
  /** What `credentials.authProvider` of the configuration names, as it is. */
  readonly name: string;

  /**
   * Says what is wrong with the configuration of a cluster, as the end of a sentence
   * that begins with the path of `authMetadata`, for instance
   * `needs a value for cluster-id`. Asked while the configuration is read, so it asks
   * nobody else. It is shown to people and must not repeat a credential.
   */
  findProblem?(request: ClusterCredentialsRequest): string | undefined;

  /**
   * Gets new credentials. It is asked once for requests that are sent at the same
   * time, and again when credentials expired or were refused.
   *
   * @param signal - aborted when nobody waits any longer
   * @throws An error, of which people see only that it happened
   */
  issueCredentials(
    request: ClusterCredentialsRequest,
    signal: AbortSignal,
  ): Promise<IssuedClusterCredentials>;
}
