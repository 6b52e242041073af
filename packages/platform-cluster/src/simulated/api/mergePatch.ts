type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Merges a patch into a value as RFC 7386 says: null removes, lists replace.
 *
 * @param target - the value; it is not changed
 * @param patch - the patch
 * @internal
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isFields(patch)) {
    return patch;
  }
  const result: Fields = isFields(target) ? { ...target } : {};
  for (const [name, content] of Object.entries(patch)) {
    if (content === null) {
      delete result[name];
    } else {
      result[name] = mergePatch(result[name], content);
    }
  }
  return result;
}

/**
 * Makes the patch that removes what one configuration had and the next one has
 * no more.
 *
 * @param previous - the older configuration
 * @param next - the newer configuration
 * @internal
 */
export function removalPatch(previous: unknown, next: unknown): Fields {
  const result: Fields = {};
  if (isFields(previous) && isFields(next)) {
    for (const [name, content] of Object.entries(previous)) {
      if (next[name] === undefined) {
        result[name] = null;
      } else {
        const inner = removalPatch(content, next[name]);
        if (Object.keys(inner).length > 0) {
          result[name] = inner;
        }
      }
    }
  }
  return result;
}
