/** Longest line that is kept; etcd refuses objects of a tenth of that. */
const defaultLongestLine = 16 * 1024 * 1024;

const lineFeed = 0x0a;

/**
 * Cuts a stream of bytes into lines. A line that is too long is dropped and
 * counted, so that it cannot take all memory.
 *
 * @internal
 */
export class LineSplitter {
  private parts: Uint8Array[] = [];
  private length = 0;
  private skipping = false;
  private skipped = 0;

  constructor(private readonly longestLine: number = defaultLongestLine) {}

  /** Lines dropped since the last question. */
  takeSkipped(): number {
    const { skipped } = this;
    this.skipped = 0;
    return skipped;
  }

  /** True when the last line has begun and not ended. */
  get isInLine(): boolean {
    return this.length > 0 || this.skipping;
  }

  /** The lines that end in the chunk, without their line feeds. */
  *push(chunk: Uint8Array): Generator<string> {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(lineFeed, start);
      if (end < 0) {
        this.keep(chunk.subarray(start));
        return;
      }
      this.keep(chunk.subarray(start, end));
      start = end + 1;
      const line = this.finishLine();
      if (line) {
        yield line;
      }
    }
  }

  private keep(part: Uint8Array): void {
    if (this.skipping || part.length === 0) {
      return;
    }
    this.length += part.length;
    if (this.length > this.longestLine) {
      this.skipping = true;
      this.parts = [];
    } else {
      this.parts.push(part);
    }
  }

  private finishLine(): string {
    const line = this.skipping ? '' : textOf(this.parts);
    this.skipped += this.skipping ? 1 : 0;
    this.parts = [];
    this.length = 0;
    this.skipping = false;
    return line;
  }
}

/** Most lines come in one part, which need not be copied. */
function textOf(parts: Uint8Array[]): string {
  const { buffer, byteOffset, byteLength } =
    parts.length === 1 ? parts[0] : Buffer.concat(parts);
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
}
