/** Longest list of changes; a spec that can be stored has fewer fields. */
const mostChanges = 1000;
const longestUid = 128;
const kinds: readonly unknown[] = ['added', 'changed', 'removed'];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isChange(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.field === 'string' &&
    kinds.includes(value.change) &&
    isTextOrMissing(value.before) &&
    isTextOrMissing(value.after)
  );
}

/**
 * Tells whether a value is what a dry run told that would change.
 *
 * @internal
 */
export function isExpectedChanges(value: unknown): boolean {
  if (!isObject(value)) {
    return false;
  }
  const { changes, uid } = value;
  return (
    isTextOrMissing(uid) &&
    (uid === undefined || (uid as string).length <= longestUid) &&
    Array.isArray(changes) &&
    changes.length <= mostChanges &&
    changes.every(isChange)
  );
}
