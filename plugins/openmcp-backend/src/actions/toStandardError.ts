/** Names that Backstage itself gives errors, other than of answers. */
const standard: ReadonlySet<string> = new Set([
  'AuthenticationError',
  'ConflictError',
  'InputError',
  'NotAllowedError',
  'NotFoundError',
  'NotImplementedError',
  'ServiceUnavailableError',
]);

/**
 * The same error under a name that every caller of actions knows. What an error of
 * another name says never reaches programs that speak MCP: they are told the status
 * alone (`@backstage/plugin-mcp-actions-backend`, `handleErrors`).
 *
 * @param error - one that is meant for people; status and details stay
 * @internal
 */
export function toStandardError(error: Error): Error {
  const { statusCode } = error as { statusCode?: number };
  if (standard.has(error.name) || !statusCode || statusCode >= 500) {
    return error;
  }
  const { name: code, message } = error;
  const renamed = Object.assign(new Error(message), { code }, error, {
    name: 'InputError',
    statusCode,
  });
  renamed.stack = undefined;
  return renamed;
}
