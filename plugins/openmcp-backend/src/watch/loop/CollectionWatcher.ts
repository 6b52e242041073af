import { LoggerService } from '@backstage/backend-plugin-api';
import { ClusterFailure, toClusterFailure } from '../../clusters';
import {
  KnownObject,
  ObjectInput,
  reduceObjects,
  rememberChanges,
} from '../objects';
import { KindState } from '../state';
import {
  Collection,
  isApiServer,
  listCollection,
  watchCollection,
} from '../stream';
import { Backoff } from './Backoff';
import { CollectionListener } from './CollectionListener';
import { isConnectionFailure } from './isConnectionFailure';
import { Pause } from './Pause';

/** A watch that lived this long was a good one, in milliseconds. */
const steadyAfter = 5_000;
/** Wait between the end of a good watch and the next one. */
const reopenWait = 200;
/** How often it is looked whether a missing kind or right is there now. */
const recheckWait = 30_000;
/** So many expired watches in a row are worth telling. */
const tellExpiredAfter = 3;

/** What was confirmed so long ago counts as aged, in milliseconds. */
const agedAfter = 80_000;

/**
 * What a {@link CollectionWatcher} needs.
 *
 * @internal
 */
export interface CollectionWatcherOptions {
  collection: Collection;
  listener: CollectionListener;
  logger: LoggerService;
  /** Numbers of 0 to below 1. */
  random: () => number;
  /**
   * Whether the API server has answered for another collection later than at
   * this time, in milliseconds since the epoch.
   */
  hasAnsweredSince: (time: number) => boolean;
}

/**
 * Lists and watches one collection for as long as it is told to, whatever the
 * API server does.
 *
 * @internal
 */
export class CollectionWatcher {
  private readonly known = new Map<string, KnownObject>();
  private readonly backoff: Backoff;
  private readonly pause: Pause;
  private resourceVersion?: string;
  private state: KindState;
  private openedAt?: number;
  private expired = 0;
  private lastExpiry?: ClusterFailure;
  private brokenTold = false;
  private toldToWait = false;
  private missingSince?: number;

  constructor(private readonly options: CollectionWatcherOptions) {
    this.backoff = new Backoff(options.random);
    this.pause = new Pause(this.clock);
    this.state = { state: 'connecting', since: this.clock.now() };
  }

  /** State of the collection at this moment. */
  get currentState(): KindState {
    return this.state;
  }

  /** When a list was last answered or a watch opened, if ever. */
  answeredAt?: number;

  /** Objects or lines that could not be understood so far. */
  brokenCount = 0;

  /** Runs until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.pause.wait(await this.runOnce(signal), signal);
    }
  }

  /**
   * The API server answered for another collection: if this one waits because it
   * did not, it need not wait any longer, unless it was told to.
   */
  retryConnection(): void {
    const { state, reason } = this.state;
    if (state !== 'failed' || this.toldToWait) {
      return;
    }
    if (reason && isConnectionFailure(reason)) {
      // An API server that starts answers for some kinds later than for others.
      this.backoff.reset();
    }
    this.pause.end();
  }

  private get clock() {
    return this.options.collection.clock;
  }

  /** One list where needed and one watch; answers how long to wait then. */
  private async runOnce(signal: AbortSignal): Promise<number> {
    this.openedAt = undefined;
    try {
      if (this.resourceVersion === undefined) {
        await this.list(signal);
      }
      await this.watch(signal);
    } catch (error) {
      return signal.aborted
        ? 0
        : this.handleFailure(toClusterFailure(error), signal);
    }
    // An API server that ends every watch at once is not to be flooded.
    if (this.wasSteady()) {
      this.recover();
      return reopenWait * (1 + this.options.random());
    }
    return this.backoff.next();
  }

  private async list(signal: AbortSignal): Promise<void> {
    const result = await listCollection(this.options.collection, signal);
    this.applyInput({ type: 'listed', objects: result.objects });
    this.resourceVersion = result.resourceVersion;
    this.tellBroken(
      result.unidentified +
        result.objects.filter(object => object.kept === 'broken').length,
    );
    this.handleAnswer();
  }

  private async watch(signal: AbortSignal): Promise<void> {
    const { collection, random } = this.options;
    const end = await watchCollection(
      collection,
      {
        resourceVersion: this.resourceVersion ?? '',
        // Some minutes, as clients of Kubernetes usually do, and not all at once.
        timeoutSeconds: Math.round(300 + random() * 300),
      },
      {
        onOpen: () => {
          this.openedAt = this.clock.now();
          this.handleAnswer();
        },
        onInputs: (inputs, resourceVersion) => {
          for (const input of inputs) {
            this.applyInput(input);
          }
          this.resourceVersion = resourceVersion;
          this.expired = 0;
          this.setReadable();
        },
        onBroken: count => this.tellBroken(count),
      },
      signal,
    );
    this.resourceVersion = end.lossy ? undefined : end.resourceVersion;
  }

  private applyInput(input: ObjectInput): void {
    const changes = reduceObjects(this.known, input);
    if (changes.length > 0) {
      rememberChanges(this.known, changes);
      this.options.listener.onChanges(changes);
    }
  }

  private wasSteady(): boolean {
    return (
      this.openedAt !== undefined &&
      this.clock.now() - this.openedAt >= steadyAfter
    );
  }

  private recover(): void {
    this.backoff.reset();
    this.expired = 0;
  }

  private async handleFailure(
    failure: ClusterFailure,
    signal: AbortSignal,
  ): Promise<number> {
    const wasOpen = this.openedAt !== undefined;
    this.toldToWait = failure.retryAfter !== undefined;
    if (this.wasSteady()) {
      this.recover();
    }
    switch (failure.code) {
      case 'watch-expired':
        return this.handleExpired(failure);
      case 'not-found':
        return this.handleMissing(failure, signal);
      case 'forbidden':
        this.resourceVersion = undefined;
        this.setState('forbidden', failure);
        return recheckWait * (1 + this.options.random() / 5);
      case 'throttled':
        // It will be answered; what is known becomes wrong only with time.
        this.setState(this.isAged ? 'failed' : this.state.state, failure);
        return this.backoff.next(failure.retryAfter);
      default:
    }
    if (failure.code === 'timeout' || failure.code === 'unexpected-answer') {
      // What answers now may not know the version.
      this.resourceVersion = undefined;
    }
    // A connection that breaks once is the usual way for a watch to end.
    if (!(wasOpen && failure.code === 'connection-reset')) {
      this.setState('failed', failure);
    }
    return this.backoff.next(failure.retryAfter);
  }

  private handleExpired(failure: ClusterFailure): number {
    this.resourceVersion = undefined;
    this.lastExpiry = failure;
    this.expired += 1;
    if (this.expired >= tellExpiredAfter) {
      // As long as the lists between them work, little is missed.
      const isListed = this.state.asOf !== undefined && !this.isAged;
      this.setState(isListed ? 'readable' : 'failed', failure);
    }
    return this.backoff.next(failure.retryAfter);
  }

  private async handleMissing(
    failure: ClusterFailure,
    signal: AbortSignal,
  ): Promise<number> {
    this.resourceVersion = undefined;
    const { kind } = this.options.collection;
    if (kind.optional && (await this.isSaidByApiServer(signal))) {
      this.applyInput({ type: 'listed', objects: [] });
      this.state = { ...this.state, asOf: this.clock.now() };
      this.setState(
        'not-installed',
        new ClusterFailure(
          'kind-not-installed',
          `${kind.kind} is not installed on this cluster`,
          { kind: kind.kind },
        ),
      );
      return recheckWait * (1 + this.options.random() / 5);
    }
    this.setState('failed', failure);
    return this.backoff.next(failure.retryAfter);
  }

  /** Anything can answer 404; only an API server knows what is installed. */
  private async isSaidByApiServer(signal: AbortSignal): Promise<boolean> {
    this.missingSince ??= this.clock.now();
    return (
      this.options.hasAnsweredSince(this.missingSince) ||
      (await isApiServer(this.options.collection, signal))
    );
  }

  /** Something was known and has not been confirmed for long. */
  private get isAged(): boolean {
    const { asOf } = this.state;
    return asOf !== undefined && this.clock.now() - asOf >= agedAfter;
  }

  private handleAnswer(): void {
    this.answeredAt = this.clock.now();
    this.missingSince = undefined;
    this.setReadable();
  }

  private setReadable(): void {
    const now = this.clock.now();
    this.state = { ...this.state, asOf: now };
    this.setState(
      'readable',
      this.expired < tellExpiredAfter ? undefined : this.lastExpiry,
    );
  }

  private setState(state: KindState['state'], failure?: ClusterFailure): void {
    const before = this.state;
    const reason = failure?.reason;
    if (before.state === state && before.reason?.message === reason?.message) {
      return;
    }
    this.state = {
      state,
      reason,
      since: before.state === state ? before.since : this.clock.now(),
      asOf: before.asOf,
    };
    this.options.listener.onState(this.state, before);
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
