import {
  HEALTHS,
  INSTALLATION_KINDS,
} from '@openmcp/backstage-plugin-openmcp-common';
import { InstallationQuery } from '../../reading';
import { parseCursor } from './cursor';
import { createParameterError } from './ParameterError';
import { parseEntityRefs } from './parseEntityRefs';
import { parseLimit } from './parseLimit';
import { parseSort } from './parseSort';
import { parseChoices, parseText, parseTexts } from './parseTexts';
import { parseTime } from './parseTime';
import { refuseUnknown } from './refuseUnknown';

const knownParameters = [
  'cluster',
  'kind',
  'health',
  'image',
  'provider',
  'changedFrom',
  'changedTo',
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
  const changedFrom = parseTime(query, 'changedFrom');
  const changedTo = parseTime(query, 'changedTo');
  if (
    changedFrom !== undefined &&
    changedTo !== undefined &&
    changedTo <= changedFrom
  ) {
    throw createParameterError(
      { field: 'changedTo', code: 'out-of-range' },
      'must be after changedFrom',
    );
  }
  return {
    clusters: parseTexts(query, 'cluster', 253),
    kinds: parseChoices(query, 'kind', INSTALLATION_KINDS),
    healths: parseChoices(query, 'health', HEALTHS),
    images: parseTexts(query, 'image', 1024),
    providers: parseEntityRefs(query, 'provider'),
    changedFrom,
    changedTo,
    text: parseText(query, 'q', 256)?.trim() || undefined,
    sort,
    limit: parseLimit(query),
    after: parseCursor(query, sort),
  };
}
