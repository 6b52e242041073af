import { SimulationClock } from './SimulationClock';

describe('SimulationClock', () => {
  const start = new Date('2026-01-01T00:00:00Z');
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

  it('plays the past in order and without waiting', () => {
    const clock = new SimulationClock({ start });
    const seen: string[] = [];
    const note = (what: string) =>
      seen.push(`${what} ${clock.now().toISOString().slice(11, 19)}`);
    clock.schedule(3000, () => note('third'));
    clock.schedule(1000, () => {
      note('first');
      clock.schedule(1000, () => note('second'));
    });
    clock.schedule(60_000, () => note('too late'));
    clock.advanceTo(later(10));
    expect(seen).toEqual([
      'first 00:00:01',
      'second 00:00:02',
      'third 00:00:03',
    ]);
    expect(clock.now()).toEqual(later(10));
    clock.stop();
  });

  it('takes back what was scheduled', () => {
    const clock = new SimulationClock({ start });
    const action = jest.fn();
    clock.schedule(1000, action)();
    clock.advanceTo(later(10));
    expect(action).not.toHaveBeenCalled();
  });

  describe('live', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it('goes on with what is pending, at its speed', () => {
      const clock = new SimulationClock({ start, speed: 10 });
      const action = jest.fn();
      clock.schedule(70_000, action);
      clock.advanceTo(later(60));
      clock.goLive();
      jest.advanceTimersByTime(999);
      expect(action).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(action).toHaveBeenCalledTimes(1);
    });

    it('does nothing any more once it is stopped', () => {
      const clock = new SimulationClock();
      const action = jest.fn();
      clock.goLive();
      clock.schedule(1000, action);
      clock.stop();
      clock.schedule(1000, action);
      jest.advanceTimersByTime(10_000);
      expect(action).not.toHaveBeenCalled();
    });
  });
});
