import { ClusterFailure, toClusterFailure } from '../../clusters';
import { Clock } from '../../timing';
import { KindDiscovery } from '../discovery';
import { ServedKind, WantedKind } from '../kinds';
import { KindState } from '../state';
import { Absence, absenceBelievedAfter } from './Absence';
import { Backoff } from './Backoff';
import { isConnectionFailure } from './isConnectionFailure';
import { KindPlace } from './KindPlace';
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
 * What a {@link KindSearch} needs.
 *
 * @internal
 */
export interface KindSearchOptions {
  kind: WantedKind;
  places: readonly KindPlace[];
  discovery: Pick<KindDiscovery, 'find'>;
  clock: Clock;
  /** Numbers of 0 to below 1. */
  random: () => number;
  onState: (state: KindState, before: KindState) => void;
}

/**
 * Whether a cluster serves a kind in the same way.
 *
 * @internal
 */
export function isServedAlike(
  a: ServedKind,
  b: ServedKind | undefined,
): boolean {
  return a.version === b?.version && a.plural === b.plural;
}

function createNotFound(): ClusterFailure {
  return new ClusterFailure('not-found', 'not found (404)', { status: 404 });
}

/**
 * Looks for a kind with discovery, again and again, and says what is so as long as
 * nothing is read of it. Only when the API server says, and says again, that it
 * serves the kind in no version, its objects are gone.
 *
 * @internal
 */
export class KindSearch {
  private readonly backoff: Backoff;
  private readonly pause: Pause;
  private readonly absence: Absence;
  private current: KindState;
  /** Is not served although discovery may say so. */
  private missed?: ServedKind;
  /** How often what was found was not served, since anything was readable. */
  private misses = 0;
  private toldToWait = false;
  /** What discovery said some seconds ago is not good enough. */
  private isUrgent = false;
  /** Looks in vain since the last sign that the kind may be there. */
  private looks = eagerWaits.length;
  private hurriedAt = -Infinity;

  constructor(private readonly options: KindSearchOptions) {
    const { clock, random } = options;
    this.backoff = new Backoff(random);
    this.pause = new Pause(clock);
    this.absence = new Absence(clock);
    this.current = { state: 'connecting', since: clock.now() };
  }

  /** When discovery last answered, by the clock that never jumps. */
  answeredAt?: number;

  /** What is said of the kind as long as nothing is read of it. */
  get state(): KindState {
    return this.current;
  }

  /** One look; where nothing is found, it waits. Never rejects. */
  async find(signal: AbortSignal): Promise<ServedKind | undefined> {
    const { discovery, kind, clock } = this.options;
    let wait: number;
    try {
      const served = await discovery.find(
        kind,
        signal,
        this.isUrgent || this.looks < eagerWaits.length ? 'now' : 'rarely',
      );
      this.isUrgent = false;
      this.answeredAt = clock.elapsed();
      if (served && !isServedAlike(served, this.missed)) {
        this.absence.clear();
        if (this.misses > 1) {
          await this.slowDown(signal);
        }
        return signal.aborted ? undefined : served;
      }
      wait = served
        ? this.handleContradiction()
        : await this.handleMissing(signal);
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

  /** What was found is readable. */
  noteReadable(): void {
    this.misses = 0;
    this.backoff.reset();
  }

  /**
   * The API server does not serve any more what it served. Whether the kind is
   * gone, or served in another version, is not known yet.
   *
   * @param before - what was said of the kind
   */
  noteMissed(served: ServedKind, before: KindState): void {
    const { clock, onState } = this.options;
    this.missed = served;
    this.misses += 1;
    this.isUrgent = true;
    if (this.asOf === undefined) {
      return;
    }
    this.current = {
      state: 'connecting',
      reason: createNotFound().reason,
      since: clock.now(),
      asOf: this.asOf,
    };
    onState(this.current, before);
  }

  /** The API server answered for something else. */
  retryConnection(): void {
    const { state, reason } = this.current;
    const now = this.options.clock.elapsed();
    if (
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
    this.looks = 0;
    if (['not-installed', 'connecting'].includes(this.current.state)) {
      this.pause.end();
    }
  }

  /** Since when all is known of the kind that there is, if it ever was. */
  private get asOf(): number | undefined {
    return this.options.places.some(({ asOf }) => asOf === undefined)
      ? undefined
      : this.options.places[0].asOf;
  }

  /** Discovery names what answered with "not found" just now. */
  private handleContradiction(): number {
    // To be tried once more after the wait.
    this.missed = undefined;
    return this.handleFailure(createNotFound());
  }

  /**
   * Several API servers of one cluster that disagree for long send from one version
   * to the other and back; the requests of all kinds would wait behind that.
   */
  private async slowDown(signal: AbortSignal): Promise<void> {
    await this.pause.wait(this.handleFailure(createNotFound()), signal);
  }

  private async handleMissing(signal: AbortSignal): Promise<number> {
    const { clock, places, kind } = this.options;
    const knowsNone = places.every(({ known }) => known.size === 0);
    const isBelieved =
      this.absence.note() ||
      // Whoever remembers installations would take them for gone.
      (knowsNone && kind.neededFor === 'eligibility');
    this.missed = undefined;
    this.isUrgent = !isBelieved;
    this.backoff.reset();
    if (isBelieved) {
      for (const place of places) {
        await place.clear(clock.now());
      }
    }
    if (signal.aborted) {
      return 0;
    }
    if (isBelieved || knowsNone) {
      this.setNotInstalled();
    }
    const eagerWait = eagerWaits[this.looks];
    this.looks += 1;
    return (
      eagerWait ?? (isBelieved ? this.recheckWait() : absenceBelievedAfter)
    );
  }

  private setNotInstalled(): void {
    const { kind } = this.options.kind;
    this.setState(
      'not-installed',
      new ClusterFailure(
        'kind-not-installed',
        `${kind} is not installed on this cluster`,
        { kind },
      ),
    );
  }

  private handleFailure(failure: ClusterFailure): number {
    this.absence.clear();
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

  private setState(state: KindState['state'], { reason }: ClusterFailure) {
    const before = this.current;
    const isSameState = before.state === state;
    const { asOf } = this;
    this.current = {
      state,
      reason,
      since: isSameState ? before.since : this.options.clock.now(),
      asOf,
    };
    if (
      !isSameState ||
      before.reason?.message !== reason.message ||
      // That a kind is gone counts only from when it is certain.
      (before.asOf === undefined) !== (asOf === undefined)
    ) {
      this.options.onState(this.current, before);
    }
  }
}
