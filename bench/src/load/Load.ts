/**
 * Requests to be made.
 *
 * @internal
 */
export interface Load {
  baseUrl: string;
  path: string;
  token: string;
  /** Sent as JSON with POST; a GET without it. */
  body?: object;
  gzip: boolean;
  connections: number;
  milliseconds: number;
}

/**
 * How they were answered.
 *
 * @internal
 */
export interface LoadResult {
  perSecond: number;
  /** Milliseconds that 99 % of the answers did not exceed. */
  p99: number;
}
