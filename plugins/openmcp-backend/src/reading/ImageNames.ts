import { ImageReferenceParts } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Knows copies of images as what they are copies of, and the same image by all of
 * its spellings.
 *
 * @internal
 */
export interface ImageNames {
  /** An image reference taken apart, with the repository that was copied. */
  parse(image: string): ImageReferenceParts;
  /** The whole reference of the image that was copied. */
  toUpstream(image: string): string;
}
