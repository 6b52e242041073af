import { splitImageReference } from '../../manifest';

/**
 * The repository of an image reference, without tag and digest. The port of a
 * registry is no tag.
 *
 * @internal
 */
export function repositoryOf(image: string): string {
  return splitImageReference(image).repository;
}

/**
 * The registry of an image reference: what stands before the first slash.
 *
 * @internal
 */
export function registryOf(image: string): string {
  return image.slice(0, Math.max(image.indexOf('/'), 0));
}
