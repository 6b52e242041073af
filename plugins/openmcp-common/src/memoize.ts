/**
 * Computes something once for each object, for as long as the object is there.
 * For objects that never change.
 *
 * @internal
 */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return key => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) {
      return before as Value;
    }
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}
