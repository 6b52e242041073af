/** Deeper and larger than any configuration; bounds the work on hostile input. */
const DEEPEST = 32;
const MOST_ENTRIES = 1000;

/**
 * A copy of what JSON can hold: texts, numbers, booleans, null, lists, objects.
 * What is something else, or too deep, or too much, is left out. Keys of
 * prototypes are ordinary fields.
 *
 * @internal
 */
export function copyPlain(value: unknown, depth: number = 0): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'object':
      break;
    default:
      return undefined;
  }
  if (value === null) {
    return null;
  }
  if (depth >= DEEPEST) {
    return undefined;
  }
  if (Array.isArray(value)) {
    return value
      .slice(0, MOST_ENTRIES)
      .map(entry => copyPlain(entry, depth + 1))
      .filter(entry => entry !== undefined);
  }
  return Object.fromEntries(
    Object.keys(value)
      .slice(0, MOST_ENTRIES)
      .map(key => [
        key,
        copyPlain((value as Record<string, unknown>)[key], depth + 1),
      ])
      .filter(([, field]) => field !== undefined),
  );
}
