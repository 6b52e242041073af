/**
 * The one source of time of a simulated cluster.
 *
 * @remarks
 *
 * It starts in the past: {@link SimulationClock.advanceTo} plays what was
 * scheduled, without waiting, which gives a landscape a believable history. After
 * {@link SimulationClock.goLive} it follows the clock of the machine.
 *
 * @internal
 */
export class SimulationClock {
  readonly #speed: number;
  readonly #pending = new Set<PendingAction>();
  #past: number | undefined;
  #sequence = 0;
  #stopped = false;

  /**
   * Makes a clock that stands still at a moment of the past.
   *
   * @param options - `speed` divides every delay of live time, default 1;
   * `start` is the moment, default now
   */
  constructor(options: { speed?: number; start?: Date } = {}) {
    this.#speed = options.speed ?? 1;
    this.#past = (options.start ?? new Date()).getTime();
  }

  /** The simulated moment. */
  now(): Date {
    return new Date(this.#past ?? Date.now());
  }

  /**
   * Lets something happen later.
   *
   * @param milliseconds - delay at speed 1
   * @param action - what happens; it is dropped when the clock is stopped
   * @returns a function that takes it back
   */
  schedule(milliseconds: number, action: () => void): () => void {
    if (this.#stopped) {
      return () => {};
    }
    this.#sequence += 1;
    const pending: PendingAction = {
      at: this.now().getTime() + milliseconds,
      sequence: this.#sequence,
      action,
    };
    this.#pending.add(pending);
    if (this.#past === undefined) {
      this.#startTimer(pending, milliseconds);
    }
    return () => this.#forget(pending);
  }

  /**
   * Plays the past up to a moment.
   *
   * @param moment - a moment not before the present one
   */
  advanceTo(moment: Date): void {
    for (;;) {
      const next = this.#nextUntil(moment.getTime());
      if (!next) {
        break;
      }
      this.#pending.delete(next);
      this.#past = next.at;
      next.action();
    }
    this.#past = moment.getTime();
  }

  /** Ends the past: what is still pending happens in live time. */
  goLive(): void {
    const past = this.now().getTime();
    this.#past = undefined;
    for (const pending of this.#pending) {
      this.#startTimer(pending, Math.max(0, pending.at - past));
    }
  }

  /** Drops everything that is pending, for good. */
  stop(): void {
    this.#stopped = true;
    for (const pending of [...this.#pending]) {
      this.#forget(pending);
    }
  }

  #startTimer(pending: PendingAction, milliseconds: number): void {
    pending.timer = setTimeout(() => {
      this.#pending.delete(pending);
      pending.action();
    }, milliseconds / this.#speed);
    pending.timer.unref();
  }

  #forget(pending: PendingAction): void {
    clearTimeout(pending.timer);
    this.#pending.delete(pending);
  }

  #nextUntil(limit: number): PendingAction | undefined {
    let next: PendingAction | undefined;
    for (const candidate of this.#pending) {
      if (candidate.at > limit) {
        continue;
      }
      if (
        !next ||
        candidate.at < next.at ||
        (candidate.at === next.at && candidate.sequence < next.sequence)
      ) {
        next = candidate;
      }
    }
    return next;
  }
}

interface PendingAction {
  at: number;
  sequence: number;
  action: () => void;
  timer?: NodeJS.Timeout;
}
