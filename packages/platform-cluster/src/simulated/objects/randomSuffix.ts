import { createHash, randomInt } from 'node:crypto';

// The letters that Kubernetes uses, so that no suffix reads like a word.
const letters = 'bcdfghjklmnpqrstvwxz2456789';

/**
 * Makes the random end of a generated name.
 *
 * @param length - number of letters; default 5
 * @internal
 */
export function randomSuffix(length: number = 5): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join(
    '',
  );
}

/**
 * Makes a suffix that is the same for the same content.
 *
 * @param content - anything that JSON can hold
 * @internal
 */
export function hashSuffix(content: unknown): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  return Array.from(digest.subarray(0, 10), byte => letters[byte % 27]).join(
    '',
  );
}
