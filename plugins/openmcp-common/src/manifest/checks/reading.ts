/**
 * An entry of a list that is an object, with its position.
 *
 * @internal
 */
export interface Entry {
  position: number;
  entry: Record<string, unknown>;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A field of an object; undefined where there is no object or no such field of
 * its own.
 *
 * @internal
 */
export function fieldIn(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name)
    ? value[name]
    : undefined;
}

/**
 * A field that is a text.
 *
 * @internal
 */
export function textIn(value: unknown, name: string): string | undefined {
  const field = fieldIn(value, name);
  return typeof field === 'string' ? field : undefined;
}

/**
 * The entries of a list that are objects; none where there is no list.
 *
 * @internal
 */
export function entriesIn(value: unknown, name: string): Entry[] {
  const list = fieldIn(value, name);
  return Array.isArray(list)
    ? list.flatMap((entry, position) =>
        isObject(entry) ? [{ position, entry }] : [],
      )
    : [];
}

/**
 * The type of a value in words.
 *
 * @internal
 */
export function typeOf(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  if (Array.isArray(value)) {
    return 'a list';
  }
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
    case 'bigint':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    case 'undefined':
      return 'nothing';
    default:
      return `a ${typeof value}`;
  }
}
