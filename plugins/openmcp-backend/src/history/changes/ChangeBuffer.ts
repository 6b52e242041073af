import { Knex } from 'knex';
import { backgroundTurns } from '../../timing';
import { BufferedWrites } from '../database';
import { appendChanges } from './changeTable';
import { ListedCluster } from './ListedCluster';
import { noteMissing } from './noteMissing';
import { ObservedChange } from './ObservedChange';

/** Changes that wait for the database; of more, the oldest are lost. */
const mostWaiting = 20_000;
/** Changes that are written with one statement. */
const batchSize = 50;

/**
 * Changes on their way into the database.
 *
 * @internal
 */
export class ChangeBuffer implements BufferedWrites {
  readonly name = 'changes of installations';
  private waiting: ObservedChange[] = [];
  private listed: ListedCluster[] = [];
  private awaitingRoom: Array<() => void> = [];

  constructor(
    private readonly options: {
      /** Something is to be written. */
      onFilled: () => void;
      /** These changes are in the database now. */
      onWritten: (changes: readonly ObservedChange[]) => void;
      /** So many changes are lost. */
      onLost: (count: number) => void;
    },
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length + this.listed.length === 0;
  }

  /** What is not in the database yet, oldest first. */
  get pending(): readonly ObservedChange[] {
    return this.waiting;
  }

  /** False when what is no news should wait, so that nothing is lost for it. */
  get hasRoom(): boolean {
    return this.waiting.length < mostWaiting / 2;
  }

  /** Resolves when there is room again, which it may never be. */
  async waitForRoom(): Promise<void> {
    while (!this.hasRoom) {
      await new Promise<void>(resolve => this.awaitingRoom.push(resolve));
    }
  }

  add(changes: readonly ObservedChange[]): void {
    if (changes.length === 0) {
      return;
    }
    this.waiting.push(...changes);
    const surplus = this.waiting.length - mostWaiting;
    if (surplus > 0) {
      this.waiting.splice(0, surplus);
      this.options.onLost(surplus);
    }
    this.options.onFilled();
  }

  addListed(listed: ListedCluster): void {
    this.listed = this.listed.filter(each => each.cluster !== listed.cluster);
    this.listed.push(listed);
    this.options.onFilled();
  }

  async write(client: Knex): Promise<void> {
    while (this.waiting.length > 0) {
      // SQLite answers before anything else can run, so each statement has a
      // turn of its own.
      await backgroundTurns.next();
      const batch = this.waiting.slice(0, batchSize);
      await appendChanges(client, batch);
      // More may have come meanwhile, and the oldest may have been let go.
      const written = new Set(batch);
      this.waiting = this.waiting.filter(each => !written.has(each));
      this.options.onWritten(batch);
      if (this.hasRoom) {
        this.awaitingRoom.splice(0).forEach(resolve => resolve());
      }
    }
    while (this.listed.length > 0) {
      const listed = this.listed[0];
      await noteMissing(client, listed);
      this.listed = this.listed.filter(each => each !== listed);
    }
  }
}
