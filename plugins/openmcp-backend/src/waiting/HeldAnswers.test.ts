import { ManualClock } from '../__testUtils__/ManualClock';
import { HeldAnswers } from './HeldAnswers';

describe('HeldAnswers', () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const limitsOf = (caller?: string) => ({
    milliseconds: 1_000,
    signal,
    caller,
  });

  it('leaves room for others beside one who waits many times', () => {
    const held = new HeldAnswers(clock, 5, 2);
    const [first, second] = [1, 2].map(() => held.enter(limitsOf('alice')));
    const tooMany = expect.objectContaining({
      name: 'ServiceUnavailableError',
    });
    expect(() => held.enter(limitsOf('alice'))).toThrow(tooMany);
    const others = ['bob', 'bob', undefined].map(caller =>
      held.enter(limitsOf(caller)),
    );
    // There is room for nobody now.
    expect(() => held.enter(limitsOf('carol'))).toThrow(tooMany);
    first.leave();
    const again = held.enter(limitsOf('alice'));
    [second, again, ...others].forEach(each => each.leave());
    [1, 2].forEach(() => held.enter(limitsOf('alice')).leave());
    clock.requireNoTimers();
  });
});
