import { InstallationSort, SortPosition } from '../../reading';
import { createParameterError } from './ParameterError';
import { parseText } from './parseTexts';

function describeSort({ field, descending }: InstallationSort): string {
  return `${descending ? '-' : ''}${field}`;
}

/** Values that every position of this order has, by their types. */
function expectedTypes({ field }: InstallationSort): string {
  const primary: Partial<Record<InstallationSort['field'], string[]>> = {
    severity: ['number', 'number'],
    since: ['number'],
  };
  return [
    ...(primary[field] ?? ['string']),
    'string',
    'string',
    'string',
  ].join();
}

/** Longest cursor: an image reference and two names, in letters of three bytes. */
const longestCursor = 8192;

/**
 * Writes the position where a page ended. Readers are not meant to look into it.
 *
 * @internal
 */
export function stringifyCursor(
  position: SortPosition,
  sort: InstallationSort,
): string {
  const content = JSON.stringify([describeSort(sort), ...position]);
  return Buffer.from(content, 'utf8').toString('base64url');
}

/**
 * Reads the parameter `cursor`. It belongs to the order it was made for.
 *
 * @internal
 */
export function parseCursor(
  query: URLSearchParams,
  sort: InstallationSort,
): SortPosition | undefined {
  const field = 'cursor';
  const text = parseText(query, field, longestCursor);
  if (text === undefined) {
    return undefined;
  }
  let content: unknown;
  try {
    content = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    content = undefined;
  }
  if (!Array.isArray(content)) {
    throw createParameterError(
      { field, code: 'malformed' },
      'is not the nextCursor of an answer',
    );
  }
  const [order, ...position] = content;
  if (order !== describeSort(sort)) {
    throw createParameterError(
      { field, code: 'other-order' },
      'belongs to another order; begin again without it',
    );
  }
  if (position.map(value => typeof value).join() !== expectedTypes(sort)) {
    throw createParameterError(
      { field, code: 'malformed' },
      'is not the nextCursor of an answer',
    );
  }
  return position;
}
