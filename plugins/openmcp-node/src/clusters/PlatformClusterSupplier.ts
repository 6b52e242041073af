import { PlatformClusterDefinition } from './PlatformClusterDefinition';

/**
 * Says which platform clusters there are, also while the backend runs.
 *
 * @public
 */
export interface PlatformClusterSupplier {
  /** Names the supplier in logs. */
  readonly name: string;

  /**
   * Starts supplying and returns at once. The listener is given *all* clusters
   * of this supplier whenever one was added, changed or removed; a cluster that
   * is not in the list any more is not watched any more.
   *
   * @param listener - told of the clusters, for the first time as soon as they
   * are known
   * @param signal - aborted when the backend stops; the supplier then ends all
   * it started
   */
  start(
    listener: (clusters: PlatformClusterDefinition[]) => void,
    signal: AbortSignal,
  ): void;
}
