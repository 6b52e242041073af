import { Clock } from '../../timing';
import { isToldOf, ObservedChange, readChangesOf } from '../changes';
import { HistoryDatabase } from '../database';

/** Installations whose changes are kept in memory. */
const mostInstallations = 500;
/** How long they are good, in milliseconds: other backends write, too. */
const longestAge = 30_000;
/**
 * Newest changes of one installation that are told.
 *
 * @internal
 */
export const MOST_CHANGES_OF_INSTALLATION = 100;

interface Cached {
  changes: ObservedChange[];
  readAt: number;
}

interface Reference {
  cluster: string;
  kind: string;
  name: string;
}

function keyOf({ cluster, kind, name }: Reference): string {
  return JSON.stringify([cluster, kind, name]);
}

/**
 * The newest changes of the installations that were asked for last.
 *
 * @internal
 */
export class ChangeCache {
  private readonly cached = new Map<string, Cached>();
  private readonly reading = new Map<string, Promise<ObservedChange[]>>();

  constructor(
    private readonly options: { database: HistoryDatabase; clock: Clock },
  ) {}

  /** These changes are in the database now. */
  handleWritten(changes: readonly ObservedChange[]): void {
    for (const change of changes) {
      this.cached.delete(keyOf(change));
      this.reading.delete(keyOf(change));
    }
  }

  /**
   * Changes of an installation that are in the database, newest first.
   *
   * @param since - milliseconds since the epoch
   * @throws what the driver throws, when nothing is known
   */
  async find(reference: Reference, since: number): Promise<ObservedChange[]> {
    const key = keyOf(reference);
    const cached = this.cached.get(key);
    if (!cached) {
      return this.read(key, reference, since);
    }
    if (this.options.clock.now() - cached.readAt > longestAge) {
      // What is known is good enough until the new is there.
      this.read(key, reference, since).catch(() => {});
    }
    return cached.changes;
  }

  private read(
    key: string,
    { cluster, kind, name }: Reference,
    since: number,
  ): Promise<ObservedChange[]> {
    const running = this.reading.get(key);
    if (running) {
      return running;
    }
    const reading = this.ask({ cluster, kind, name }, since)
      .then(changes => {
        // What was written meanwhile is not in it.
        if (this.reading.get(key) === reading) {
          this.keep(key, changes);
        }
        return changes;
      })
      .finally(() => {
        if (this.reading.get(key) === reading) {
          this.reading.delete(key);
        }
      });
    this.reading.set(key, reading);
    return reading;
  }

  private async ask(
    reference: Reference,
    since: number,
  ): Promise<ObservedChange[]> {
    return readChangesOf(await this.options.database.client(), reference, {
      since,
      limit: MOST_CHANGES_OF_INSTALLATION + 1,
    });
  }

  private keep(key: string, changes: ObservedChange[]): void {
    this.cached.delete(key);
    this.cached.set(key, { changes, readAt: this.options.clock.now() });
    if (this.cached.size > mostInstallations) {
      this.cached.delete(this.cached.keys().next().value!);
    }
  }
}

/**
 * Puts what is not in the database yet before what is.
 *
 * @param written - newest first
 * @param pending - oldest first
 * @returns newest first
 * @internal
 */
export function addPending(
  written: readonly ObservedChange[],
  pending: readonly ObservedChange[],
): ObservedChange[] {
  const known = new Set(
    written.map(({ uid, type, after, sequence }) =>
      JSON.stringify([uid, type, after, sequence]),
    ),
  );
  const added = pending.filter(change => {
    const { uid, type, after, sequence } = change;
    const last = written.find(each => each.uid === uid && each.type === type);
    return (
      isToldOf(change) &&
      (sequence === undefined
        ? last?.after !== after
        : !known.has(JSON.stringify([uid, type, after, sequence])))
    );
  });
  return [...added]
    .reverse()
    .concat(written)
    .sort((a, b) => b.at - a.at);
}
