import { createHash } from 'node:crypto';

/**
 * A short text that is the same for the same content.
 *
 * @internal
 */
export function digest(parts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part);
    // Without a separator, different parts could read the same.
    hash.update('\0');
  }
  return hash.digest('base64url').slice(0, 27);
}
