import { parseMoment } from '../../../time';

const HOUR = 60 * 60_000;
const AROUND = 15 * 60_000;

/**
 * Which time "What changed" is about, as the address says it.
 *
 * @internal
 */
export type ChangesPeriod =
  | { code: '1h' | '24h' }
  | {
      code: 'around';
      /** As it stands in the address. */
      text: string;
      /** Milliseconds since 1970. */
      moment: number;
    };

/**
 * Reads the time from an address (`1h`, `24h`, a time of day or a whole time). What
 * means nothing is the last 24 hours.
 *
 * @param now - milliseconds since 1970
 * @internal
 */
export function readChangesPeriod(
  text: string | null,
  now: number,
): ChangesPeriod {
  const moment = parseMoment(text, now);
  if (text !== null && moment !== undefined && moment <= now) {
    return { code: 'around', text, moment };
  }
  return { code: text === '1h' ? '1h' : '24h' };
}

/**
 * Beginning and end of the time in milliseconds since 1970; without an end it goes
 * on.
 *
 * @param now - milliseconds since 1970
 * @internal
 */
export function rangeOf(
  period: ChangesPeriod,
  now: number,
): { from: number; to?: number } {
  switch (period.code) {
    case 'around':
      return { from: period.moment - AROUND, to: period.moment + AROUND };
    case '1h':
      return { from: now - HOUR };
    default:
      return { from: now - 24 * HOUR };
  }
}
