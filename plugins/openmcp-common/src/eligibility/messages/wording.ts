import type { RuleParams } from '../types';

/** A list in a sentence stays readable up to this many entries. */
const MOST_ENTRIES = 6;

/** More is not looked at. */
const MOST_CHARACTERS = 1000;

/** A text of somebody else stays readable up to this length. */
const LONGEST_TEXT = 120;

/**
 * A parameter of a sentence as text: 120 characters at most, on one line, without
 * control characters, and `?` when it is missing.
 *
 * @public
 */
export function text(value: RuleParams[string] | undefined): string {
  if (Array.isArray(value)) {
    return list(value);
  }
  const characters = [
    ...String(value ?? '?')
      .slice(0, MOST_CHARACTERS)
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim(),
  ];
  return characters.length > LONGEST_TEXT
    ? `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`
    : characters.join('');
}

/**
 * A list in words: `a, b and c`.
 *
 * @internal
 */
export function list(value: RuleParams[string] | undefined): string {
  const entries = (Array.isArray(value) ? value : [value]).map(each =>
    text(each),
  );
  const more = entries.length - MOST_ENTRIES;
  const shown =
    more > 0 ? [...entries.slice(0, MOST_ENTRIES), `${more} more`] : entries;
  return shown.length < 2
    ? shown.join()
    : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/**
 * How a sentence is made of its parameters.
 *
 * @internal
 */
export type Render = (params: RuleParams) => string;
