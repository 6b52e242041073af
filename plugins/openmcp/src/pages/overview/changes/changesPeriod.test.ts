import { rangeOf, readChangesPeriod } from './changesPeriod';

const now = Date.parse('2026-11-30T14:25:00Z');

describe('readChangesPeriod', () => {
  it.each([null, '', '24h', 'soon', '2030-01-01T00:00:00Z'])(
    'takes %j for the last 24 hours',
    text => {
      const period = readChangesPeriod(text, now);
      expect(rangeOf(period, now)).toEqual({ from: now - 24 * 3_600_000 });
    },
  );

  it('knows the last hour', () => {
    expect(rangeOf(readChangesPeriod('1h', now), now)).toEqual({
      from: now - 3_600_000,
    });
  });

  it('takes a time for half an hour around it', () => {
    const period = readChangesPeriod('2026-11-30T03:00:00Z', now);
    expect(rangeOf(period, now)).toEqual({
      from: Date.parse('2026-11-30T02:45:00Z'),
      to: Date.parse('2026-11-30T03:15:00Z'),
    });
  });
});
