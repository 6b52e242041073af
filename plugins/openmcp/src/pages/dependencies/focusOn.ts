import { GraphModel, GraphNode } from './model';

/** Above so many nodes a graph starts at one of them. */
export const MOST_NODES = 80;

/**
 * Where a large graph starts: at a circle, else at what everything needs most.
 *
 * @internal
 */
export function startOf({ nodes }: GraphModel): GraphNode | undefined {
  const all = [...nodes.values()];
  return (
    all.find(({ inCircle }) => inCircle) ??
    [...all].sort(
      (left, right) =>
        right.needs.length - left.needs.length ||
        left.neededBy.length - right.neededBy.length,
    )[0]
  );
}

/**
 * What is around a node: all that must be there before it, and what needs it
 * directly, as far as there is room. What nobody runs needs to be there first only
 * where the node is part of its circle.
 *
 * @internal
 */
export function focusOn(model: GraphModel, node: GraphNode): Set<string> {
  const found = new Set([node.id]);
  const queue = [node];
  for (const { needs } of queue) {
    for (const { candidate, from } of needs) {
      if (candidate && !node.inCircle) {
        continue;
      }
      const needed = model.nodes.get(from);
      if (needed && !found.has(from)) {
        found.add(from);
        queue.push(needed);
      }
    }
  }
  for (const { to } of node.neededBy) {
    if (found.size < MOST_NODES) {
      found.add(to);
    }
  }
  return found;
}

/**
 * The graph with some of its nodes, and with or without soft edges. What a node
 * needs is told whole all the same.
 *
 * @internal
 */
export function restrict(
  model: GraphModel,
  shown: ReadonlySet<string> | undefined,
  soft: boolean,
): GraphModel {
  const isShown = (id: string) => !shown || shown.has(id);
  return {
    nodes: new Map([...model.nodes].filter(([id]) => isShown(id))),
    edges: model.edges.filter(
      ({ from, strength, to }) =>
        isShown(from) && isShown(to) && (soft || strength === 'hard'),
    ),
    waves: model.waves.map(wave => wave.filter(isShown)),
    unordered: model.unordered.filter(isShown),
  };
}
