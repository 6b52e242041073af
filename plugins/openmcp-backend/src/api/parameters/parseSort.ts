import { INSTALLATION_SORT_FIELDS, InstallationSort } from '../../reading';
import { createParameterError } from './ParameterError';
import { parseText } from './parseTexts';

/**
 * Reads the parameter `sort`; a leading `-` reverses the order.
 *
 * @internal
 */
export function parseSort(query: URLSearchParams): InstallationSort {
  const text = parseText(query, 'sort', 64) ?? 'severity';
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const field = INSTALLATION_SORT_FIELDS.find(each => each === name);
  if (!field) {
    throw createParameterError(
      { field: 'sort', code: 'not-allowed' },
      `must be one of ${INSTALLATION_SORT_FIELDS.join(
        ', ',
      )}, with or without a leading -`,
    );
  }
  return { field, descending };
}
