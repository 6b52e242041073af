import { LoggerService } from '@backstage/backend-plugin-api';
import { ClusterTransport } from '../../clusters';
import { Clock, Interruption } from '../../timing';
import { KindDiscovery } from '../discovery';
import { ServedKind, WantedKind } from '../kinds';
import { KindState } from '../state';
import { CollectionListener } from './CollectionListener';
import { CollectionWatcher } from './CollectionWatcher';
import { KindPlace } from './KindPlace';
import { isServedAlike, KindSearch } from './KindSearch';

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

/**
 * Watches the objects of one kind in the version in which the cluster serves it.
 * A version that can be read is asked for without a question before; as soon as it
 * is missing, and for a kind of which no version is known, discovery is asked.
 *
 * @remarks
 * What is known of its objects outlives the version in which they were read. It
 * goes when another version lists them no more, or when the kind is gone.
 *
 * @internal
 */
export class KindWatcher {
  private readonly places: readonly KindPlace[];
  private readonly search: KindSearch;
  private collections: CollectionWatcher[] = [];
  /** How the objects were asked for last. */
  private former?: ServedKind;
  private isOver = false;

  constructor(private readonly options: KindWatcherOptions) {
    const { namespaces, listener } = options;
    this.places = namespaces.map(
      namespace =>
        new KindPlace(namespace, changes => {
          if (!this.isOver) {
            listener.onChanges(changes);
          }
        }),
    );
    this.search = new KindSearch({
      ...options,
      places: this.places,
      onState: (state, before) => listener.onState(state, before),
    });
  }

  /** The kind that is watched. */
  get kind(): WantedKind {
    return this.options.kind;
  }

  /** State of each collection at this moment. */
  get states(): KindState[] {
    const { state } = this.search;
    return this.collections.length > 0
      ? this.collections.map(({ currentState }) =>
          currentState.state === 'connecting'
            ? { ...state, asOf: currentState.asOf }
            : currentState,
        )
      : this.places.map(({ asOf }) => ({ ...state, asOf }));
  }

  /** True when every object that was read is among those that were told. */
  get isComplete(): boolean {
    return this.places.every(({ known }) => known.isComplete);
  }

  /** Its collections at this moment. */
  get watched(): readonly CollectionWatcher[] {
    return this.collections;
  }

  /** Whether the API server has answered later than at a time. */
  hasAnsweredSince(time: number): boolean {
    const times = this.collections.map(({ answeredAt }) => answeredAt);
    return [this.search.answeredAt, ...times].some(
      answered => answered !== undefined && answered > time,
    );
  }

  /** Runs until the signal is aborted; never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const { version, plural } = this.options.kind;
    let served = version === undefined ? undefined : { version, plural };
    const end = () => {
      this.isOver = true;
    };
    signal.addEventListener('abort', end);
    while (!signal.aborted) {
      served ??= await this.search.find(signal);
      if (served && !signal.aborted) {
        await this.watch(served, signal);
        served = undefined;
      }
    }
    signal.removeEventListener('abort', end);
  }

  /** The API server answered for another collection. */
  retryConnection(): void {
    for (const collection of this.collections) {
      collection.retryConnection();
    }
    if (this.collections.length === 0) {
      this.search.retryConnection();
    }
  }

  /** Something says that a kind that was missing may be there now. */
  lookAgain(): void {
    if (this.collections.length === 0) {
      this.search.lookAgain();
    }
  }

  /**
   * Tells of each object again, because they are looked at otherwise than before.
   */
  readAgain(): void {
    this.places.forEach(({ known }) => known.forgetVersions());
    this.collections.forEach(collection => collection.readAgain());
  }

  private async watch(served: ServedKind, signal: AbortSignal): Promise<void> {
    const interruption = new Interruption(signal);
    if (!isServedAlike(served, this.former)) {
      // The same object may look otherwise in another version.
      this.places.forEach(({ known }) => known.forgetVersions());
      this.former = served;
    }
    this.collections = this.places.map(place =>
      this.createCollection(place, served, interruption),
    );
    const running = this.collections.map(async collection => {
      const isServed = await collection.run(interruption.signal);
      if (!isServed && !interruption.signal.aborted) {
        this.handleMissed(served);
        interruption.interrupt();
      }
    });
    await Promise.all(running);
    interruption.release();
  }

  private createCollection(
    { namespace, known, asOf }: KindPlace,
    served: ServedKind,
    interruption: Interruption,
  ): CollectionWatcher {
    const { kind, transport, clock, listener } = this.options;
    return new CollectionWatcher({
      ...this.options,
      collection: { kind: { ...kind, ...served }, namespace, transport, clock },
      known,
      asOf,
      onState: (state, before) => {
        if (interruption.signal.aborted) {
          return;
        }
        if (state.state === 'readable') {
          this.search.noteReadable();
        }
        listener.onState(state, before);
      },
    });
  }

  private handleMissed(served: ServedKind): void {
    const [before] = this.states;
    this.collections.forEach(({ currentState }, index) => {
      this.places[index].asOf = currentState.asOf;
    });
    this.collections = [];
    this.search.noteMissed(served, before);
  }
}
