/**
 * Measures the turns of the event loop by the processor time that they take, so
 * that a machine which is busy otherwise makes no difference.
 */
export class TurnMeter {
  /** The longest turn so far, in milliseconds. */
  longest = 0;
  private running = true;
  private before = TurnMeter.now();

  constructor() {
    this.turn();
  }

  stop(): void {
    this.running = false;
  }

  private turn(): void {
    const now = TurnMeter.now();
    this.longest = Math.max(this.longest, now - this.before);
    this.before = now;
    if (this.running) {
      setImmediate(() => this.turn());
    }
  }

  private static now(): number {
    const { user, system } =
      // Other threads, those of the garbage collector for instance, block no turn.
      process.threadCpuUsage?.() ?? process.cpuUsage();
    return (user + system) / 1000;
  }
}
