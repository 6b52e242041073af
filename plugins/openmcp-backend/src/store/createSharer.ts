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
 * @param limit - how many values are remembered; default 5,000
 * @internal
 */
export function createSharer(
  limit: number = defaultLimit,
): <TValue extends object>(value: TValue) => TValue {
  const known = new Map<string, object>();
  return <TValue extends object>(value: TValue) => {
    const key = JSON.stringify(value);
    const shared = known.get(key);
    if (shared) {
      return shared as TValue;
    }
    if (known.size >= limit) {
      known.clear();
    }
    known.set(key, Object.freeze(value));
    return value;
  };
}
