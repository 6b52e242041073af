/** Deeper than traits are; bounds the work on hostile input. */
const DEEPEST = 20;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What somebody filled in, without what a form hands over where nobody did:
 * empty texts, lists and objects, and null. So that a trait that nobody declared
 * is not declared, and does not read as "none".
 *
 * @param value - data of a form
 * @returns undefined when nothing is left
 * @internal
 */
export function withoutBlanks(value: unknown, depth: number = 0): unknown {
  if (value === null || value === undefined || depth > DEEPEST) {
    return undefined;
  }
  if (typeof value === 'string') {
    return value.trim() || undefined;
  }
  if (Array.isArray(value)) {
    const entries = value
      .map(entry => withoutBlanks(entry, depth + 1))
      .filter(entry => entry !== undefined);
    return entries.length > 0 ? entries : undefined;
  }
  if (isRecord(value)) {
    const fields = Object.entries(value).flatMap(([name, field]) => {
      const left = withoutBlanks(field, depth + 1);
      return left === undefined ? [] : [[name, left] as const];
    });
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }
  return value;
}
