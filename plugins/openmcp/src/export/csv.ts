import { downloadText } from './downloadText';

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",\r\n]/;

function toCell(text: string): string {
  // A leading quotation mark makes a spreadsheet show the text and not run it.
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/**
 * Writes rows as CSV (RFC 4180: commas, CRLF, quotation marks doubled). A cell
 * that a spreadsheet would run as a formula gets a leading `'`, because texts
 * from clusters and catalogs are not ours.
 *
 * @param rows - the first one holds the heads of the columns
 * @internal
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Hands rows to the reader's browser as a file.
 *
 * @param fileName - with its ending
 * @param rows - the first one holds the heads of the columns
 * @internal
 */
export function downloadCsv(
  fileName: string,
  rows: readonly (readonly string[])[],
): void {
  downloadText(fileName, BYTE_ORDER_MARK + toCsv(rows), 'text/csv');
}
