/**
 * Reads an RFC 3339 time. Undefined when it is missing or cannot be read, so
 * that no page shows 1970 or "Invalid Date".
 *
 * @returns milliseconds since 1970
 * @internal
 */
export function parseTime(value: string | undefined): number | undefined {
  if (!value) {
    return undefined;
  }
  const milliseconds = Date.parse(value);
  return Number.isNaN(milliseconds) || milliseconds <= 0
    ? undefined
    : milliseconds;
}
