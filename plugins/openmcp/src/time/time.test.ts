import { toAge } from './age';
import { formatClock, formatFullTime } from './clockTime';
import { parseMoment } from './parseMoment';
import { parseTime } from './parseTime';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('toAge', () => {
  it.each([
    [-5, 0, 'seconds'],
    [45_000, 45, 'seconds'],
    [12 * MINUTE, 12, 'minutes'],
    [5 * HOUR, 5, 'hours'],
    [47 * HOUR, 47, 'hours'],
    [48 * HOUR, 2, 'days'],
  ])('writes %d ms as %d %s', (milliseconds, value, unit) => {
    expect(toAge(milliseconds)).toEqual({ value, unit });
  });
});

describe('parseTime', () => {
  it.each([undefined, '', 'not-a-date', '0001-01-01T00:00:00Z'])(
    'does not make a time of %s',
    value => {
      expect(parseTime(value)).toBeUndefined();
    },
  );
});

describe('formatClock', () => {
  it('adds the day to times of other days', () => {
    const now = new Date(2026, 10, 30, 14, 25).getTime();
    const today = new Date(2026, 10, 30, 9, 5).getTime();
    const yesterday = new Date(2026, 10, 29, 0, 7).getTime();
    expect(formatClock(today, now, 'en-GB')).toBe('09:05');
    expect(formatClock(yesterday, now, 'en-GB')).toBe('29 Nov 00:07');
    expect(formatClock(yesterday, now, 'de')).toBe('29. Nov. 00:07');
  });
});

describe('formatFullTime', () => {
  it('gives local time with zone, and UTC', () => {
    const time = Date.parse('2026-11-30T02:02:11Z');
    expect(formatFullTime(time, 'de')).toMatch(
      /^(29|30)\. Nov\. 2026, \d\d:\d\d:11 \S+ \(02:02:11 UTC\)$/,
    );
    expect(formatFullTime(time, 'en-GB')).toMatch(
      /^(29|30) Nov 2026, \d\d:\d\d:11 \S+ \(02:02:11 UTC\)$/,
    );
  });
});

describe('parseMoment', () => {
  const now = Date.parse('2026-11-30T14:25:00Z');

  it('takes a time of day for the last one that has passed', () => {
    const local = new Date(now);
    local.setHours(local.getHours() - 1, 0, 0, 0);
    const clock = `${String(local.getHours()).padStart(2, '0')}:00`;
    expect(parseMoment(clock, now)).toBe(local.getTime());
    const later = new Date(now + 60_000);
    const ahead = [later.getHours(), later.getMinutes()]
      .map(part => String(part).padStart(2, '0'))
      .join(':');
    expect(parseMoment(ahead, now)).toBeLessThan(now);
  });

  it('reads a whole time, and nothing else', () => {
    expect(parseMoment('2026-11-30T03:00:00Z', now)).toBe(
      Date.parse('2026-11-30T03:00:00Z'),
    );
    expect(parseMoment('25:00', now)).toBeUndefined();
    expect(parseMoment('soon', now)).toBeUndefined();
    expect(parseMoment(null, now)).toBeUndefined();
  });
});
