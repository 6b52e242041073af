/** Characters of a digest that are shown. */
const DIGEST_LENGTH = 12;

/**
 * What tells one image of a repository from another: its tag, or the beginning
 * of its digest. Without either the whole reference.
 *
 * @internal
 */
export function versionOf(image: string): string {
  const digest = /@sha256:([0-9a-f]+)$/.exec(image);
  const tag = /:([\w][\w.-]*)$/.exec(image.split('@')[0]);
  return tag?.[1] ?? digest?.[1].slice(0, DIGEST_LENGTH) ?? image;
}
