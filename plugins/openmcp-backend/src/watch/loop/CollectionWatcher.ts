import { LoggerService } from '@backstage/backend-plugin-api';
import { ClusterFailure, toClusterFailure } from '../../clusters';
import { isOlderVersion, KnownObjects } from '../objects';
import { KindState } from '../state';
import {
  Collection,
  CollectionBudget,
  isApiServer,
  listCollection,
  probeCollection,
  WatchListener,
  watchCollection,
} from '../stream';
import { LossTimer } from './LossTimer';
import { Pause } from './Pause';
import { Round } from './Round';
import { RoundJudge, Verdict } from './RoundJudge';
import { Streaming } from './Streaming';

/** A wait is cut short at most this often, in milliseconds. */
const hurryWait = 30_000;
/**
 * Length of a watch that gives no signs of life but its end, in seconds: long
 * enough for a bookmark, in case there are any, and shorter than the silence that
 * is put up with.
 */
const shortWatch = 70;
/**
 * After so long a list is due with the end of a watch, in milliseconds. What a
 * cluster forgot that was set back shows in no watch once it has counted on to
 * the version that was known.
 */
const listAfter = 60 * 60_000;

/**
 * What a {@link CollectionWatcher} needs.
 *
 * @internal
 */
export interface CollectionWatcherOptions {
  collection: Collection;
  /** What is known of its objects; it outlives the watcher. */
  known: KnownObjects;
  /** When they were last known to be as they are kept, if they ever were. */
  asOf?: number;
  /** The state of the collection is another one. */
  onState: (state: KindState, before: KindState) => void;
  logger: LoggerService;
  /** Numbers of 0 to below 1. */
  random: () => number;
  /**
   * Whether the API server has answered for another collection later than at
   * this time of the clock that never jumps.
   */
  hasAnsweredSince: (time: number) => boolean;
}

/** The API server says that it does not serve the collection. */
const notServed = 'not-served';

/**
 * Lists and watches one collection for as long as it is told to, whatever the
 * API server does. Only when that does not serve the collection it ends by itself,
 * and leaves what is known as it is: the objects may be served otherwise.
 *
 * @internal
 */
export class CollectionWatcher {
  private readonly known: KnownObjects;
  private readonly judge: RoundJudge;
  private readonly streaming: Streaming;
  private readonly loss: LossTimer;
  private readonly pause: Pause;
  private readonly budget: CollectionBudget;
  private round?: Round;
  private resourceVersion?: string;
  private isQuiet = false;
  private brokenTold = false;
  /** What is listed just now is no list that counts. */
  private isReadAgainDue = false;
  private hurriedAt = -Infinity;
  private missingSince?: number;
  private listedAt = -Infinity;

  constructor(private readonly options: CollectionWatcherOptions) {
    const { collection, random, known, onState, asOf } = options;
    const { clock } = collection;
    this.known = known;
    this.judge = new RoundJudge(clock, random, onState, asOf);
    this.streaming = new Streaming(clock);
    this.loss = new LossTimer(clock, random, () => this.relist());
    this.pause = new Pause(clock);
    this.budget = new CollectionBudget(collection.kind, collection.limits);
  }

  /** Kind of its objects. */
  get kind(): string {
    return this.options.collection.kind.kind;
  }

  /** State of the collection at this moment. */
  get currentState(): KindState {
    return this.judge.currentState;
  }

  /** True while a watch is open and nothing is wrong. */
  get isWatching(): boolean {
    const { state, reason } = this.currentState;
    return this.round?.wasOpen === true && state === 'readable' && !reason;
  }

  /**
   * When a list was last answered or a watch opened, if ever, by the clock that
   * never jumps.
   */
  answeredAt?: number;

  /** Objects or lines that could not be understood so far. */
  brokenCount = 0;

  /**
   * Runs until the signal is aborted, or until the API server says that it does not
   * serve the collection; never rejects.
   *
   * @returns whether it is served, as far as is known
   */
  async run(signal: AbortSignal): Promise<boolean> {
    try {
      while (!signal.aborted) {
        const verdict = await this.runRound(signal);
        if (verdict === notServed) {
          return false;
        }
        if (!verdict.keepsVersion) {
          this.resourceVersion = undefined;
        }
        await this.pause.wait(verdict.wait, signal);
      }
      return true;
    } finally {
      this.loss.clear();
    }
  }

  /**
   * The API server answered for another collection: if this one waits because it
   * did not, it need not wait any longer, unless it was told to.
   */
  retryConnection(): void {
    const now = this.clock.elapsed();
    if (
      this.judge.isWaitingForServer &&
      // Collections that fail in turn must not drive each other.
      now - this.hurriedAt >= hurryWait
    ) {
      this.hurriedAt = now;
      this.judge.noteReached();
      this.pause.end();
    }
  }

  /**
   * Looks whether an open watch tells the truth: whether the collection may be
   * read at this moment, and whether the version of the watch was reached at all,
   * which it is not after a cluster was set back. If not, it lists again.
   *
   * @throws ClusterFailure, or what the transport throws
   */
  async probe(signal: AbortSignal): Promise<void> {
    const before = this.resourceVersion;
    const version = await probeCollection(this.options.collection, signal);
    if (before !== undefined && isOlderVersion(version, before)) {
      this.relist();
    }
  }

  /** Ends the watch, if one is open, and lists again. */
  relist(): void {
    this.round?.interrupt();
  }

  /**
   * Lists again, and tells of each object whatever was known of it: they are looked
   * at otherwise than before.
   */
  readAgain(): void {
    this.known.forgetVersions();
    this.resourceVersion = undefined;
    this.isReadAgainDue = this.round !== undefined && !this.round.wasOpen;
    this.relist();
  }

  private get clock() {
    return this.options.collection.clock;
  }

  /** One list where needed and one watch. */
  private async runRound(
    signal: AbortSignal,
  ): Promise<Verdict | typeof notServed> {
    const round = new Round(this.clock, signal);
    this.round = round;
    try {
      await this.listAndWatch(round);
      return this.judge.judgeEnd(round, this.resourceVersion !== undefined);
    } catch (error) {
      if (signal.aborted) {
        return { wait: 0, keepsVersion: false };
      }
      return round.isInterrupted
        ? this.judge.judgeEnd(round, false)
        : await this.handleFailure(toClusterFailure(error), round, signal);
    } finally {
      this.round = undefined;
      round.release();
    }
  }

  private async listAndWatch(round: Round): Promise<void> {
    if (this.resourceVersion === undefined) {
      this.loss.clear();
      if (this.streaming.isWorthTrying && (await this.stream(round))) {
        return;
      }
      await this.list(round);
    }
    await this.watch(round);
  }

  /**
   * List and watch in one.
   *
   * @returns false when the API server does not have that
   */
  private async stream(round: Round): Promise<boolean> {
    round.isStreamed = true;
    try {
      await this.watch(round);
      return true;
    } catch (error) {
      if (round.signal.aborted || round.isListed) {
        throw error;
      }
      const failure = toClusterFailure(error);
      if (failure.code === 'too-many-objects') {
        // They are no fewer in pages.
        throw failure;
      }
      if (!this.streaming.noteFailure(failure)) {
        throw failure;
      }
      round.isStreamed = false;
      return false;
    }
  }

  private async list(round: Round): Promise<void> {
    const { objects, resourceVersion, unidentified } = await listCollection(
      this.options.collection,
      round.signal,
    );
    this.handleAnswer();
    this.tellBroken(
      unidentified + objects.filter(({ kept }) => kept === 'broken').length,
    );
    await this.known.takeList(objects, resourceVersion, unidentified);
    this.streaming.noteListed();
    this.handleListed(round, resourceVersion);
  }

  private async watch(round: Round): Promise<void> {
    const { random, collection } = this.options;
    const end = await watchCollection(
      collection,
      {
        resourceVersion: this.resourceVersion,
        timeoutSeconds: this.isQuiet
          ? shortWatch
          : // Some minutes, as clients of Kubernetes do, and not all at once.
            Math.round(300 + random() * 300),
      },
      this.createListener(round),
      round.signal,
    );
    this.isQuiet = !end.bookmarked && (this.isQuiet || end.silent);
    const isListDue = this.clock.elapsed() - this.listedAt >= listAfter;
    this.resourceVersion =
      end.lossy || isListDue ? undefined : end.resourceVersion;
  }

  private createListener(round: Round): WatchListener {
    return {
      onOpen: () => {
        round.noteOpen();
        if (!round.isStreamed) {
          this.handleAnswer();
          this.judge.noteOpen();
          if (this.isReadAgainDue) {
            this.readAgain();
          }
        }
        this.isReadAgainDue = false;
      },
      onListed: async (objects, resourceVersion) => {
        this.handleAnswer();
        await this.known.takeList(objects, resourceVersion);
        this.handleListed(round, resourceVersion);
        this.judge.noteOpen();
      },
      onInputs: async (inputs, resourceVersion) => {
        this.known.takeInputs(inputs, resourceVersion);
        this.resourceVersion = resourceVersion;
        this.judge.noteInputs();
        this.budget.requireObjects(this.known.size);
      },
      onBroken: count => this.tellBroken(count),
      onLoss: () => this.loss.note(),
    };
  }

  private handleAnswer(): void {
    this.answeredAt = this.clock.elapsed();
    this.missingSince = undefined;
  }

  private handleListed(round: Round, resourceVersion: string): void {
    this.resourceVersion = resourceVersion;
    this.listedAt = this.clock.elapsed();
    round.isListed = true;
    this.judge.noteListed();
  }

  private async handleFailure(
    failure: ClusterFailure,
    round: Round,
    signal: AbortSignal,
  ): Promise<Verdict | typeof notServed> {
    const isMissing =
      failure.code === 'not-found' &&
      this.options.collection.kind.optional &&
      (await this.isSaidByApiServer(signal));
    return isMissing ? notServed : this.judge.judgeFailure(failure, round);
  }

  /** Anything can answer 404; only an API server knows what is installed. */
  private async isSaidByApiServer(signal: AbortSignal): Promise<boolean> {
    this.missingSince ??= this.clock.elapsed();
    return (
      this.options.hasAnsweredSince(this.missingSince) ||
      (await isApiServer(this.options.collection, signal))
    );
  }

  private tellBroken(count: number): void {
    if (count === 0) {
      return;
    }
    this.brokenCount += count;
    if (!this.brokenTold) {
      this.brokenTold = true;
      this.options.logger.warn(
        `Some ${this.options.collection.kind.kind} objects or events could not be understood and are left out; this is told once`,
      );
    }
  }
}
