import { memoize } from '../memoize';
import { capabilityId, operatorNode } from './nodes';
import type {
  DependencyCycle,
  DependencyEdge,
  DependencyGraph,
  DependencyNode,
} from './types';

/** A graph by the ids of its nodes. */
interface GraphIndex {
  nodes: ReadonlyMap<string, DependencyNode>;
  edgesFrom: ReadonlyMap<string, readonly DependencyEdge[]>;
}

type Counts = (edge: DependencyEdge) => boolean;

/** A graph is read once, however often it is asked. */
const indexOf = memoize(readGraph);

/**
 * The shortest circle by which a capability needs itself.
 *
 * @remarks
 * Circles are looked for in this order: made of hard delivery alone, then of hard
 * edges, then of all. The first kind that exists is answered by its shortest one. A
 * seed makes the first start possible, so that a circle through it is soft and
 * counts only where no hard one is left; it does not help where the capability and
 * the openmcp-operator need each other, or where the seed would have to execute its
 * own replacement.
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
  const parts = [indexOf(graph), indexOf(further)];
  const start = capabilityId(capability);
  const nodeOf = (id: string) =>
    parts[0].nodes.get(id) ?? parts[1].nodes.get(id);
  const isSeeded = (id: string) => nodeOf(id)?.seeded;
  const find = (counts: Counts, from = start, to = start) =>
    shortestWay(from, to, parts, counts);
  const findHard = (counts: Counts = () => true) =>
    find(edge => isHard(edge) && edge.role === 'delivery' && counts(edge)) ??
    find(edge => isHard(edge) && counts(edge));
  const findUncleared = () => {
    const needsOperator =
      find(isHard, start, operatorNode.id) &&
      find(isHard, operatorNode.id, start);
    if (needsOperator) {
      return findHard();
    }
    return isSeeded(start)
      ? // It executes the objects that would replace it.
        findHard(({ from, to }) =>
          from === start
            ? nodeOf(to)?.kind === 'deployment'
            : to === start && nodeOf(from)?.kind === 'deployment',
        )
      : findHard(({ to }) => !isSeeded(to));
  };
  const uncleared = findUncleared();
  const edges = uncleared ?? findHard() ?? find(() => true);
  return (
    edges && {
      strength: uncleared ? 'hard' : 'soft',
      edges,
      path: [...edges.map(({ from }) => from), start].map(
        id => nodeOf(id)?.label ?? id,
      ),
    }
  );
}

function isHard({ strength }: DependencyEdge): boolean {
  return strength === 'hard';
}

function shortestWay(
  start: string,
  end: string,
  parts: readonly GraphIndex[],
  counts: Counts,
): DependencyEdge[] | undefined {
  const reachedBy = new Map<string, DependencyEdge>();
  const queue = [start];
  for (const node of queue) {
    for (const { edgesFrom } of parts) {
      for (const edge of edgesFrom.get(node) ?? []) {
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

function readGraph({ nodes, edges }: DependencyGraph): GraphIndex {
  const edgesFrom = new Map<string, DependencyEdge[]>();
  for (const edge of edges) {
    const known = edgesFrom.get(edge.from);
    if (known) {
      known.push(edge);
    } else {
      edgesFrom.set(edge.from, [edge]);
    }
  }
  return { nodes: new Map(nodes.map(node => [node.id, node])), edgesFrom };
}
