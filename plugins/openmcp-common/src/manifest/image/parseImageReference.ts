import { splitImageReference } from './splitImageReference';

/**
 * An image reference in its parts.
 *
 * @public
 */
export interface ImageReference {
  /** Host of the registry, with its port; missing when the text names none. */
  registry?: string;
  /** The whole name without tag and digest, the registry included. */
  repository: string;
  /** Missing when the text has none; it then means `latest`. */
  tag?: string;
  /** Algorithm and hexadecimal digits, for instance `sha256:...`. */
  digest?: string;
}

/**
 * Why a text is no image reference.
 *
 * - `empty`: there is no text.
 * - `spaces`: it has a space, a line break or another character that is not printed.
 * - `scheme`: it begins like an address, for instance `https://`.
 * - `upper-case`: the repository has upper-case letters.
 * - `registry`, `repository`, `tag`, `digest`: that part is not well-formed.
 * - `too-long`: the repository has more than 255 characters.
 *
 * @public
 */
export type ImageReferenceProblem =
  | 'empty'
  | 'spaces'
  | 'scheme'
  | 'upper-case'
  | 'registry'
  | 'repository'
  | 'tag'
  | 'digest'
  | 'too-long';

/**
 * What a text is: an image reference, or why not.
 *
 * @public
 */
export type ParsedImageReference =
  | (ImageReference & { problem?: undefined })
  | { problem: ImageReferenceProblem };

const DOMAIN_COMPONENT = '(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)';
const REGISTRY = new RegExp(
  `^(?:${DOMAIN_COMPONENT}(?:\\.${DOMAIN_COMPONENT})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?$`,
);
const PATH_COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;
/** Others are well-formed, but the library knows no more. */
const DIGEST =
  /^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;
const IDENTIFIER = /^[a-f0-9]{64}$/;
const LONGEST_REPOSITORY = 255;
// The longest repository, tag and digest together; more is not looked at.
const LONGEST_REFERENCE = 1024;

function isRegistry(component: string): boolean {
  return (
    component === 'localhost' ||
    /[.:]/.test(component) ||
    component !== component.toLowerCase()
  );
}

function checkName(
  registry: string | undefined,
  path: string,
): ImageReferenceProblem | undefined {
  if (registry !== undefined && !REGISTRY.test(registry)) {
    return 'registry';
  }
  if (!path.split('/').every(component => PATH_COMPONENT.test(component))) {
    const lowerCase = path.toLowerCase();
    return lowerCase !== path &&
      lowerCase.split('/').every(component => PATH_COMPONENT.test(component))
      ? 'upper-case'
      : 'repository';
  }
  if (registry === undefined && IDENTIFIER.test(path)) {
    return 'repository';
  }
  return undefined;
}

/**
 * Takes an image reference apart: registry with port, repository, tag, digest.
 *
 * @remarks
 * The grammar is that of the distribution project, which container runtimes and
 * the kubelet use (github.com/distribution/reference, `reference.go`,
 * `regexp.go` and, for what counts as a registry, `normalize.go`; algorithms of
 * digests: github.com/opencontainers/go-digest, `algorithm.go`). Nothing is added to the text: a reference without registry stays one.
 *
 * @param text - anything; what is not a text is `empty`
 * @public
 */
export function parseImageReference(text: unknown): ParsedImageReference {
  if (typeof text !== 'string' || text === '') {
    return { problem: 'empty' };
  }
  if (text.length > LONGEST_REFERENCE) {
    return { problem: 'too-long' };
  }
  if (/[\s\p{C}\p{Z}]/u.test(text)) {
    return { problem: 'spaces' };
  }
  if (/^[a-zA-Z][a-zA-Z0-9+.-]*:\/\//.test(text)) {
    return { problem: 'scheme' };
  }
  const { repository, tag, digest } = splitImageReference(text);

  const slash = repository.indexOf('/');
  const first = slash === -1 ? '' : repository.slice(0, slash);
  const registry = isRegistry(first) ? first : undefined;
  const path =
    registry === undefined ? repository : repository.slice(slash + 1);

  const problem = checkName(registry, path);
  if (problem) {
    return { problem };
  }
  if (repository.length > LONGEST_REPOSITORY) {
    return { problem: 'too-long' };
  }
  if (tag !== undefined && !TAG.test(tag)) {
    return { problem: 'tag' };
  }
  if (digest !== undefined && !DIGEST.test(digest)) {
    return { problem: 'digest' };
  }
  return {
    ...(registry !== undefined && { registry }),
    repository,
    ...(tag !== undefined && { tag }),
    ...(digest !== undefined && { digest }),
  };
}
