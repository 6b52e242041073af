import { createParameterError } from './ParameterError';
import { parseText } from './parseTexts';

/** Year to seconds, with a time zone: what RFC 3339 allows and no more. */
const form =
  /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Reads a parameter that is an RFC 3339 time.
 *
 * @returns milliseconds since the epoch; undefined when the parameter is missing
 * @internal
 */
export function parseTime(
  query: URLSearchParams,
  field: string,
): number | undefined {
  const text = parseText(query, field, 64);
  if (text === undefined) {
    return undefined;
  }
  const time = form.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) {
    throw createParameterError(
      { field, code: 'malformed' },
      'must be a time such as 2026-01-31T03:00:00Z',
    );
  }
  return time;
}
