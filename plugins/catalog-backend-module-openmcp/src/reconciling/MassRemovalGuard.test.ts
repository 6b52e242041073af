import { mockServices } from '@backstage/backend-test-utils';
import { MassRemovalGuard } from './MassRemovalGuard';

const limit = { atLeast: 10, share: 0.5, holdMilliseconds: 600_000 };

describe('MassRemovalGuard', () => {
  let now: number;
  let guard: MassRemovalGuard;
  let logger: ReturnType<typeof mockServices.logger.mock>;

  beforeEach(() => {
    now = 0;
    logger = mockServices.logger.mock();
    guard = new MassRemovalGuard(logger, () => now);
  });

  const whole = (removals: number) =>
    guard.allows('alpha', { removals, total: 100, isWhole: true }, limit);
  const single = () =>
    guard.allows('alpha', { removals: 1, total: 100, isWhole: false }, limit);

  it('holds back what is much, and lets it go after a while', () => {
    expect(whole(60)).toBe(false);
    now = 599_000;
    expect(whole(60)).toBe(false);
    now = 600_000;
    expect(whole(60)).toBe(true);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('does not begin anew because of single ones that go meanwhile', () => {
    expect(whole(60)).toBe(false);
    now = 300_000;
    expect(single()).toBe(true);
    now = 600_000;
    expect(whole(60)).toBe(true);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('takes what goes in parts for what goes at once', () => {
    let total = 100;
    const part = (removals: number) => {
      const allowed = guard.allows(
        'alpha',
        { removals, total, isWhole: false },
        limit,
      );
      total -= allowed ? removals : 0;
      return allowed;
    };
    for (let times = 0; times < 5; times += 1) {
      expect(part(10)).toBe(true);
      now += 1_000;
    }
    expect(part(10)).toBe(false);
    expect(logger.warn.mock.calls[0][0]).toMatch(/^60 of 100 entities/);
    // Another cluster has nothing to do with it.
    const ofBeta = { removals: 10, total: 100, isWhole: false };
    expect(guard.allows('beta', ofBeta, limit)).toBe(true);
  });

  it('lets few go again and again', () => {
    for (let times = 0; times < 5; times += 1) {
      expect(
        guard.allows(
          'alpha',
          { removals: 10, total: 100 - 10 * times, isWhole: false },
          limit,
        ),
      ).toBe(true);
      now += 60_000;
    }
  });

  it('begins anew when the cluster told of them again in between', () => {
    expect(whole(60)).toBe(false);
    expect(whole(0)).toBe(true);
    now = 600_000;
    expect(whole(60)).toBe(false);
  });
});
