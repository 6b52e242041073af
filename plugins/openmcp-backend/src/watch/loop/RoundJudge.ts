import { ClusterFailure } from '../../clusters';
import { Clock } from '../../timing';
import { KindState } from '../state';
import { Backoff } from './Backoff';
import { CollectionState } from './CollectionState';
import { isConnectionFailure } from './isConnectionFailure';
import { Round } from './Round';

/** Wait between the end of a good watch and the next one, in milliseconds. */
const reopenWait = 200;
/** How often it is looked whether a missing right is there now. */
const recheckWait = 30_000;
/**
 * How often it is looked whether a collection that is too large has become
 * smaller: each look reads as much of it as is read at most.
 */
const oversizeWait = 5 * 60_000;
/**
 * Waits after a refusal that is new: an API server that has just started refuses
 * what it allows, until it has read the rights.
 */
const refusedWaits = [1_000, 2_000, 4_000, 8_000];
/** So many expired watches in a row are worth telling. */
const tellExpiredAfter = 3;
/** After so many failures in a row it may be the version that is wrong. */
const doubtVersionAfter = 3;

/**
 * How a loop is to go on after a round.
 *
 * @internal
 */
export interface Verdict {
  /** Milliseconds until the next round. */
  wait: number;
  /** Whether a watch may go on where the last one ended; else a list is needed. */
  keepsVersion: boolean;
}

/**
 * Judges the rounds of one loop: in which state the collection is, how long to
 * wait, and whether a list is needed.
 *
 * @internal
 */
export class RoundJudge {
  private readonly backoff: Backoff;
  private readonly state: CollectionState;
  private expired = 0;
  private refusals = 0;
  private doubts = 0;
  /** Why the watch does not work although the lists do. */
  private trouble?: { failure: ClusterFailure; untilOpen: boolean };
  private toldToWait = false;

  /**
   * @param asOf - when the objects were last known to be as they are kept, if
   *   they ever were
   */
  constructor(
    clock: Clock,
    private readonly random: () => number,
    onState: (state: KindState, before: KindState) => void,
    asOf?: number,
  ) {
    this.backoff = new Backoff(random);
    this.state = new CollectionState(clock, onState, asOf);
  }

  /** State of the collection at this moment. */
  get currentState(): KindState {
    return this.state.current;
  }

  /** Waits for an API server that was not reached or refused something. */
  get isWaitingForServer(): boolean {
    return this.currentState.state === 'failed' && !this.toldToWait;
  }

  /** The API server was reached otherwise. */
  noteReached(): void {
    const { reason } = this.currentState;
    if (reason && isConnectionFailure(reason)) {
      // An API server that starts answers for some kinds later than for others.
      this.backoff.reset();
    }
  }

  /**
   * A watch was opened. Whether something happened meanwhile is known only when
   * something comes.
   */
  noteOpen(): void {
    if (this.trouble?.untilOpen) {
      this.trouble = undefined;
    }
    this.setReadable();
  }

  /** All objects were told. */
  noteListed(): void {
    this.doubts = 0;
    this.state.confirm();
    this.setReadable();
  }

  /** A watch told something, be it that nothing happened. */
  noteInputs(): void {
    this.doubts = 0;
    this.expired = 0;
    this.trouble = undefined;
    this.state.confirm();
    this.setReadable();
  }

  /**
   * The watch was ended by the API server, or by us.
   *
   * @param isComplete - nothing can have been missed until then
   */
  judgeEnd(round: Round, isComplete: boolean): Verdict {
    if (!round.wasSteady) {
      // An API server that ends every watch at once is not to be flooded.
      const wait = this.backoff.next();
      return { wait, keepsVersion: isComplete && !this.state.isAged };
    }
    this.recover();
    if (isComplete) {
      // There was nothing more to tell.
      this.state.confirm();
      this.setReadable();
    }
    const wait = reopenWait * (1 + this.random());
    return { wait, keepsVersion: isComplete };
  }

  /** Something failed. */
  judgeFailure(failure: ClusterFailure, round: Round): Verdict {
    this.toldToWait = failure.retryAfter !== undefined;
    if (round.wasSteady) {
      this.recover();
    }
    switch (failure.code) {
      case 'watch-expired':
        return this.judgeExpired(failure);
      case 'forbidden':
        this.state.set('forbidden', failure);
        return { wait: this.refusedWait(), keepsVersion: false };
      case 'too-many-objects':
        this.toldToWait = true;
        this.state.set('failed', failure);
        return { wait: this.slowly(oversizeWait), keepsVersion: false };
      case 'throttled':
        // It will be answered; what is known becomes wrong only with time.
        this.state.set(
          this.state.isAged ? 'failed' : this.currentState.state,
          failure,
        );
        return this.retry(failure, true);
      default:
        return this.judgeBreak(failure, round);
    }
  }

  private judgeBreak(failure: ClusterFailure, round: Round): Verdict {
    const { wasOpen, wasSteady, isListed } = round;
    const { code } = failure;
    if (wasOpen && code === 'connection-reset' && !this.state.isAged) {
      // A connection that breaks is a usual way for a watch to end.
      return this.retry(failure, true);
    }
    if (isListed && !wasSteady && code !== 'unauthorized') {
      // As long as the lists work, little is missed.
      this.trouble = { failure, untilOpen: !wasOpen };
      this.setReadable();
      return this.retry(failure, false);
    }
    this.state.set('failed', failure);
    return this.retry(
      failure,
      code !== 'not-found' && !this.isVersionDoubtful(failure, round),
    );
  }

  /** What answers like this may not know the version. */
  private isVersionDoubtful(
    { code, reason }: ClusterFailure,
    { wasOpen }: Round,
  ): boolean {
    if (code === 'timeout' || code === 'unexpected-answer') {
      return true;
    }
    if (wasOpen && code === 'connection-reset') {
      return true;
    }
    const { status } = reason.params;
    this.doubts += wasOpen || status === 500 || status === 504 ? 1 : 0;
    return this.doubts >= doubtVersionAfter;
  }

  private judgeExpired(failure: ClusterFailure): Verdict {
    this.expired += 1;
    if (this.expired >= tellExpiredAfter) {
      this.trouble = { failure, untilOpen: false };
      const { asOf } = this.currentState;
      this.state.set(
        asOf !== undefined && !this.state.isAged ? 'readable' : 'failed',
        failure,
      );
    }
    return this.retry(failure, false);
  }

  private retry(failure: ClusterFailure, keepsVersion: boolean): Verdict {
    return { wait: this.backoff.next(failure.retryAfter), keepsVersion };
  }

  private refusedWait(): number {
    const wait = refusedWaits[this.refusals];
    this.refusals += 1;
    return wait ?? this.slowly(recheckWait);
  }

  /** Not all at the same time. */
  private slowly(wait: number): number {
    return wait * (1 + this.random() / 5);
  }

  private recover(): void {
    this.backoff.reset();
    this.expired = 0;
    this.trouble = undefined;
  }

  private setReadable(): void {
    this.refusals = 0;
    this.state.set('readable', this.trouble?.failure);
  }
}
