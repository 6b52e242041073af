import { Reading, ReadingEnd } from './Reading';

/**
 * Shorter times are no gaps, in milliseconds: a watch that is opened anew is told
 * what happened meanwhile, and a restart takes some seconds.
 *
 * @internal
 */
export const SHORTEST_GAP = 60_000;

/**
 * A time in which no backend read a cluster. Times are milliseconds since the
 * epoch.
 *
 * @internal
 */
export interface Gap {
  cluster: string;
  from: number;
  /** Missing while it goes on. */
  to?: number;
  /** Missing when no backend was running, or it was ended by force. */
  ending?: ReadingEnd;
}

/**
 * Finds the times between the readings of one cluster. What was before the first
 * one is no gap: nobody meant to read then.
 *
 * @param readings - of one cluster, by any number of backend processes
 * @param options - `now`: up to when there should be readings; left out for a
 * cluster that is not watched any more
 * @returns oldest first
 * @internal
 */
export function findGaps(
  readings: readonly Reading[],
  options: { now?: number } = {},
): Gap[] {
  const gaps: Gap[] = [];
  let last: Reading | undefined;
  const sorted = [...readings].sort((a, b) => a.began - b.began);
  for (const reading of sorted) {
    if (last && reading.began - last.until >= SHORTEST_GAP) {
      const { cluster, until, ending } = last;
      gaps.push({ cluster, from: until, to: reading.began, ending });
    }
    if (!last || reading.until > last.until) {
      last = reading;
    }
  }
  if (last && options.now !== undefined) {
    const { cluster, until, ending } = last;
    if (options.now - until >= SHORTEST_GAP) {
      gaps.push({ cluster, from: until, ending });
    }
  }
  return gaps;
}
