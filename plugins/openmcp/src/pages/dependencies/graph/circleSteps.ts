import { edgeKey } from './layOutGraph';

/**
 * Numbers the edges of a circle from 1 on.
 *
 * @param circle - ids of nodes, the first one again at the end
 * @returns numbers by the ends of the edge
 * @internal
 */
export function circleSteps(
  circle: readonly string[] = [],
): ReadonlyMap<string, number> {
  return new Map(
    circle
      .slice(0, -1)
      .map((from, index) => [
        edgeKey({ from, to: circle[index + 1] ?? from }),
        index + 1,
      ]),
  );
}
