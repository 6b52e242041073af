import type { InstalledCustomResource } from '../types';

/**
 * CRDs of a tool on a cluster.
 *
 * @internal
 */
export class ToolCustomResources {
  /** Those of this very installation. */
  readonly own: readonly InstalledCustomResource[];
  readonly others: readonly InstalledCustomResource[];
  private readonly conclusions = new Map<unknown, unknown>();

  constructor(
    own: readonly InstalledCustomResource[],
    others: readonly InstalledCustomResource[],
  ) {
    this.own = own;
    this.others = others;
  }

  /**
   * What follows from the CRDs of others alone; it is found out once, however many
   * views ask.
   *
   * @param conclude - one and the same function each time
   */
  fromOthers<T>(
    conclude: (others: readonly InstalledCustomResource[]) => T,
  ): T {
    if (!this.conclusions.has(conclude)) {
      this.conclusions.set(conclude, conclude(this.others));
    }
    return this.conclusions.get(conclude) as T;
  }
}
