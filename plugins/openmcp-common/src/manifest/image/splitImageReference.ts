/**
 * An image reference cut into its parts, which are not checked.
 *
 * @public
 */
export interface ImageReferenceParts {
  /** All before tag and digest, the registry included. */
  repository: string;
  tag?: string;
  /** Algorithm and digits, for instance `sha256:...`. */
  digest?: string;
}

/**
 * Cuts an image reference at its tag and its digest. Any text can be cut; what is
 * well-formed tells `parseImageReference`.
 *
 * @remarks
 * A colon before the last slash belongs to the port of the registry
 * (github.com/distribution/reference, `reference.go`).
 *
 * @public
 */
export function splitImageReference(text: string): ImageReferenceParts {
  const at = text.indexOf('@');
  const named = at === -1 ? text : text.slice(0, at);
  const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
  return {
    repository: colon === -1 ? named : named.slice(0, colon),
    tag: colon === -1 ? undefined : named.slice(colon + 1),
    digest: at === -1 ? undefined : text.slice(at + 1),
  };
}
