const digits = /^\d+$/;

/**
 * Compares two versions of one collection. They count upwards; anything that is
 * not a number is only compared for equality.
 *
 * @internal
 */
export function isOlderVersion(candidate: string, known: string): boolean {
  if (!digits.test(candidate) || !digits.test(known)) {
    return false;
  }
  return candidate.length === known.length
    ? candidate < known
    : candidate.length < known.length;
}
