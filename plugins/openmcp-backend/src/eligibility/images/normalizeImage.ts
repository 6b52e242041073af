import {
  ImageReferenceParts,
  splitImageReference,
} from '@openmcp/backstage-plugin-openmcp-common';

const defaultRegistry = 'docker.io';

function isRegistry(part: string): boolean {
  return /[.:]/.test(part) || part === 'localhost';
}

/**
 * Writes a repository as container runtimes understand it: with its registry,
 * whose name has no case and no default port.
 *
 * @remarks
 * Source: distribution/reference, `normalize.go`.
 */
function normalizeRepository(repository: string): string {
  const [first, ...rest] = repository.trim().split('/');
  if (rest.length === 0) {
    return `${defaultRegistry}/library/${first}`;
  }
  if (!isRegistry(first)) {
    return `${defaultRegistry}/${[first, ...rest].join('/')}`;
  }
  const registry = first.toLowerCase().replace(/:443$/, '');
  return [
    registry === 'index.docker.io' ? defaultRegistry : registry,
    ...rest,
  ].join('/');
}

/**
 * Takes an image reference apart, its repository written so that equal ones read
 * the same. It is not checked: what is no reference belongs to no provider.
 *
 * @internal
 */
export function normalizeImage(image: string): ImageReferenceParts {
  const { repository, ...rest } = splitImageReference(image.trim());
  return { repository: normalizeRepository(repository), ...rest };
}
