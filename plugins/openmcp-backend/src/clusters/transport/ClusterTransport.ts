/**
 * One read request to an API server.
 *
 * @internal
 */
export interface TransportRequest {
  /** Path below the base URL of the API server, with its query. */
  path: string;
  /** Ends the request and its body. */
  signal: AbortSignal;
}

/**
 * The answer to a {@link TransportRequest}. The body must be read to its end or
 * discarded.
 *
 * @internal
 */
export interface TransportResponse {
  statusCode: number;
  /** Names in lower case; of repeated headers the first value. */
  headers: Record<string, string | undefined>;
  body: AsyncIterable<Uint8Array>;
  /** Gives the body up and lets the connection go. */
  discard(): Promise<void>;
}

/**
 * Sends requests to one API server, with credentials that are current at that
 * moment. It does not retry and follows no redirects.
 *
 * @internal
 */
export interface ClusterTransport {
  /**
   * @throws Errors of Node and undici, or a `ClusterFailure`; the caller turns
   * them into words with `toClusterFailure`.
   */
  get(request: TransportRequest): Promise<TransportResponse>;
  /** Ends all connections; requests on their way fail. */
  close(): Promise<void>;
}
