/**
 * What can be said about a manifest before a cluster sees it.
 *
 * @public
 */
export type ManifestFindingCode =
  | 'missing'
  | 'wrong-type'
  | 'unknown-field'
  | 'empty'
  | 'not-whole'
  | 'out-of-range'
  | 'not-one-of'
  | 'duplicate'
  | 'quantity'
  | 'broken-text'
  | 'control-characters'
  | 'too-large'
  | 'too-long'
  | 'name-with-dots'
  | 'name-too-long'
  | 'name-format'
  | 'image-empty'
  | 'image-spaces'
  | 'image-scheme'
  | 'image-upper-case'
  | 'image-registry'
  | 'image-repository'
  | 'image-tag'
  | 'image-digest'
  | 'image-too-long'
  | 'image-without-tag'
  | 'pull-secret-name'
  | 'env-reserved'
  | 'env-name'
  | 'env-name-unusual'
  | 'env-keep-with-value'
  | 'volume-name'
  | 'volume-without-source'
  | 'volume-several-sources'
  | 'volume-source-incomplete'
  | 'volume-item-path'
  | 'volume-mode'
  | 'volume-not-mounted'
  | 'volume-of-the-operator'
  | 'mount-without-volume'
  | 'mount-path-relative'
  | 'mount-path-colon'
  | 'mount-sub-path'
  | 'mount-combination'
  | 'topology-key'
  | 'topology-combination'
  | 'flag-dashes'
  | 'flag-spaces'
  | 'flag-of-the-operator'
  | 'platform-mode-contradiction';

/**
 * Parameters of a sentence about a manifest. Values of environment variables are
 * never among them.
 *
 * @public
 */
export type ManifestParams = Record<
  string,
  string | number | readonly string[]
>;

/**
 * One thing that is wrong with a manifest, or that a person should know.
 *
 * @public
 */
export interface ManifestFinding {
  /** JSON pointer (RFC 6901) into what was checked, `/spec/env/1/name`. */
  pointer: string;
  /** The same place as people write it, `spec.env[1].name`. */
  field: string;
  /** `error`: it must not be written; `warning`: it may be. */
  severity: 'error' | 'warning';
  /** What it is; readers render it in their language. */
  code: ManifestFindingCode;
  params: ManifestParams;
  /** The English sentence of code and parameters. */
  message: string;
}
