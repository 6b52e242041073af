const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

function part(
  time: number,
  options: Intl.DateTimeFormatOptions,
  type: Intl.DateTimeFormatPartTypes,
): string {
  return (
    new Intl.DateTimeFormat(undefined, options)
      .formatToParts(time)
      .find(candidate => candidate.type === type)?.value ?? ''
  );
}

/**
 * Local time as "14:02", with the day before it when it is not that of `now`.
 *
 * @param time - milliseconds since 1970
 * @param now - milliseconds since 1970
 * @internal
 */
export function formatClock(time: number, now: number): string {
  const clock = new Intl.DateTimeFormat(undefined, CLOCK).format(time);
  const sameDay =
    new Date(time).toDateString() === new Date(now).toDateString();
  if (sameDay) {
    return clock;
  }
  return `${part(time, DAY, 'day')} ${part(time, DAY, 'month')} ${clock}`;
}

/**
 * Local time with zone, and UTC: "30 Nov 2026, 03:02:11 CET (02:02:11 UTC)".
 *
 * @param time - milliseconds since 1970
 * @internal
 */
export function formatFullTime(time: number): string {
  const seconds: Intl.DateTimeFormatOptions = { ...CLOCK, second: '2-digit' };
  const local = new Intl.DateTimeFormat(undefined, seconds).format(time);
  const utc = new Intl.DateTimeFormat(undefined, {
    ...seconds,
    timeZone: 'UTC',
  }).format(time);
  const zone = part(
    time,
    { ...seconds, timeZoneName: 'short' },
    'timeZoneName',
  );
  const year = part(time, { year: 'numeric' }, 'year');
  const date = `${part(time, DAY, 'day')} ${part(time, DAY, 'month')} ${year}`;
  return `${date}, ${local} ${zone} (${utc} UTC)`;
}
