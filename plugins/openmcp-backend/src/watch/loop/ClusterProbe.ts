import { ClusterFailure, toClusterFailure } from '../../clusters';
import { Clock } from '../../timing';
import { KindState } from '../state';
import { Backoff } from './Backoff';
import { Pause } from './Pause';

/** Time from one question to the next, in milliseconds. */
const probeWait = 30_000;
/** Bounds of that time while there is no answer, in milliseconds. */
const failedBounds = { shortest: 5_000, longest: 30_000 };

/**
 * A collection as far as the probe needs it.
 *
 * @internal
 */
export interface ProbedCollection {
  /** The same for collections that are served alike. */
  readonly kind: string;
  /** True while a watch is open and nothing is wrong. */
  readonly isWatching: boolean;
  /**
   * Asks for it without the watch.
   *
   * @throws what the request fails with
   */
  probe(signal: AbortSignal): Promise<void>;
  /** Ends the watch and lists again. */
  relist(): void;
}

/**
 * What a {@link ClusterProbe} needs.
 *
 * @internal
 */
export interface ClusterProbeOptions {
  /** All collections of the cluster at this moment. */
  collections: () => ProbedCollection[];
  clock: Clock;
  /** Numbers of 0 to below 1. */
  random: () => number;
  /** Called when the cluster fails, and when it does not any longer. */
  onChange: () => void;
}

/**
 * Looks from time to time whether a cluster still answers, because open watches
 * prove too little: they stay open and give signs of life when the storage of the
 * API server is gone, when rights were withdrawn, and when the cluster was set
 * back to a backup.
 *
 * @remarks
 * Each time one collection is asked, in turns. What concerns it alone is left to
 * its own loop, which lists again. Only when collections of two kinds fail it is
 * the cluster.
 *
 * @internal
 */
export class ClusterProbe {
  private readonly backoff: Backoff;
  private readonly pause: Pause;
  private readonly turns = new WeakMap<ProbedCollection, number>();
  private turn = 0;
  private failure?: ClusterFailure;
  private confirmedAt?: number;
  private retryAfter?: number;

  constructor(private readonly options: ClusterProbeOptions) {
    this.backoff = new Backoff(options.random, failedBounds);
    this.pause = new Pause(options.clock);
  }

  /** Runs until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.pause.wait(this.nextWait(), signal);
      if (!signal.aborted) {
        await this.look(signal);
      }
    }
  }

  /** Asks soon, because something else says that the cluster answers. */
  hurry(): void {
    if (this.failure) {
      this.pause.end();
    }
  }

  /**
   * What is to be said of a collection: a watch that goes on is not believed as
   * long as the cluster does not answer.
   */
  correct(state: KindState): KindState {
    const { failure, confirmedAt } = this;
    if (!failure || state.state !== 'readable') {
      return state;
    }
    const { clock } = this.options;
    const confirmed =
      confirmedAt === undefined
        ? state.since
        : Math.max(state.since, clock.now() - clock.elapsed() + confirmedAt);
    const asOf = state.asOf && Math.min(state.asOf, confirmed);
    return { ...state, state: 'failed', reason: failure.reason, asOf };
  }

  private nextWait(): number {
    const wait = this.failure
      ? this.backoff.next()
      : probeWait * (1 + this.options.random() / 5);
    return Math.max(wait, this.retryAfter ?? 0);
  }

  private async look(signal: AbortSignal): Promise<void> {
    this.retryAfter = undefined;
    const { clock } = this.options;
    const begin = clock.elapsed();
    const [first, ...others] = this.watching();
    // Where no watch is open, the loops ask and say what is wrong.
    const failure = first && (await this.ask(first, signal));
    if (!failure) {
      this.confirmedAt = first ? begin : this.confirmedAt;
      this.setFailure(undefined);
      return;
    }
    const second = others.find(({ kind }) => kind !== first.kind);
    const other = second ? await this.ask(second, signal) : failure;
    if (signal.aborted) {
      return;
    }
    if (!other) {
      first.relist();
    }
    this.setFailure(other && failure);
  }

  /** Collections with an open watch; first who was not asked for longest. */
  private watching(): ProbedCollection[] {
    const turnOf = (collection: ProbedCollection) =>
      this.turns.get(collection) ?? 0;
    return this.options
      .collections()
      .filter(({ isWatching }) => isWatching)
      .sort((a, b) => turnOf(a) - turnOf(b));
  }

  /**
   * @returns why the cluster may have failed; undefined when it answered, be it
   *   with a refusal of this collection
   */
  private async ask(
    collection: ProbedCollection,
    signal: AbortSignal,
    attempt: number = 1,
  ): Promise<ClusterFailure | undefined> {
    this.turn += 1;
    this.turns.set(collection, this.turn);
    try {
      await collection.probe(signal);
      return undefined;
    } catch (error) {
      const failure = toClusterFailure(error);
      if (signal.aborted) {
        return undefined;
      }
      switch (failure.code) {
        case 'forbidden':
        case 'not-found':
          collection.relist();
          return undefined;
        case 'throttled':
          this.retryAfter = failure.retryAfter;
          return undefined;
        case 'connection-reset':
          // A connection that was kept open may have been closed meanwhile.
          return attempt > 1 ? failure : this.ask(collection, signal, 2);
        default:
          return failure;
      }
    }
  }

  private setFailure(failure: ClusterFailure | undefined): void {
    const before = this.failure;
    this.failure = failure;
    if (!failure) {
      this.backoff.reset();
    }
    if (before?.reason.message !== failure?.reason.message) {
      this.options.onChange();
    }
  }
}
