import { getHeapStatistics } from 'node:v8';

/** Milliseconds between two looks. */
const interval = 2;

/**
 * Measures how much memory this process uses at most: objects, whether they are
 * still needed or not, and buffers.
 *
 * @internal
 */
export class MemoryMeter {
  private before = 0;
  private most = 0;
  private timer?: NodeJS.Timeout;

  /**
   * Begins, or begins anew. It costs a little, so that it has to be ended.
   *
   * @remarks
   * What is not needed any more is collected before, but not thoroughly: that
   * would take away compiled code as well, and what comes next would be slow.
   */
  start(): void {
    globalThis.gc?.();
    this.most = 0;
    this.look();
    this.before = this.most;
    this.timer ??= setInterval(() => this.look(), interval).unref();
  }

  /**
   * Ends it.
   *
   * @returns the most that was used since the start, beyond what was used then, in
   * bytes
   */
  stop(): number {
    this.look();
    clearInterval(this.timer);
    this.timer = undefined;
    return this.most - this.before;
  }

  private look(): void {
    const { used_heap_size: objects, external_memory: buffers } =
      getHeapStatistics();
    this.most = Math.max(this.most, objects + buffers);
  }
}
