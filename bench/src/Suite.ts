import type { Samples } from './measuring/Sample';

/**
 * What a value has to reach, its ratio to the baseline, or how far it may be from
 * it.
 *
 * @internal
 */
export interface Target {
  of: 'value' | 'ratio' | 'difference';
  atMost?: number;
  atLeast?: number;
}

/**
 * One line of the table.
 *
 * @internal
 */
export interface Benchmark {
  id: string;
  /** For people: what is measured, and against what. */
  what: string;
  unit: string;
  target: Target;
}

/** @internal */
export interface RunOptions {
  rounds: number;
  /** Told what is going on. */
  onProgress: (message: string) => void;
  /** Whether somebody wants to know about a benchmark. */
  isWanted: (id: string) => boolean;
}

/**
 * Benchmarks that are measured together, because they need the same things.
 *
 * @internal
 */
export interface Suite {
  benchmarks: readonly Benchmark[];
  run(options: RunOptions): Promise<Samples>;
}
