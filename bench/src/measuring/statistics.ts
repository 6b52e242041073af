/**
 * The value below which the given part of all values lies.
 *
 * @param part - of 1
 * @internal
 */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) {
    throw new Error('Nothing was measured');
  }
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.ceil(part * sorted.length) - 1;
  return sorted[Math.min(Math.max(index, 0), sorted.length - 1)];
}

/** @internal */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
