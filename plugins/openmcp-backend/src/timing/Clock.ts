/**
 * Time as this plugin sees it; tests bring their own.
 *
 * @internal
 */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
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
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
