import {
  HEALTHS,
  INSTALLATION_KINDS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationQuery } from '../../reading';
import { parseCursor } from './cursor';
import { parseLimit } from './parseLimit';
import { parseSort } from './parseSort';
import { parseChoices, parseText, parseTexts } from './parseTexts';
import { refuseUnknown } from './refuseUnknown';

const knownParameters = [
  'cluster',
  'kind',
  'health',
  'image',
  'q',
  'sort',
  'limit',
  'cursor',
];

/**
 * Reads the parameters of the list of installations.
 *
 * @throws InputError with details for the first parameter that is wrong
 * @internal
 */
export function parseInstallationQuery(
  query: URLSearchParams,
): InstallationQuery {
  refuseUnknown(query, knownParameters);
  const sort = parseSort(query);
  return {
    clusters: parseTexts(query, 'cluster', 253),
    kinds: parseChoices(query, 'kind', INSTALLATION_KINDS),
    healths: parseChoices(query, 'health', HEALTHS),
    images: parseTexts(query, 'image', 1024),
    text: parseText(query, 'q', 256)?.trim() || undefined,
    sort,
    limit: parseLimit(query),
    after: parseCursor(query, sort),
  };
}
