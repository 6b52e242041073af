import { randomUUID } from 'node:crypto';
import { Knex } from 'knex';
import { ClusterView, FleetView } from '../../fleet';
import { Change, ChangeFeed } from '../../store';
import { Clock } from '../../timing';
import { BufferedWrites } from '../database';
import { SHORTEST_GAP } from './findGaps';
import { Reading } from './Reading';
import { writeReadings } from './readingTable';

/**
 * How often is noted that clusters are still read, in milliseconds: so much less
 * is known when the process is ended by force.
 */
const interval = 30_000;
const batchSize = 100;
/** What waits for the database; of more, the oldest is lost. */
const mostWaiting = 10_000;

/** Ended readings of one cluster that are kept in memory, beside the database. */
const mostPast = 20;

function keyOf({ cluster, began }: Reading): string {
  return `${began} ${cluster}`;
}

/**
 * Notes from when to when clusters could be read.
 *
 * @internal
 */
export class ReadingRecorder implements BufferedWrites {
  readonly name = 'times in which clusters were read';
  private readonly reader = randomUUID();
  private readonly current = new Map<string, Reading>();
  private readonly past = new Map<string, Reading[]>();
  private readonly waiting = new Map<string, Reading>();
  private unsubscribe: () => void = () => {};
  private cancelTimer: () => void = () => {};

  constructor(
    private readonly options: {
      fleet: FleetView;
      feed: ChangeFeed;
      clock: Clock;
      onFilled: () => void;
    },
  ) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  start(): void {
    this.unsubscribe = this.options.feed.subscribe(changes => {
      for (const change of changes) {
        this.handle(change);
      }
    });
    this.waitForNext();
  }

  /** Has to be called before the clusters are not watched any more. */
  stop(): void {
    this.unsubscribe();
    this.cancelTimer();
    this.noteAll();
  }

  /**
   * The latest readings of a cluster by this process, as they are at this moment.
   */
  readingsOf(cluster: string): Reading[] {
    const reading = this.current.get(cluster);
    if (!reading) {
      return [];
    }
    const now = this.options.clock.now();
    return [
      ...(this.past.get(cluster) ?? []),
      reading.ending ? reading : { ...reading, until: now },
    ];
  }

  async write(client: Knex): Promise<void> {
    while (this.waiting.size > 0) {
      const batch = [...this.waiting].slice(0, batchSize);
      await writeReadings(
        client,
        batch.map(([, reading]) => reading),
      );
      for (const [key, reading] of batch) {
        if (this.waiting.get(key) === reading) {
          this.waiting.delete(key);
        }
      }
    }
  }

  private handle(change: Change): void {
    if (change.type !== 'cluster') {
      return;
    }
    const view = this.options.fleet.cluster(change.cluster);
    if (view) {
      this.note(change.cluster, view, false);
    } else {
      this.current.delete(change.cluster);
      this.past.delete(change.cluster);
    }
  }

  private waitForNext(): void {
    this.cancelTimer = this.options.clock.after(interval, () => {
      this.noteAll();
      this.waitForNext();
    });
  }

  private noteAll(): void {
    for (const view of this.options.fleet.clusters()) {
      this.note(view.definition.name, view, true);
    }
  }

  /**
   * @param extend - whether it is worth writing that it still goes on
   */
  private note(
    cluster: string,
    { status }: ClusterView,
    extend: boolean,
  ): void {
    const now = this.options.clock.now();
    const last = this.current.get(cluster);
    const { asOf, stale, reason } = status.freshness;
    if (!stale && asOf !== undefined) {
      const goesOn = last && now - last.until < SHORTEST_GAP;
      if (!last || last.ending || extend) {
        this.put({
          cluster,
          reader: this.reader,
          began: goesOn ? last.began : now,
          until: now,
        });
      }
    } else if (last && !last.ending) {
      this.put({
        ...last,
        until: Math.max(last.began, Math.min(asOf ?? last.until, now)),
        ending: { state: status.state, reason: reason ?? status.reason },
      });
    }
  }

  private put(reading: Reading): void {
    const { cluster } = reading;
    const last = this.current.get(cluster);
    if (last && last.began !== reading.began) {
      const past = this.past.get(cluster) ?? [];
      this.past.set(cluster, [...past, last].slice(-mostPast));
    }
    this.current.set(reading.cluster, reading);
    this.waiting.set(keyOf(reading), reading);
    for (const oldest of this.waiting.keys()) {
      if (this.waiting.size <= mostWaiting) {
        break;
      }
      this.waiting.delete(oldest);
    }
    this.options.onFilled();
  }
}
