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
  const forms = {
    value: limit,
    ratio: `ratio ${limit}`,
    difference: `${limit} more`,
  };
  return forms[of];
}

/** What is held against the target: of each round, because rounds differ. */
function measuredOf(of: Target['of'], sample: Sample): number | undefined {
  const { values, baselines } = sample;
  if (of === 'value') {
    return median(values);
  }
  const compared =
    of === 'ratio'
      ? ratiosOf(sample)
      : baselines && values.map((value, index) => value - baselines[index]);
  return compared && median(compared);
}

function isMet(target: Target, sample: Sample): boolean {
  const { of, atMost = Infinity, atLeast = -Infinity } = target;
  const measured = measuredOf(of, sample);
  return measured !== undefined && measured <= atMost && measured >= atLeast;
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
        met: isMet(target, sample),
        rounds: values.length,
      },
    ];
  });
}
