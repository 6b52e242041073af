import { ClusterFailure, ClusterReason } from '../../clusters';
import { Clock } from '../../timing';
import { KindState } from '../state';

/** What was confirmed so long ago counts as aged, in milliseconds. */
const agedAfter = 80_000;

/**
 * Remembers whether a collection can be read, and tells when that changes.
 *
 * @internal
 */
export class CollectionState {
  private state: KindState;
  private confirmedAt?: number;

  /**
   * @param asOf - when the objects were last known to be as they are kept, from a
   *   collection that this one goes on for; see {@link KindState}
   */
  constructor(
    private readonly clock: Clock,
    private readonly onState: (state: KindState, before: KindState) => void,
    asOf?: number,
  ) {
    this.state = { state: 'connecting', since: clock.now(), asOf };
    this.confirmedAt =
      asOf === undefined ? undefined : clock.elapsed() - (clock.now() - asOf);
  }

  /**
   * The state at this moment. What was confirmed is never younger than it is by
   * either clock: that of the machine may have been set, and the other one may
   * stand still while a machine sleeps.
   */
  get current(): KindState {
    const { asOf } = this.state;
    if (asOf === undefined || this.confirmedAt === undefined) {
      return this.state;
    }
    const age = this.clock.elapsed() - this.confirmedAt;
    return { ...this.state, asOf: Math.min(asOf, this.clock.now() - age) };
  }

  /** Something is known and has not been confirmed for long. */
  get isAged(): boolean {
    const { asOf } = this.current;
    return asOf !== undefined && this.clock.now() - asOf >= agedAfter;
  }

  /** What is known is as it is on the cluster. */
  confirm(): void {
    this.confirmedAt = this.clock.elapsed();
    this.state = { ...this.state, asOf: this.clock.now() };
  }

  /**
   * Takes over another state; it is told only if it differs.
   *
   * @param failure - why it is so
   */
  set(state: KindState['state'], failure?: ClusterFailure): void {
    const before = this.current;
    const reason: ClusterReason | undefined = failure?.reason;
    if (before.state === state && before.reason?.message === reason?.message) {
      return;
    }
    this.state = {
      state,
      reason,
      since: before.state === state ? before.since : this.clock.now(),
      asOf: this.state.asOf,
    };
    this.onState(this.current, before);
  }
}
