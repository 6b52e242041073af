import { parseImageReference } from './parseImageReference';

/**
 * Whether an image may be used: its repository is one of those that are
 * allowed, or begins with an allowed prefix that ends in `/`. A list without
 * entries allows nothing, and so does an entry that is neither.
 *
 * @remarks
 * Compared as written, the registry included: `nginx` is not allowed by
 * `docker.io/library/`.
 *
 * @param image - an image reference, or a repository
 * @param allowedImages - repositories, and prefixes that end in `/`
 * @public
 */
export function isImageAllowed(
  image: string,
  allowedImages: readonly string[],
): boolean {
  const parsed = parseImageReference(image);
  if (parsed.problem !== undefined) {
    return false;
  }
  const { repository } = parsed;
  return allowedImages.some(allowed =>
    allowed.endsWith('/')
      ? allowed.length > 1 && repository.startsWith(allowed)
      : repository === allowed,
  );
}
