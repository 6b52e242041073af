import type { Sample, Samples } from '../measuring/Sample';
import { median } from '../measuring/statistics';
import type { Benchmark, Target } from '../Suite';

/**
 * A line of `results.json`. Value, baseline and ratio are medians over the rounds;
 * the ratio is the one of each round, because rounds differ.
 *
 * @internal
 */
export interface Result {
  id: string;
  what: string;
  value: number;
  min: number;
  max: number;
  unit: string;
  baseline: number | null;
  ratio: number | null;
  target: string;
  met: boolean;
  rounds: number;
}

function ratiosOf({ values, baselines }: Sample): number[] | undefined {
  return baselines && values.map((value, index) => value / baselines[index]);
}

function describeTarget({ of, atMost, atLeast }: Target): string {
  const limit =
    atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
  return of === 'ratio' ? `ratio ${limit}` : limit;
}

function isMet(
  { of, atMost = Infinity, atLeast = -Infinity }: Target,
  value: number,
  ratio: number | null,
): boolean {
  const measured = of === 'ratio' ? ratio : value;
  return measured !== null && measured <= atMost && measured >= atLeast;
}

/**
 * Makes lines of what was measured, in the order of the benchmarks.
 *
 * @internal
 */
export function toResults(
  benchmarks: readonly Benchmark[],
  samples: Samples,
): Result[] {
  return benchmarks.flatMap(({ id, what, unit, target }) => {
    const sample = samples.get(id);
    if (!sample) {
      return [];
    }
    const { values, baselines } = sample;
    const value = median(values);
    const ratios = ratiosOf(sample);
    const ratio = ratios ? median(ratios) : null;
    return [
      {
        id,
        what,
        value,
        min: Math.min(...values),
        max: Math.max(...values),
        unit,
        baseline: baselines ? median(baselines) : null,
        ratio,
        target: describeTarget(target),
        met: isMet(target, value, ratio),
        rounds: values.length,
      },
    ];
  });
}
