import { Written } from '../../refusals';

/**
 * What a refusal is about.
 *
 * @internal
 */
export interface RefusedRequest {
  /** Title of the cluster. */
  cluster: string;
  /** What became of the object where the answer does not tell. */
  written: Written;
}
