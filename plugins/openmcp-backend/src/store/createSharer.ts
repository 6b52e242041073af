/** Values that are remembered; of more, all are forgotten and it begins anew. */
const defaultLimit = 5_000;

/**
 * Makes a function that returns the same value for equal ones. What is said of
 * thousands of installations that are well is the same.
 *
 * @remarks
 * For small values of JSON that nobody changes, all made by the same code, so that
 * equal ones have their keys in the same order.
 *
 * @param keyOf - the same text for equal values, and only for them; default: JSON,
 *   which takes longer to make than a key that knows the value
 * @param limit - how many values are remembered; default 5,000
 * @internal
 */
export function createSharer<TValue extends object>(
  keyOf: (value: TValue) => string = JSON.stringify,
  limit: number = defaultLimit,
): (value: TValue) => TValue {
  const known = new Map<string, TValue>();
  return value => {
    const key = keyOf(value);
    const shared = known.get(key);
    if (shared) {
      return shared;
    }
    if (known.size >= limit) {
      known.clear();
    }
    known.set(key, Object.freeze(value));
    return value;
  };
}
