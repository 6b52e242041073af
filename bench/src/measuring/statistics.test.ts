import { median, percentile } from './statistics';

describe('statistics', () => {
  it('find the middle and the end', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(percentile([3, 1, 2, 4], 0.99)).toBe(4);
    expect(percentile([7], 0.01)).toBe(7);
  });

  it('answer nothing of nothing', () => {
    expect(() => median([])).toThrow('Nothing was measured');
  });
});
