import { createParameterError } from './ParameterError';
import { parseText } from './parseTexts';

const defaultLimit = 100;
const largestLimit = 1000;

/**
 * Reads the parameter `limit`, 1 to 1000, default 100.
 *
 * @internal
 */
export function parseLimit(query: URLSearchParams): number {
  const field = 'limit';
  const text = parseText(query, field, 10);
  if (text === undefined) {
    return defaultLimit;
  }
  const limit = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(limit >= 1 && limit <= largestLimit)) {
    throw createParameterError(
      { field, code: 'out-of-range' },
      `must be a whole number from 1 to ${largestLimit}`,
    );
  }
  return limit;
}
