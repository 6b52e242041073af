import { parseText } from './parseTexts';
import { refuseUnknown } from './refuseUnknown';

/**
 * Reads the query of `GET /v1/dependencies`.
 *
 * @throws InputError with details when a parameter is wrong
 * @internal
 */
export function parseDependencyQuery(query: URLSearchParams): {
  /** Name of the cluster whose landscape is meant. */
  cluster?: string;
} {
  refuseUnknown(query, ['cluster']);
  return { cluster: parseText(query, 'cluster', 253) };
}
