import type { DependencyEdge, DependencyNode } from './types';

/**
 * The strongly connected component of each node, as a number: nodes of one
 * component reach each other. Without recursion, so that a long chain is no harm.
 *
 * @internal
 */
export function findComponents(
  nodes: readonly DependencyNode[],
  edges: readonly DependencyEdge[],
): ReadonlyMap<string, number> {
  const forward = neighbours(edges, ({ from, to }) => [from, to]);
  const backward = neighbours(edges, ({ from, to }) => [to, from]);
  const components = new Map<string, number>();
  const finished = finishOrder(nodes, forward);
  for (let at = finished.length - 1; at >= 0; at--) {
    if (!components.has(finished[at])) {
      mark(finished[at], backward, components, at);
    }
  }
  return components;
}

function neighbours(
  edges: readonly DependencyEdge[],
  ends: (edge: DependencyEdge) => [string, string],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const edge of edges) {
    const [here, there] = ends(edge);
    const known = found.get(here);
    if (known) {
      known.push(there);
    } else {
      found.set(here, [there]);
    }
  }
  return found;
}

/** Nodes in the order in which a search in depth leaves them. */
function finishOrder(
  nodes: readonly DependencyNode[],
  forward: ReadonlyMap<string, readonly string[]>,
): string[] {
  const seen = new Set<string>();
  const finished: string[] = [];
  for (const { id } of nodes) {
    if (seen.has(id)) {
      continue;
    }
    seen.add(id);
    const open = [{ id, next: 0 }];
    while (open.length > 0) {
      const current = open[open.length - 1];
      const neighbour = forward.get(current.id)?.[current.next];
      if (neighbour === undefined) {
        finished.push(current.id);
        open.pop();
      } else {
        current.next++;
        if (!seen.has(neighbour)) {
          seen.add(neighbour);
          open.push({ id: neighbour, next: 0 });
        }
      }
    }
  }
  return finished;
}

function mark(
  start: string,
  backward: ReadonlyMap<string, readonly string[]>,
  components: Map<string, number>,
  component: number,
) {
  const open = [start];
  components.set(start, component);
  for (const id of open) {
    for (const neighbour of backward.get(id) ?? []) {
      if (!components.has(neighbour)) {
        components.set(neighbour, component);
        open.push(neighbour);
      }
    }
  }
}
