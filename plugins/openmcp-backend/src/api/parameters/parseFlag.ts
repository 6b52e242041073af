import { parseChoices } from './parseTexts';
import { createParameterError } from './ParameterError';

/**
 * Reads a parameter that is `true` or `false`.
 *
 * @returns false when the parameter is missing
 * @internal
 */
export function parseFlag(query: URLSearchParams, field: string): boolean {
  const values = parseChoices(query, field, ['true', 'false']) ?? ['false'];
  if (values.length > 1) {
    throw createParameterError(
      { field, code: 'repeated' },
      'may be given once',
    );
  }
  return values[0] === 'true';
}
