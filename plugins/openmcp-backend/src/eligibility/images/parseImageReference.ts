/**
 * The parts of an image reference. The repository is written so that equal ones
 * read the same.
 *
 * @internal
 */
export interface ImageReference {
  repository: string;
  tag?: string;
  /** For instance `sha256:...`. */
  digest?: string;
}

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
 *
 * @internal
 */
export function normalizeRepository(repository: string): string {
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
 * Takes an image reference apart. It is not checked: what is no reference
 * belongs to no provider.
 *
 * @internal
 */
export function parseImageReference(image: string): ImageReference {
  const [named, digest] = image.trim().split('@', 2);
  const colon = named.lastIndexOf(':');
  const hasTag = colon > named.lastIndexOf('/');
  return {
    repository: normalizeRepository(hasTag ? named.slice(0, colon) : named),
    tag: hasTag ? named.slice(colon + 1) : undefined,
    digest: digest || undefined,
  };
}
