import { CatalogEntry } from '../catalog';

/**
 * Whether an installation of one of its images belongs to an entity: the
 * openmcp-operator runs several services from one image, each by its name.
 *
 * @param name - of the installation
 * @internal
 */
export function isNamedLike(
  { traits, installationName }: CatalogEntry,
  name: string,
): boolean {
  return !traits?.managedByOperator || name === installationName;
}
