/**
 * Time as this plugin sees it; tests bring their own.
 *
 * @internal
 */
export interface Clock {
  /** Milliseconds since the epoch; jumps when the machine's clock is set. */
  now(): number;
  /** Milliseconds since some moment; for durations, because it never jumps. */
  elapsed(): number;
  /**
   * Calls back once after so many milliseconds.
   *
   * @returns a function that calls it off; it may be called at any time
   */
  after(milliseconds: number, callback: () => void): () => void;
}

/**
 * The time of the machine. Its timers do not keep a process alive.
 *
 * @internal
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
