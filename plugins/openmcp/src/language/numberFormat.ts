const formats = new Map<string, (value: number) => string>();

/** What no browser knows, for instance of a text that somebody replaced. */
const FALLBACK = 'en-GB';

/**
 * Writes numbers as a language does: "3,000" or "3.000".
 *
 * @param locale - a BCP 47 tag; another text counts as English
 * @returns the same function for the same language
 * @internal
 */
export function numberFormat(locale: string): (value: number) => string {
  const known = formats.get(locale);
  if (known) {
    return known;
  }
  const { format } = new Intl.NumberFormat(knownLocale(locale));
  const write = (value: number) => format(value);
  formats.set(locale, write);
  return write;
}

const knownLocales = new Map<string, string>();

/**
 * The language itself where the browser can write it, else English.
 *
 * @internal
 */
export function knownLocale(locale: string): string {
  // Asked by every row of a long list.
  const known = knownLocales.get(locale) ?? findLocale(locale);
  knownLocales.set(locale, known);
  return known;
}

function findLocale(locale: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? FALLBACK;
  } catch {
    return FALLBACK;
  }
}
