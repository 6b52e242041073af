import { ClusterReason, ClusterReasonCode } from './ClusterReason';

/**
 * A failed request to an API server, in words that may be shown to people.
 *
 * @internal
 */
export class ClusterFailure extends Error {
  readonly name = 'ClusterFailure';
  readonly reason: ClusterReason;
  /** Milliseconds that the API server asked us to wait, if it did. */
  readonly retryAfter?: number;

  constructor(
    code: ClusterReasonCode,
    message: string,
    params: ClusterReason['params'] = {},
    options: { retryAfter?: number } = {},
  ) {
    super(message);
    this.reason = { code, params, message };
    this.retryAfter = options.retryAfter;
  }

  get code(): ClusterReasonCode {
    return this.reason.code;
  }
}
