import { createParameterError } from './ParameterError';
import { parseText } from './parseTexts';

const defaultSeconds = 30;
const longestSeconds = 60;

/**
 * How long an answer is held back, and which one is not news.
 *
 * @internal
 */
export interface Wait {
  /** The `etag` of the answer that the caller has. */
  after?: string;
  milliseconds: number;
}

/**
 * Reads the parameters `after` and `timeoutSeconds`.
 *
 * @returns undefined when nothing is to be waited for
 * @internal
 */
export function parseWait(query: URLSearchParams): Wait | undefined {
  const after = parseText(query, 'after', 256);
  const field = 'timeoutSeconds';
  const text = parseText(query, field, 10);
  if (after === undefined && text === undefined) {
    return undefined;
  }
  const seconds =
    text === undefined
      ? defaultSeconds
      : Number(/^\d+$/.test(text) ? text : NaN);
  if (!(seconds <= longestSeconds)) {
    throw createParameterError(
      { field, code: 'out-of-range' },
      `must be a whole number from 0 to ${longestSeconds}`,
    );
  }
  if (seconds === 0) {
    return undefined;
  }
  // The header has quotes around it; both forms mean the same.
  return {
    after: after?.replace(/^(?:W\/)?"(.*)"$/, '$1'),
    milliseconds: seconds * 1000,
  };
}
