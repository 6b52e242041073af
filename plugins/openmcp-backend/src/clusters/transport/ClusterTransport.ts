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
  /** Form of the answer; default `application/json`. */
  accept?: string;
  /**
   * Told when the request leaves: it may have waited for credentials or for its
   * turn, which says nothing about how quickly the API server answers.
   */
  onSend?: () => void;
}

/**
 * One request to an API server that may change something.
 *
 * @internal
 */
export interface TransportCall extends TransportRequest {
  method: 'GET' | 'PATCH' | 'DELETE';
  /** JSON text; goes with `contentType`. */
  body?: string;
  contentType?: string;
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
  /** Texts of the headers named `Warning`, as they came. */
  warnings: readonly string[];
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
  /**
   * As `get`, for requests that change something. It is sent once: only where
   * the API server refused the credentials, which means that it did nothing, it
   * is sent again with renewed ones.
   */
  request(call: TransportCall): Promise<TransportResponse>;
  /** Ends all connections; requests on their way fail. */
  close(): Promise<void>;
}
