/**
 * Keeps the last lines of a stream of text, with bounded memory whatever is written to it.
 */
export class LineTail {
  #lines = [];
  #rest = '';
  #maxLines;
  #maxLineLength;

  /** @param {{maxLines?: number, maxLineLength?: number}} [options] - defaults: 30 lines of 500 characters */
  constructor({ maxLines = 30, maxLineLength = 500 } = {}) {
    this.#maxLines = maxLines;
    this.#maxLineLength = maxLineLength;
  }

  /**
   * Takes a piece of output.
   *
   * @param {string} text
   * @returns {string[]} the lines that this piece completed
   */
  write(text) {
    const pieces = (this.#rest + text).split(/\r?\n/);
    this.#rest = pieces.pop().slice(-10_000);
    for (const line of pieces) {
      this.#keep(line);
    }
    return pieces;
  }

  /** The kept lines, an unfinished last one included. */
  get lines() {
    return this.#rest ? [...this.#lines, this.#cut(this.#rest)] : this.#lines;
  }

  #keep(line) {
    if (line.trim()) {
      this.#lines.push(this.#cut(line));
      this.#lines.splice(0, this.#lines.length - this.#maxLines);
    }
  }

  #cut(line) {
    return line.length > this.#maxLineLength
      ? `${line.slice(0, this.#maxLineLength)}…`
      : line;
  }
}
