const SECOND = 1000;

/**
 * Says which steps run, for how long, and what came of those that have ended. On a terminal the line of
 * the running ones is rewritten every second, elsewhere it is printed every `repeatSeconds`.
 */
export class StepProgress {
  #running = new Map();
  #stream;
  #repeatSeconds;
  #timer;
  #printedAt = Date.now();

  /** @param {{stream?: NodeJS.WriteStream, repeatSeconds?: number}} [options] - defaults: stderr, 60 */
  constructor({ stream = process.stderr, repeatSeconds = 60 } = {}) {
    this.#stream = stream;
    this.#repeatSeconds = repeatSeconds;
    this.#timer = setInterval(() => this.#tick(), SECOND);
    this.#timer.unref();
  }

  /** @param {string} title - of a step that begins */
  begin(title) {
    this.#running.set(title, Date.now());
    if (this.#stream.isTTY) {
      this.#redraw();
    } else {
      this.#stream.write(`${title} …\n`);
    }
  }

  /**
   * @param {string} title - of a step that has ended, or was never begun
   * @param {string} outcome - what came of it
   */
  end(title, outcome) {
    const time = this.#running.has(title) ? ` (${this.#elapsed(title)} s)` : '';
    this.#running.delete(title);
    this.#clear();
    this.#stream.write(`${title}: ${outcome}${time}\n`);
    this.#redraw();
  }

  /** Ends the display. */
  close() {
    clearInterval(this.#timer);
    this.#clear();
  }

  #tick() {
    if (this.#stream.isTTY) {
      this.#redraw();
    } else if (
      this.#running.size > 0 &&
      Date.now() - this.#printedAt >= this.#repeatSeconds * SECOND
    ) {
      this.#printedAt = Date.now();
      this.#stream.write(`Still running: ${this.#line()}\n`);
    }
  }

  #line() {
    return [...this.#running.keys()]
      .map(title => `${title} … ${this.#elapsed(title)} s`)
      .join(', ');
  }

  #elapsed(title) {
    return Math.round((Date.now() - this.#running.get(title)) / SECOND);
  }

  #redraw() {
    if (this.#stream.isTTY && this.#running.size > 0) {
      const width = this.#stream.columns ?? 80;
      this.#clear();
      this.#stream.write(this.#line().slice(0, width - 1));
    }
  }

  #clear() {
    if (this.#stream.isTTY) {
      this.#stream.write('\r\u001b[K');
    }
  }
}
