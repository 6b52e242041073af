import { FleetView } from '../fleet';
import { Change, ChangeFeed } from '../store';
import { Visibility } from './Visibility';

/**
 * What changed since a revision, as far as a caller may know.
 *
 * @internal
 */
export interface ChangePage {
  /** Everything once, in the order in which it changed last. */
  items: Change[];
  /** Where the next question goes on. */
  revision: string;
}

/**
 * What a caller may be told of changes.
 *
 * @internal
 */
export interface ChangeVisibility extends Visibility {
  /** Whether the caller may know of what the catalog says about providers. */
  catalog: boolean;
}

function identify(change: Change): string {
  switch (change.type) {
    case 'installation':
      return JSON.stringify([change.cluster, change.kind, change.name]);
    case 'cluster':
      return JSON.stringify([change.cluster]);
    default:
      return change.type;
  }
}

/**
 * Answers what changed, from memory.
 *
 * @internal
 */
export class ChangeReader {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly fleet: FleetView,
  ) {}

  /**
   * @param after - a revision; without it nothing changed, and the answer tells
   * where to begin
   * @returns undefined when it is not known what happened since
   */
  read(
    after: string | undefined,
    visibility: ChangeVisibility,
  ): ChangePage | undefined {
    const since = this.feed.since(after ?? this.feed.revision);
    if (!since) {
      return undefined;
    }
    const latest = new Map<string, Change>();
    for (const change of since.changes) {
      if (this.isVisible(change, visibility)) {
        const key = identify(change);
        // What changed again stands where it changed last.
        latest.delete(key);
        latest.set(key, change);
      }
    }
    return { items: [...latest.values()], revision: since.revision };
  }

  /**
   * Looks at nothing but what a change names, so that it is true for what is gone
   * as well as for what is there.
   */
  isVisible(change: Change, visibility: ChangeVisibility): boolean {
    switch (change.type) {
      case 'installation':
        return visibility.installation(change);
      case 'cluster':
        return (
          visibility.cluster(change.cluster) ||
          this.hasVisible(change.cluster, visibility)
        );
      default:
        return visibility.catalog;
    }
  }

  /** The age of its data is part of what is said of each installation. */
  private hasVisible(name: string, visibility: Visibility): boolean {
    for (const installation of this.fleet.cluster(name)?.installations() ??
      []) {
      if (visibility.installation(installation)) {
        return true;
      }
    }
    return false;
  }
}
