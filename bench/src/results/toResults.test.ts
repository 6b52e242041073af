import type { Target } from '../Suite';
import { toResults } from './toResults';

function resultOf(target: Target, values: number[], baselines?: number[]) {
  const [result] = toResults(
    [
      { id: 'a', what: 'something', unit: 'ms', target },
      { id: 'b', what: 'not measured', unit: 'ms', target },
    ],
    new Map([['a', { values, baselines }]]),
  );
  return result;
}

describe('toResults', () => {
  it('compares the median with the target', () => {
    const target: Target = { of: 'value', atMost: 5 };
    expect(resultOf(target, [9, 1, 5])).toEqual({
      id: 'a',
      what: 'something',
      value: 5,
      min: 1,
      max: 9,
      unit: 'ms',
      baseline: null,
      ratio: null,
      target: 'at most 5',
      met: true,
      rounds: 3,
    });
    expect(resultOf(target, [9, 1, 6]).met).toBe(false);
  });

  it('compares the ratio of each round', () => {
    const target: Target = { of: 'ratio', atLeast: 0.9 };
    // The machine was half as fast in the second round, for both.
    const result = resultOf(target, [100, 45, 95], [100, 50, 100]);
    expect(result).toMatchObject({ ratio: 0.95, met: true, baseline: 100 });
    expect(resultOf(target, [80, 40, 80], [100, 50, 100]).met).toBe(false);
  });

  it('compares how much more each round took', () => {
    const target: Target = { of: 'difference', atMost: 1 };
    // The machine was slow in the second round, for both.
    expect(resultOf(target, [3, 9, 3.5], [2.5, 8, 2])).toMatchObject({
      target: 'at most 1 more',
      met: true,
    });
    expect(resultOf(target, [4, 10, 3], [2.5, 8, 2.5]).met).toBe(false);
    expect(resultOf(target, [0.5]).met).toBe(false);
  });

  it('leaves out what was not measured', () => {
    expect(toResults([], new Map())).toEqual([]);
  });
});
