/**
 * Milliseconds since 1970 of an RFC 3339 time, undefined when there is none.
 *
 * @internal
 */
export function toMilliseconds(time: string | undefined): number | undefined {
  const milliseconds = time === undefined ? NaN : Date.parse(time);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

/**
 * The latest of some RFC 3339 times; missing ones do not count.
 *
 * @internal
 */
export function latestOf(times: Array<string | undefined>): string | undefined {
  return pick(times, (candidate, best) => candidate > best);
}

/**
 * The earliest of some RFC 3339 times; missing ones do not count.
 *
 * @internal
 */
export function earliestOf(
  times: Array<string | undefined>,
): string | undefined {
  return pick(times, (candidate, best) => candidate < best);
}

/**
 * An RFC 3339 time some milliseconds later.
 *
 * @internal
 */
export function after(milliseconds: number, duration: number): string {
  return new Date(milliseconds + duration).toISOString();
}

function pick(
  times: Array<string | undefined>,
  isBetter: (candidate: number, best: number) => boolean,
): string | undefined {
  let best: { time: string; milliseconds: number } | undefined;
  for (const time of times) {
    const milliseconds = toMilliseconds(time);
    if (
      time !== undefined &&
      milliseconds !== undefined &&
      (best === undefined || isBetter(milliseconds, best.milliseconds))
    ) {
      best = { time, milliseconds };
    }
  }
  return best?.time;
}
