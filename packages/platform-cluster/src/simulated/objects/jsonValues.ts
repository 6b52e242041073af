type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Copies a value that JSON can hold.
 *
 * @param value - the value
 * @internal
 */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) {
    return value.map(copyOf) as T;
  }
  if (isFields(value)) {
    const copy: Fields = {};
    for (const [name, content] of Object.entries(value)) {
      if (content !== undefined) {
        copy[name] = copyOf(content);
      }
    }
    return copy as T;
  }
  return value;
}

/**
 * Compares two values that JSON can hold. A field that is undefined is none.
 *
 * @param left - one of them
 * @param right - the other one
 * @internal
 */
export function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length &&
      left.every((item, index) => isSame(item, right[index]))
    );
  }
  if (isFields(left) && isFields(right)) {
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(
      name => isSame(left[name], right[name]),
    );
  }
  return left === right;
}
