import { RemovalRequest } from '../../authorization';
import { createParameterError } from './ParameterError';
import { parseFlag } from './parseFlag';
import { parseText } from './parseTexts';
import { refuseUnknown } from './refuseUnknown';

/** An empty one must not read like one that is not asked for. */
function parsePrecondition(
  query: URLSearchParams,
  field: string,
): string | undefined {
  const text = parseText(query, field, 128);
  if (text === '') {
    throw createParameterError({ field, code: 'malformed' }, 'is empty');
  }
  return text;
}

/**
 * Reads the query of a request to remove a PlatformService.
 *
 * @throws InputError with details when a parameter is wrong
 * @internal
 */
export function parseRemovalQuery(
  query: URLSearchParams,
): Omit<RemovalRequest, 'cluster' | 'name'> {
  refuseUnknown(query, ['dryRun', 'uid', 'resourceVersion']);
  return {
    dryRun: parseFlag(query, 'dryRun'),
    uid: parsePrecondition(query, 'uid'),
    resourceVersion: parsePrecondition(query, 'resourceVersion'),
  };
}
