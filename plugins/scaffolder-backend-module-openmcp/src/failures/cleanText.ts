/** A message stays readable up to this length. */
const LONGEST_TEXT = 4000;

/** ESC and the single character that stands for ESC and `[`. */
const ESCAPE = '\u001b\u009b';

// As a whole and before control characters: the rest would stay as text.
const TERMINAL_ESCAPES = new RegExp(
  `[${ESCAPE}][\\[\\]()#;?]*(?:\\d{1,4}(?:;\\d{0,4})*)?[0-9A-ORZcf-nqry=><~]?`,
  'g',
);
// Line feeds stay. What changes the direction of text can make it read otherwise.
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A text from elsewhere, fit for a task's log: without terminal escapes and
 * control characters, at most 4,000 characters long.
 *
 * @internal
 */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(TERMINAL_ESCAPES, '')
    .replace(CONTROL_CHARACTERS, ' ')
    .trim();
  const characters = [...cleaned];
  return characters.length > LONGEST_TEXT
    ? `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`
    : cleaned;
}
