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

  /** So many entities, of which the first has that number. */
  const entities = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      entityRef: `component:default/e${from + index}`,
    }));

  const whole = (count: number, from = 0, total = 100) =>
    guard.letGo(
      'alpha',
      { absent: entities(count, from), total, isWhole: true },
      limit,
    ).length;
  const part = (count: number, from = 0, total = 100) =>
    guard.letGo(
      'alpha',
      { absent: entities(count, from), total, isWhole: false },
      limit,
    ).length;

  /** Looks each minute until a time, which is one of them. */
  const lookUntil = (end: number, look: () => number) => {
    let gone = 0;
    while (now < end) {
      now = Math.min(end, now + 60_000);
      gone = look();
      if (now < end) {
        expect(gone).toBe(0);
      }
    }
    return gone;
  };

  it('holds back what is much, and lets it go after a while', () => {
    expect(whole(60)).toBe(0);
    expect(lookUntil(599_000, () => whole(60))).toBe(0);
    now = 600_000;
    expect(whole(60)).toBe(60);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('does not begin anew because of single ones that go meanwhile', () => {
    expect(whole(60)).toBe(0);
    lookUntil(300_000, () => whole(60));
    expect(part(1, 90)).toBe(1);
    expect(lookUntil(600_000, () => whole(60))).toBe(60);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('takes what goes in parts for what goes at once', () => {
    let total = 100;
    const next = () => {
      const gone = part(10, 100 - total, total);
      total -= gone;
      return gone;
    };
    for (let times = 0; times < 5; times += 1) {
      expect(next()).toBe(10);
      now += 1_000;
    }
    expect(next()).toBe(0);
    expect(logger.warn.mock.calls[0][0]).toMatch(/^60 of 100 entities/);
    // Another cluster has nothing to do with it.
    const ofBeta = { absent: entities(10), total: 100, isWhole: false };
    expect(guard.letGo('beta', ofBeta, limit)).toHaveLength(10);
  });

  it('lets few go again and again', () => {
    for (let times = 0; times < 5; times += 1) {
      expect(part(10, 10 * times, 100 - 10 * times)).toBe(10);
      now += 60_000;
    }
  });

  it('begins anew when the cluster told of them again in between', () => {
    expect(whole(60)).toBe(0);
    expect(whole(0)).toBe(0);
    expect(lookUntil(600_000, () => whole(60))).toBe(0);
    // A minute after the first look at what was gone anew.
    expect(lookUntil(660_000, () => whole(60))).toBe(60);
  });

  it('begins anew when another process had the turns for long', () => {
    expect(whole(60)).toBe(0);
    now = 3_600_000;
    expect(whole(60)).toBe(0);
    expect(logger.warn).toHaveBeenCalledTimes(2);
    expect(lookUntil(4_200_000, () => whole(60))).toBe(60);
  });

  it('goes on with the hold when another process had a turn in between', () => {
    expect(whole(60)).toBe(0);
    for (now of [250_000, 500_000]) {
      expect(whole(60)).toBe(0);
    }
    now = 600_000;
    expect(whole(60)).toBe(60);
  });

  it('does not let others go with what was held back', () => {
    expect(whole(60)).toBe(0);
    lookUntil(540_000, () => whole(60));
    // Those came back, and others are gone.
    now = 599_000;
    expect(whole(60, 60, 110)).toBe(0);
    now = 600_000;
    expect(whole(60, 60, 110)).toBe(0);
    // All of them: only the first were held back long enough.
    expect(whole(120, 0, 120)).toBe(0);
    expect(lookUntil(1_199_000, () => whole(120, 0, 120))).toBe(60);
  });

  it('lets nothing go with a part, of which it is not known what came back', () => {
    expect(whole(60)).toBe(0);
    lookUntil(540_000, () => whole(60));
    now = 600_000;
    expect(part(60)).toBe(0);
    expect(whole(60)).toBe(60);
  });

  it('holds nothing back where that is switched off', () => {
    const off = { ...limit, holdMilliseconds: 0 };
    const input = { absent: entities(60), total: 100, isWhole: false };
    expect(guard.letGo('alpha', input, off)).toHaveLength(60);
    expect(logger.warn).not.toHaveBeenCalled();
  });
});
