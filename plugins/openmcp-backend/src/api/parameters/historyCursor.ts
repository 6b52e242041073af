import { HistoryPosition } from '../../reading';
import { createParameterError } from './ParameterError';
import { parseText } from './parseTexts';

const field = 'cursor';
const mark = 'history';

/**
 * Writes the position where a page of the history ended. Readers are not meant to
 * look into it.
 *
 * @internal
 */
export function stringifyHistoryCursor({ at, id }: HistoryPosition): string {
  const content = JSON.stringify([mark, at, id]);
  return Buffer.from(content, 'utf8').toString('base64url');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads the parameter `cursor` of the history.
 *
 * @internal
 */
export function parseHistoryCursor(
  query: URLSearchParams,
): HistoryPosition | undefined {
  const text = parseText(query, field, 4096);
  if (text === undefined) {
    return undefined;
  }
  const content = decode(text);
  if (Array.isArray(content) && content.length === 3 && content[0] === mark) {
    const [, at, id] = content;
    if (Number.isSafeInteger(at) && Number.isSafeInteger(id)) {
      return { at, id };
    }
  }
  throw createParameterError(
    { field, code: 'malformed' },
    'is not the nextCursor of an answer',
  );
}
