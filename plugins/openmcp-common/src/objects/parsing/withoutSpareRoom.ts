const none: readonly never[] = Object.freeze([]);

/**
 * Copies a list that grew while it was made. Such a list has room for 16 more
 * entries; of objects that are kept by the ten thousands that is most of their
 * memory.
 *
 * @returns for an empty list always the same one, which cannot be changed
 *
 * @internal
 */
export function withoutSpareRoom<T>(list: readonly T[]): T[] {
  return list.length === 0 ? (none as never[]) : list.slice();
}
