import { Written } from '../../refusals';

/**
 * What a refusal is about.
 *
 * @internal
 */
export interface RefusedRequest {
  /** Title of the cluster. */
  cluster: string;
  /** Values of environment variables; no quoted text may hold one. */
  secrets: readonly string[];
  /** What became of the object where the answer does not tell. */
  written: Written;
}

/** A shorter one would tear holes into words that are none. */
const shortestSecret = 4;

/**
 * Text of a cluster that may be shown: values of environment variables are
 * replaced by `***`.
 *
 * @internal
 */
export function quote(text: string, secrets: readonly string[]): string {
  return [...secrets]
    .filter(secret => secret.length >= shortestSecret)
    .sort((a, b) => b.length - a.length)
    .reduce((quoted, secret) => quoted.split(secret).join('***'), text);
}
