/**
 * What one request to an API server needs besides its path.
 *
 * @public
 */
export interface PlatformClusterCredentials {
  /** Headers of every request, for instance `Authorization`. */
  headers: Record<string, string>;
  /** Certificates that the API server is checked against, as PEM. */
  ca?: string;
  /** Client certificate, as PEM. */
  cert?: string;
  /** Key of the client certificate, as PEM. */
  key?: string;
  /** Name that the certificate of the API server must carry. */
  servername?: string;
  /** False only where the owner of the cluster asked for it; default true. */
  rejectUnauthorized?: boolean;
}

/**
 * The way to the API server of a platform cluster.
 *
 * @public
 */
export interface PlatformClusterConnection {
  /**
   * Base URL of the API server, possibly with a path. `http:` is accepted for
   * the loopback interface only.
   */
  readonly server: string;

  /**
   * Address of the HTTP proxy that leads to the API server, for instance
   * `http://proxy.example.com:3128`; it may hold user and password. False: none,
   * whatever the environment says. Default: what `HTTPS_PROXY` and `NO_PROXY` of
   * the environment say.
   */
  readonly proxy?: string | false;

  /**
   * Credentials for one request. It is asked before every request, so that
   * renewed tokens and certificates are used without a restart; what is costly
   * is to be remembered by the implementation.
   *
   * @throws An error whose text names no credential; people see only that the
   * credentials could not be read.
   */
  getCredentials(): Promise<PlatformClusterCredentials>;

  /**
   * The API server refused credentials: they are not to be handed out again.
   *
   * @param refused - what `getCredentials` returned. Several requests may be
   * refused one after the other with the same credentials; what was renewed
   * meanwhile is to be kept.
   */
  forgetCredentials?(refused: PlatformClusterCredentials): void;
}
