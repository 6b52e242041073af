import { parseTime } from './parseTime';

const DAY = 24 * 60 * 60_000;

/**
 * Reads the moment that an address points to: a time of day, which is the last one
 * that has passed, or an RFC 3339 time.
 *
 * @param now - milliseconds since 1970
 * @returns milliseconds since 1970; undefined for anything else
 * @internal
 */
export function parseMoment(
  text: string | null,
  now: number,
): number | undefined {
  const clock = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '');
  if (!clock) {
    return parseTime(text ?? undefined);
  }
  const time = new Date(now);
  time.setHours(Number(clock[1]), Number(clock[2]), 0, 0);
  return time.getTime() > now ? time.getTime() - DAY : time.getTime();
}
