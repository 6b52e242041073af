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
  /** Two or three, so that a list is smaller and faster than a map. */
  private readonly concluded: { conclude: unknown; conclusion: unknown }[] = [];

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
    const known = this.concluded.find(each => each.conclude === conclude);
    if (known) {
      return known.conclusion as T;
    }
    const conclusion = conclude(this.others);
    this.concluded.push({ conclude, conclusion });
    return conclusion;
  }
}
