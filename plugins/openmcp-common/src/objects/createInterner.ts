/** Longer texts hardly repeat. */
const LONGEST_SHARED_TEXT = 128;

/**
 * Makes a function that returns the same string for equal texts. Thousands of
 * objects hold the same namespaces, labels, reasons and images; what a JSON
 * parser returns is a copy each time.
 *
 * @param options - `limit`: how many texts are remembered, 10,000 by default.
 *   When there are more, the function forgets all and begins anew.
 *
 * @public
 */
export function createInterner(
  options: { limit?: number } = {},
): (text: string) => string {
  const limit = options.limit ?? 10_000;
  const known = new Map<string, string>();
  return text => {
    if (text.length > LONGEST_SHARED_TEXT) {
      return text;
    }
    const shared = known.get(text);
    if (shared !== undefined) {
      return shared;
    }
    if (known.size >= limit) {
      known.clear();
    }
    known.set(text, text);
    return text;
  };
}
