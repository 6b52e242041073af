import { INSTALLATION_KINDS } from '@openmcp/backstage-plugin-openmcp-common';
import { HistoryQuery } from '../../reading';
import { parseHistoryCursor } from './historyCursor';
import { createParameterError } from './ParameterError';
import { parseLimit } from './parseLimit';
import { parseChoices, parseTexts } from './parseTexts';
import { parseTime } from './parseTime';
import { refuseUnknown } from './refuseUnknown';

const knownParameters = ['from', 'to', 'cluster', 'kind', 'limit', 'cursor'];

/**
 * Reads the parameters of the history.
 *
 * @throws InputError with details for the first parameter that is wrong
 * @internal
 */
export function parseHistoryQuery(query: URLSearchParams): HistoryQuery {
  refuseUnknown(query, knownParameters);
  const from = parseTime(query, 'from');
  const to = parseTime(query, 'to');
  if (from !== undefined && to !== undefined && to <= from) {
    throw createParameterError(
      { field: 'to', code: 'out-of-range' },
      'must be after from',
    );
  }
  return {
    from,
    to,
    clusters: parseTexts(query, 'cluster', 253),
    kinds: parseChoices(query, 'kind', INSTALLATION_KINDS),
    limit: parseLimit(query),
    after: parseHistoryCursor(query),
  };
}
