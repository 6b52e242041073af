import { healthyPercentage } from './healthyPercentage';

describe('healthyPercentage', () => {
  it.each([
    [{}, undefined],
    [{ Unknown: 3 }, 0],
    [{ Healthy: 1, Degraded: 2 }, 33],
    [{ Healthy: 999, Progressing: 1 }, 99],
    [{ Healthy: 1000 }, 100],
  ])('of %p is %p', (counts, percentage) => {
    expect(healthyPercentage(counts)).toBe(percentage);
  });
});
