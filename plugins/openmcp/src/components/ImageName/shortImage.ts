/**
 * The parts of an image reference that tell images apart at a glance.
 *
 * @internal
 */
export interface ShortImage {
  /** Last segment of the repository. */
  name: string;
  tag?: string;
  /** First twelve characters of the digest. */
  digest?: string;
}

const REFERENCE =
  /^(?<repository>[^\s@]*?[^\s@:/])(?::(?<tag>[\w][\w.-]{0,127}))?(?:@(?<algorithm>[\w+.-]+):(?<digest>[0-9a-fA-F]{12,}))?$/;

/**
 * Shortens an image reference; undefined when it does not look like one.
 *
 * @internal
 */
export function shortImage(reference: string): ShortImage | undefined {
  const groups = REFERENCE.exec(reference)?.groups;
  const name = groups?.repository.split('/').pop();
  if (!groups || !name) {
    return undefined;
  }
  return { name, tag: groups.tag, digest: groups.digest?.slice(0, 12) };
}

/**
 * "velero:v1.1.2", "velero@1f6c2a9d03be", or the whole text when it cannot be
 * parsed. Without tag and digest, `impliedTag` stands for the tag.
 *
 * @internal
 */
export function formatImage(reference: string, impliedTag: string): string {
  const image = shortImage(reference);
  if (!image) {
    return reference;
  }
  const { name, tag, digest } = image;
  if (!tag && !digest) {
    return `${name}:${impliedTag}`;
  }
  return `${name}${tag ? `:${tag}` : ''}${digest ? `@${digest}` : ''}`;
}
