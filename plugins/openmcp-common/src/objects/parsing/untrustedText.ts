/**
 * How much of a text from a cluster is kept, in UTF-16 code units. Whoever can
 * write an object can write any text into it, of any length up to the API
 * server's limit for an object.
 *
 * @public
 */
export const TEXT_LIMITS = {
  /** Reasons, phases, types and other words. */
  word: 256,
  /** Image references, command arguments, annotation values, paths. */
  line: 1024,
  /**
   * Messages of conditions, events and containers; as much as a kubelet takes
   * over from the end of a container's log (2048 bytes).
   */
  message: 2048,
  /** Entries of a list, and keys of labels or annotations. */
  items: 256,
} as const;

const ESCAPE = String.fromCharCode(27);

/** Colours and cursor movements that programs write for terminals. */
const TERMINAL_SEQUENCES = new RegExp(
  `${ESCAPE}\\[[0-9;:?]*[ -/]*[@-~]|${ESCAPE}\\][^${ESCAPE}]*${ESCAPE}\\\\`,
  'g',
);

const LINE_BREAKS = /\r\n?|\u2028|\u2029/g;

/**
 * Control characters, invisible and direction-changing characters (category
 * Cf), and halves of surrogate pairs: with them a text could be shown as
 * something that it is not.
 */
const UNSAFE_BUT_LINE_FEED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;
const WHITE_SPACE = /[\n\t\v\f]+/g;
const NEEDS_CLEANING = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
/** Nearly all texts are such; this test is many times faster than the other. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * Makes one line of a text from a cluster: white space becomes spaces, control
 * and invisible characters go, the length is bounded.
 *
 * @param limit - longest result, in UTF-16 code units
 * @public
 */
export function cleanLine(text: string, limit: number): string {
  const bounded = bound(text, limit);
  if (isClean(bounded)) {
    return bounded;
  }
  return bounded
    .replace(TERMINAL_SEQUENCES, '')
    .replace(LINE_BREAKS, '\n')
    .replace(WHITE_SPACE, ' ')
    .replace(UNSAFE_BUT_LINE_FEED, '')
    .trim();
}

/**
 * As {@link cleanLine}, but line feeds are kept.
 *
 * @internal
 */
export function cleanMessage(text: string): string {
  const bounded = bound(text, TEXT_LIMITS.message);
  if (isClean(bounded)) {
    return bounded;
  }
  return bounded
    .replace(TERMINAL_SEQUENCES, '')
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(UNSAFE_BUT_LINE_FEED, '')
    .trim();
}

function isClean(text: string): boolean {
  return PRINTABLE_ASCII.test(text) || !NEEDS_CLEANING.test(text);
}

function bound(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  // Joining copies the characters; a mere slice would keep the long text in
  // memory. Spreading does not cut a surrogate pair.
  const characters = [...text.slice(0, limit - 1)];
  return `${characters.join('')}…`;
}
