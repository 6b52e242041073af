/** Milliseconds between two looks. */
const interval = 2;

/**
 * Measures for how long the event loop of this process is blocked.
 *
 * @internal
 */
export class BlockMeter {
  private last = performance.now();
  private longest = 0;

  constructor() {
    const look = () => {
      const now = performance.now();
      this.longest = Math.max(this.longest, now - this.last - interval);
      this.last = now;
    };
    setInterval(look, interval).unref();
    // While a process is halted it blocks nothing.
    process.on('SIGCONT', () => this.restart());
  }

  restart(): void {
    this.last = performance.now();
    this.longest = 0;
  }

  /** The longest block in milliseconds since the last restart. */
  get longestBlock(): number {
    return Math.max(this.longest, performance.now() - this.last - interval);
  }
}
