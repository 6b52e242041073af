import { LoggerService } from '@backstage/backend-plugin-api';
import {
  ClusterFailure,
  ClusterTransport,
  toClusterFailure,
} from '../../clusters';
import { Clock, Interruption } from '../../timing';
import { KindDiscovery } from '../discovery';
import { ServedKind, WantedKind } from '../kinds';
import { KindState } from '../state';
import { Backoff } from './Backoff';
import { CollectionListener } from './CollectionListener';
import { CollectionWatcher } from './CollectionWatcher';
import { isConnectionFailure } from './isConnectionFailure';
import { Pause } from './Pause';

/** How often it is looked whether a missing kind is there now. */
const recheckWait = 30_000;
/**
 * Waits after a sign that a kind may be there now: an API server tells what it
 * serves some seconds after it was defined.
 */
const eagerWaits = [1_000, 2_000, 4_000, 8_000];
/** A wait is cut short at most this often, in milliseconds. */
const hurryWait = 30_000;

/**
 * What a {@link KindWatcher} needs.
 *
 * @internal
 */
export interface KindWatcherOptions {
  kind: WantedKind;
  /** Where its objects are looked for; undefined for the whole cluster. */
  namespaces: Array<string | undefined>;
  discovery: Pick<KindDiscovery, 'find'>;
  transport: ClusterTransport;
  listener: CollectionListener;
  logger: LoggerService;
  clock: Clock;
  /** Numbers of 0 to below 1. */
  random: () => number;
  /** Whether the API server has answered for another collection since a time. */
  hasAnsweredSince: (time: number) => boolean;
}

function isSame(a: ServedKind, b: ServedKind | undefined): boolean {
  return a.version === b?.version && a.plural === b.plural;
}

/**
 * Watches the objects of one kind in the version in which the cluster serves it.
 * A version that can be read is asked for without a question before; as soon as it
 * is missing, and for a kind of which no version is known, discovery is asked.
 *
 * @internal
 */
export class KindWatcher {
  private readonly backoff: Backoff;
  private readonly pause: Pause;
  private collections: CollectionWatcher[] = [];
  /** What is said of the kind as long as nothing was read of a collection. */
  private state: KindState;
  /** Is not served although discovery may say so. */
  private missed?: ServedKind;
  private toldToWait = false;
  /** What discovery said some seconds ago is not good enough. */
  private isUrgent = false;
  /** Looks in vain since the last sign that the kind may be there. */
  private looks = eagerWaits.length;
  private hurriedAt = -Infinity;
  /** When discovery last answered, by the clock that never jumps. */
  private discoveredAt?: number;

  constructor(private readonly options: KindWatcherOptions) {
    this.backoff = new Backoff(options.random);
    this.pause = new Pause(options.clock);
    this.state = { state: 'connecting', since: options.clock.now() };
  }

  /** The kind that is watched. */
  get kind(): WantedKind {
    return this.options.kind;
  }

  /** State of each collection at this moment. */
  get states(): KindState[] {
    return this.collections.length > 0
      ? this.collections.map(({ currentState }) =>
          currentState.state === 'connecting' ? this.state : currentState,
        )
      : [this.state];
  }

  /** Its collections at this moment. */
  get watched(): readonly CollectionWatcher[] {
    return this.collections;
  }

  /** Whether the API server has answered later than at a time. */
  hasAnsweredSince(time: number): boolean {
    const times = this.collections.map(({ answeredAt }) => answeredAt);
    return [this.discoveredAt, ...times].some(
      answered => answered !== undefined && answered > time,
    );
  }

  /** Runs until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const { version, plural } = this.options.kind;
    let served = version === undefined ? undefined : { version, plural };
    while (!signal.aborted) {
      served ??= await this.find(signal);
      if (served && !signal.aborted) {
        await this.watch(served, signal);
        served = undefined;
      }
    }
  }

  /** The API server answered for another collection. */
  retryConnection(): void {
    for (const collection of this.collections) {
      collection.retryConnection();
    }
    const { state, reason } = this.state;
    const now = this.options.clock.elapsed();
    if (
      this.collections.length === 0 &&
      state === 'failed' &&
      !this.toldToWait &&
      now - this.hurriedAt >= hurryWait
    ) {
      this.hurriedAt = now;
      if (reason && isConnectionFailure(reason)) {
        this.backoff.reset();
      }
      this.pause.end();
    }
  }

  /** Something says that a kind that was missing may be there now. */
  lookAgain(): void {
    if (this.collections.length === 0) {
      this.looks = 0;
      if (this.state.state === 'not-installed') {
        this.pause.end();
      }
    }
  }

  /** One look; where nothing is found, it waits. */
  private async find(signal: AbortSignal): Promise<ServedKind | undefined> {
    const { discovery, kind, clock } = this.options;
    let wait: number;
    try {
      const served = await discovery.find(
        kind,
        signal,
        this.isUrgent || this.looks < eagerWaits.length ? 'now' : 'rarely',
      );
      this.isUrgent = false;
      this.discoveredAt = clock.elapsed();
      if (served && !isSame(served, this.missed)) {
        return served;
      }
      wait = served ? this.handleContradiction() : this.handleMissing();
    } catch (error) {
      if (signal.aborted) {
        return undefined;
      }
      this.isUrgent = true;
      wait = this.handleFailure(toClusterFailure(error));
    }
    await this.pause.wait(wait, signal);
    return undefined;
  }

  private async watch(served: ServedKind, signal: AbortSignal): Promise<void> {
    const { namespaces, kind, listener } = this.options;
    const interruption = new Interruption(signal);
    this.collections = namespaces.map(
      namespace =>
        new CollectionWatcher({
          ...this.options,
          collection: {
            kind: { ...kind, ...served },
            namespace,
            transport: this.options.transport,
            clock: this.options.clock,
          },
          listener: {
            onChanges: changes => {
              if (!signal.aborted) {
                listener.onChanges(changes);
              }
            },
            onState: (state, before) => {
              if (interruption.signal.aborted) {
                return;
              }
              if (state.state === 'not-installed') {
                // Not said before it is known that no other version is served.
                this.state = { ...before, asOf: state.asOf };
                this.missed = served;
                this.isUrgent = true;
                this.collections = [];
                interruption.interrupt();
                return;
              }
              if (state.state === 'readable') {
                this.backoff.reset();
              }
              listener.onState(state, before);
            },
          },
        }),
    );
    await Promise.all(
      this.collections.map(each => each.run(interruption.signal)),
    );
    interruption.release();
  }

  /** Discovery names what answered with "not found" just now. */
  private handleContradiction(): number {
    // To be tried once more after the wait.
    this.missed = undefined;
    return this.handleFailure(
      new ClusterFailure('not-found', 'not found (404)', { status: 404 }),
    );
  }

  private handleMissing(): number {
    const { kind } = this.options.kind;
    this.missed = undefined;
    this.backoff.reset();
    this.state = { ...this.state, asOf: this.options.clock.now() };
    this.setState(
      'not-installed',
      new ClusterFailure(
        'kind-not-installed',
        `${kind} is not installed on this cluster`,
        { kind },
      ),
    );
    const eagerWait = eagerWaits[this.looks];
    this.looks += 1;
    return eagerWait ?? this.recheckWait();
  }

  private handleFailure(failure: ClusterFailure): number {
    this.toldToWait = failure.retryAfter !== undefined;
    if (failure.code === 'forbidden') {
      this.setState('forbidden', failure);
      return this.recheckWait();
    }
    this.setState('failed', failure);
    return this.backoff.next(failure.retryAfter);
  }

  private recheckWait(): number {
    return recheckWait * (1 + this.options.random() / 5);
  }

  private setState(state: KindState['state'], failure: ClusterFailure): void {
    const before = this.state;
    const { reason } = failure;
    if (before.state === state && before.reason?.message === reason.message) {
      return;
    }
    this.state = {
      state,
      reason,
      since: before.state === state ? before.since : this.options.clock.now(),
      asOf: before.asOf,
    };
    this.options.listener.onState(this.state, before);
  }
}
