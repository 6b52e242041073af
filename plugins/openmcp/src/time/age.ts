/**
 * An age in one unit; days from 48 hours on.
 *
 * @internal
 */
export interface Age {
  value: number;
  unit: 'seconds' | 'minutes' | 'hours' | 'days';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Turns a duration into one unit, rounded down. A time that lies ahead counts
 * as now.
 *
 * @param milliseconds - the duration
 * @internal
 */
export function toAge(milliseconds: number): Age {
  const duration = Math.max(0, milliseconds);
  if (duration < MINUTE) {
    return { value: Math.floor(duration / 1000), unit: 'seconds' };
  }
  if (duration < HOUR) {
    return { value: Math.floor(duration / MINUTE), unit: 'minutes' };
  }
  if (duration < 2 * DAY) {
    return { value: Math.floor(duration / HOUR), unit: 'hours' };
  }
  return { value: Math.floor(duration / DAY), unit: 'days' };
}
