import { ClusterReason } from '../../clusters';

/**
 * Whether a collection, or a kind over all its namespaces, can be read.
 *
 * @internal
 */
export interface KindState {
  state: 'connecting' | 'readable' | 'not-installed' | 'forbidden' | 'failed';
  /** Why it is so; a readable kind may have one, too. */
  reason?: ClusterReason;
  /** Milliseconds since the epoch since when it is so. */
  since: number;
  /**
   * When its objects were last known to be as they are kept, in milliseconds
   * since the epoch; undefined when they were never listed.
   */
  asOf?: number;
}
