/**
 * Work of tests that goes on at the same time, since it mostly waits. It begins
 * when all tests are told and what they share is there.
 *
 * @internal
 */
export class Background {
  readonly #begins: Array<() => Promise<unknown>> = [];
  #all?: Promise<unknown>;

  /**
   * Adds some work.
   *
   * @returns what waits for its end, and throws what it threw
   */
  add<T>(work: () => Promise<T>): () => Promise<T> {
    let ended: Promise<T> | undefined;
    this.#begins.push(() => {
      ended = work();
      return ended;
    });
    return () => {
      if (!ended) {
        throw new Error('The work has not begun.');
      }
      return ended;
    };
  }

  /** Begins all of it. */
  begin(): void {
    this.#all = Promise.allSettled(this.#begins.map(begin => begin()));
  }

  /** Waits until nothing goes on any more. */
  async settle(): Promise<void> {
    await this.#all;
  }
}
