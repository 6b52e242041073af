/**
 * Options of every call of `OpenmcpClient`.
 *
 * @public
 */
export interface OpenmcpRequestOptions {
  /** Ends the call; the returned promise is then rejected with its reason. */
  signal?: AbortSignal;
  /** Sent as bearer token. Browsers leave it out: their `fetch` adds one. */
  token?: string;
}

/**
 * Options of a call that may be answered by "not changed".
 *
 * @public
 */
export interface OpenmcpConditionalRequestOptions
  extends OpenmcpRequestOptions {
  /** The `etag` of an earlier answer to the same query. */
  ifNoneMatch: string;
}

/**
 * What `OpenmcpClient` needs. Backstage's discovery and fetch APIs fit,
 * those of the frontend as well as the discovery service of the backend.
 *
 * @public
 */
export interface OpenmcpClientOptions {
  discoveryApi: { getBaseUrl(pluginId: string): Promise<string> };
  fetchApi: { fetch: typeof fetch };
}
