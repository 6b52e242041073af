const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const SECONDS: Intl.DateTimeFormatOptions = { ...CLOCK, second: '2-digit' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that it is used for on a page. */
function formatOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * Local time as "14:02", with the day before it when it is not that of `now`.
 *
 * @param time - milliseconds since 1970
 * @param now - milliseconds since 1970
 * @param locale - BCP 47 tag of the language
 * @internal
 */
export function formatClock(time: number, now: number, locale: string): string {
  const clock = formatOf(locale, CLOCK).format(time);
  const sameDay =
    new Date(time).toDateString() === new Date(now).toDateString();
  return sameDay ? clock : `${formatOf(locale, DAY).format(time)} ${clock}`;
}

/**
 * Local time with zone, and UTC: "30 Nov 2026, 03:02:11 CET (02:02:11 UTC)".
 *
 * @param time - milliseconds since 1970
 * @param locale - BCP 47 tag of the language
 * @internal
 */
export function formatFullTime(time: number, locale: string): string {
  const local = formatOf(locale, SECONDS).format(time);
  const utc = formatOf(locale, { ...SECONDS, timeZone: 'UTC' }).format(time);
  const zone = formatOf(locale, { ...SECONDS, timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const date = formatOf(locale, { ...DAY, year: 'numeric' }).format(time);
  return `${date}, ${local} ${zone ?? ''} (${utc} UTC)`;
}
