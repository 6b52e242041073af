const SECOND = 1000;

/**
 * One line that says what is being done and for how long. On a terminal the line is rewritten every
 * second, elsewhere it is printed when the text changes and every `repeatSeconds` in between.
 */
export class Progress {
  #text;
  #startedAt = Date.now();
  #printedAt = 0;
  #stream;
  #repeatSeconds;
  #timer;
  #hasEnded = false;

  /**
   * @param {string} text - what is done, without a full stop
   * @param {{stream?: NodeJS.WriteStream, repeatSeconds?: number}} [options] - defaults: stderr, 15
   */
  constructor(text, { stream = process.stderr, repeatSeconds = 15 } = {}) {
    this.#text = text;
    this.#stream = stream;
    this.#repeatSeconds = repeatSeconds;
    this.#print(true);
    this.#timer = setInterval(() => this.#print(false), SECOND);
    this.#timer.unref();
  }

  /** Replaces what is said to be done; without effect after the end. */
  update(text) {
    if (text !== this.#text && !this.#hasEnded) {
      this.#text = text;
      this.#print(true);
    }
  }

  /**
   * Ends the line.
   *
   * @param {string} [outcome] - printed with the time it took; without it only the line is closed
   */
  end(outcome) {
    clearInterval(this.#timer);
    this.#hasEnded = true;
    if (outcome) {
      this.#write(`${outcome} (${this.#elapsed()} s)`, '\n');
    } else if (this.#stream.isTTY) {
      this.#stream.write('\n');
    }
  }

  #elapsed() {
    return Math.round((Date.now() - this.#startedAt) / SECOND);
  }

  #print(isNew) {
    const elapsed = this.#elapsed();
    const line =
      elapsed > 0 ? `${this.#text} … ${elapsed} s` : `${this.#text} …`;
    if (this.#stream.isTTY) {
      this.#write(line, '');
    } else if (
      isNew ||
      Date.now() - this.#printedAt >= this.#repeatSeconds * SECOND
    ) {
      this.#printedAt = Date.now();
      this.#write(line, '\n');
    }
  }

  #write(line, end) {
    if (this.#stream.isTTY) {
      const width = this.#stream.columns ?? 80;
      this.#stream.write(`\r\u001b[K${line.slice(0, width - 1)}${end}`);
    } else {
      this.#stream.write(line + end);
    }
  }
}
