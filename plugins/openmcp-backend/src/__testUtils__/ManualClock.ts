import { Clock } from '../timing';

interface Timer {
  at: number;
  delay: number;
  callback: () => void;
}

/**
 * Time that goes on only when a test says so.
 */
export class ManualClock implements Clock {
  private time = 0;
  private epoch: number;
  private readonly timers = new Set<Timer>();

  constructor(start: string = '2026-01-01T12:00:00Z') {
    this.epoch = Date.parse(start);
  }

  now(): number {
    return this.epoch + this.time;
  }

  elapsed(): number {
    return this.time;
  }

  /** Sets the clock of the machine forward or, if negative, back. */
  jump(milliseconds: number): void {
    this.epoch += milliseconds;
  }

  after(delay: number, callback: () => void): () => void {
    const timer = { at: this.time + delay, delay, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Delays of the timers that have not fired, as they were asked for. */
  get pending(): number[] {
    return [...this.timers].map(({ delay }) => delay);
  }

  /** Time until the next timer fires, if there is one. */
  get untilNext(): number | undefined {
    const times = [...this.timers].map(({ at }) => at - this.time);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** For the end of a test: nothing may go on after it. */
  requireNoTimers(): void {
    if (this.timers.size > 0) {
      throw new Error(`Timers are left: ${this.pending.join(', ')}`);
    }
  }

  /** Lets time go on and fires what is due, in order. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = [...this.timers]
        .filter(({ at }) => at <= end)
        .sort((a, b) => a.at - b.at)[0];
      if (!next) {
        break;
      }
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.callback();
    }
    this.time = end;
  }
}
