import { capabilityId, operatorNode } from './nodes';
import type {
  DependencyCycle,
  DependencyEdge,
  DependencyGraph,
  DependencyNode,
} from './types';

type EdgesFrom = ReadonlyMap<string, readonly DependencyEdge[]>;

/** A graph is read once, however often it is asked. */
const indices = new WeakMap<DependencyGraph, EdgesFrom>();

/**
 * The shortest circle by which a capability needs itself.
 *
 * @remarks
 * Circles are looked for in this order: made of hard delivery alone (nothing that
 * was installed by other means clears it: it runs through what delivers the
 * openmcp-operator), then of hard edges, then of all. The first kind that exists
 * is answered by its shortest one. A seed makes the first start possible, so that
 * a circle through it is soft; it does not help where the circle runs through the
 * openmcp-operator, or where the seed would have to execute its own replacement.
 * Costs as much as the graph has nodes and edges.
 *
 * @param graph - of a landscape
 * @param capability - as traits name it, for instance `flux`
 * @param further - edges that are not in the graph, for instance of a provider
 * that is only asked about
 * @returns nothing when the capability does not need itself
 *
 * @public
 */
export function findCycle(
  graph: DependencyGraph,
  capability: string,
  further: DependencyGraph = { nodes: [], edges: [] },
): DependencyCycle | undefined {
  const base = indexOf(graph);
  const added = indexOf(further);
  const start = capabilityId(capability);
  const hard =
    shortestWay(start, start, [base, added], isHardDelivery) ??
    shortestWay(start, start, [base, added], isHard);
  const edges = hard ?? shortestWay(start, start, [base, added], () => true);
  if (!edges) {
    return undefined;
  }
  const nodes = nodesOn(edges, [graph, further]);
  const needsOperator =
    !!shortestWay(start, operatorNode.id, [base, added], isHard) &&
    !!shortestWay(operatorNode.id, start, [base, added], isHard);
  const isCleared = !needsOperator && isClearedBySeed(edges, nodes);
  const path = [...edges.map(({ from }) => from), start];
  return {
    strength: hard && !isCleared ? 'hard' : 'soft',
    edges,
    path: path.map(id => nodes.get(id)?.label ?? id),
  };
}

function isClearedBySeed(
  edges: readonly DependencyEdge[],
  nodes: ReadonlyMap<string, DependencyNode>,
): boolean {
  const executesItself = edges.some(
    ({ from, to }) =>
      nodes.get(to)?.kind === 'deployment' &&
      edges.some(next => next.from === to && next.to === from),
  );
  return !executesItself && [...nodes.values()].some(({ seeded }) => seeded);
}

function isHard({ strength }: DependencyEdge): boolean {
  return strength === 'hard';
}

function isHardDelivery(edge: DependencyEdge): boolean {
  return isHard(edge) && edge.role === 'delivery';
}

function shortestWay(
  start: string,
  end: string,
  indexed: readonly EdgesFrom[],
  counts: (edge: DependencyEdge) => boolean,
): DependencyEdge[] | undefined {
  const reachedBy = new Map<string, DependencyEdge>();
  const queue = [start];
  for (const node of queue) {
    for (const edges of indexed) {
      for (const edge of edges.get(node) ?? []) {
        if (!reachedBy.has(edge.to) && counts(edge)) {
          reachedBy.set(edge.to, edge);
          if (edge.to === end) {
            return walkBack(start, end, reachedBy);
          }
          queue.push(edge.to);
        }
      }
    }
  }
  return undefined;
}

function walkBack(
  start: string,
  end: string,
  reachedBy: ReadonlyMap<string, DependencyEdge>,
): DependencyEdge[] {
  const edges: DependencyEdge[] = [];
  let edge = reachedBy.get(end);
  while (edge) {
    edges.push(edge);
    edge = edge.from === start ? undefined : reachedBy.get(edge.from);
  }
  return edges.reverse();
}

function nodesOn(
  edges: readonly DependencyEdge[],
  graphs: readonly DependencyGraph[],
): ReadonlyMap<string, DependencyNode> {
  const on = new Set(edges.map(({ from }) => from));
  const nodes = new Map<string, DependencyNode>();
  for (const node of graphs.flatMap(graph => graph.nodes)) {
    if (on.has(node.id) && !nodes.has(node.id)) {
      nodes.set(node.id, node);
    }
  }
  return nodes;
}

function indexOf(graph: DependencyGraph): EdgesFrom {
  const known = indices.get(graph);
  if (known) {
    return known;
  }
  const index = new Map<string, DependencyEdge[]>();
  for (const edge of graph.edges) {
    const edges = index.get(edge.from);
    if (edges) {
      edges.push(edge);
    } else {
      index.set(edge.from, [edge]);
    }
  }
  indices.set(graph, index);
  return index;
}
