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

  it('begins anew when the cluster told of them again in between', () => {
    expect(whole(60)).toBe(false);
    expect(whole(0)).toBe(true);
    now = 600_000;
    expect(whole(60)).toBe(false);
  });
});
