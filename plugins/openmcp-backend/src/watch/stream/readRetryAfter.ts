import { TransportResponse } from '../../clusters';

/** Upper bound for what an API server may ask us to wait. */
const longestRetryAfter = 5 * 60_000;

function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/**
 * How long an answer asks to wait before the next request, in milliseconds, at
 * most five minutes. It is given in seconds or as a date, which counts from the
 * date of the answer, because the clocks of two machines may differ.
 *
 * @param now - milliseconds since the epoch, for answers without a date
 * @returns undefined when the answer does not ask for it, or not sensibly
 * @internal
 */
export function readRetryAfter(
  headers: TransportResponse['headers'],
  now: number,
): number | undefined {
  const text = headers['retry-after']?.trim();
  if (!text) {
    return undefined;
  }
  const seconds = Number(text);
  const until = timeOf(text);
  let wait: number | undefined;
  if (!Number.isNaN(seconds)) {
    wait = seconds * 1000;
  } else if (until !== undefined) {
    wait = Math.max(0, until - (timeOf(headers.date) ?? now));
  }
  return wait !== undefined && wait >= 0
    ? Math.min(wait, longestRetryAfter)
    : undefined;
}
