import type { ResponseError } from '@backstage/errors';
import type { OpenmcpErrorBody } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What the REST API says about a request that it refuses.
 *
 * @internal
 */
export interface Refusal {
  status: number;
  error: OpenmcpErrorBody['error'];
}

/**
 * Reads the refusal out of what a call of the client threw.
 *
 * @returns undefined when there was no answer at all, or none of the API (for
 * instance the page of a proxy)
 * @internal
 */
export function readRefusal(thrown: unknown): Refusal | undefined {
  if (!isResponseError(thrown)) {
    return undefined;
  }
  const { error } = thrown.body as unknown as OpenmcpErrorBody;
  // What `ResponseError` makes up where the body is no error of Backstage.
  const isMadeUp =
    error.name === 'Error' && error.message.startsWith('Request failed with');
  return {
    status: thrown.statusCode,
    error: isMadeUp ? { name: error.name, message: '' } : error,
  };
}

function isResponseError(thrown: unknown): thrown is ResponseError {
  return (
    thrown instanceof Error &&
    thrown.name === 'ResponseError' &&
    'body' in thrown &&
    'statusCode' in thrown
  );
}
