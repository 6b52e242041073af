/**
 * How few rows must be moved to turn one order into another; rows that are in
 * one of them only do not count.
 *
 * @internal
 */
export function countMoved(before: string[], after: string[]): number {
  const positions = new Map(after.map((id, index) => [id, index]));
  const sequence = before
    .map(id => positions.get(id))
    .filter((position): position is number => position !== undefined);
  // Length of the longest increasing run that can be kept (patience sorting).
  const tails: number[] = [];
  for (const position of sequence) {
    let low = 0;
    let high = tails.length;
    // Most rows stay where they are.
    if (high === 0 || tails[high - 1] < position) {
      low = high;
    }
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (tails[middle] < position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    tails[low] = position;
  }
  return sequence.length - tails.length;
}
