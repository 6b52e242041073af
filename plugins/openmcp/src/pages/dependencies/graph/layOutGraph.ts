import dagre from '@dagrejs/dagre';
import { GraphModel } from '../model';

/** Size of a node in pixels, as the style sheet has it. */
export const NODE_WIDTH = 196;
export const NODE_HEIGHT = 64;

const COLUMN_GAP = 88;
const ROW_GAP = 20;

/**
 * Where everything is drawn, in pixels.
 *
 * @internal
 */
export interface GraphLayout {
  /** Upper left corners by id of the node. */
  nodes: ReadonlyMap<string, { x: number; y: number }>;
  /** Corners between the ends of an edge, by its ends. */
  bends: ReadonlyMap<string, ReadonlyArray<{ x: number; y: number }>>;
  /** Left edges of the waves, by their index; waves without nodes have none. */
  columns: ReadonlyMap<number, number>;
  /** Left edge of what is in no wave. */
  unordered?: number;
  /** Upper and lower edge of all nodes. */
  top: number;
  bottom: number;
}

/** Name of an edge in {@link GraphLayout.bends}. */
export function edgeKey(edge: { from: string; to: string }): string {
  return `${edge.from} ${edge.to}`;
}

/**
 * Puts each wave into a column and orders the columns so that few edges cross.
 *
 * @remarks
 * The library ranks from the end that needs nothing, so edges are handed over
 * turned around, and only those that lead to a later wave: the ranks are then the
 * waves. What closes a circle is drawn around the outside. Soft edges take part
 * also where they are not shown, so that nothing moves when they are.
 *
 * @param model - the nodes that are drawn, with all edges between them
 * @internal
 */
export function layOutGraph(model: GraphModel): GraphLayout {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({
    rankdir: 'RL',
    ranker: 'longest-path',
    ranksep: COLUMN_GAP,
    nodesep: ROW_GAP,
    edgesep: 10,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of model.nodes.keys()) {
    graph.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  }
  const rankOf = (id: string) =>
    model.nodes.get(id)?.wave ?? model.waves.length;
  for (const { from, to } of model.edges) {
    if (rankOf(from) < rankOf(to)) {
      graph.setEdge(to, from);
    }
  }
  // Waves of a part of the graph may have nothing between them.
  const byRank = new Map<number, string[]>();
  for (const id of model.nodes.keys()) {
    byRank.set(rankOf(id), [...(byRank.get(rankOf(id)) ?? []), id]);
  }
  const ranks = [...byRank.keys()].sort((left, right) => left - right);
  ranks.forEach((rank, index) => {
    const [before] = index > 0 ? byRank.get(ranks[index - 1]!) ?? [] : [];
    for (const id of byRank.get(rank) ?? []) {
      if (before !== undefined && (graph.outEdges(id) ?? []).length === 0) {
        graph.setEdge(id, before, { weight: 0 });
      }
    }
  });
  dagre.layout(graph);

  const columnX = new Map(
    ranks.map((rank, index) => [rank, index * (NODE_WIDTH + COLUMN_GAP)]),
  );
  const nodes = new Map<string, { x: number; y: number }>();
  for (const id of model.nodes.keys()) {
    const { y } = graph.node(id);
    nodes.set(id, {
      x: columnX.get(rankOf(id)) ?? 0,
      y: Math.round(y - NODE_HEIGHT / 2),
    });
  }
  separate(nodes, byRank);
  const heights = [...nodes.values()].map(({ y }) => y);
  const bends = new Map(
    model.edges.flatMap(edge => {
      const found = graph.edge(edge.to, edge.from);
      const points = found?.points?.slice(1, -1).reverse();
      return points ? [[edgeKey(edge), points] as const] : [];
    }),
  );
  const last = model.waves.length;
  return {
    nodes,
    bends,
    columns: new Map([...columnX].filter(([rank]) => rank < last)),
    unordered: columnX.get(last),
    top: Math.min(0, ...heights),
    bottom: Math.max(0, ...heights) + NODE_HEIGHT,
  };
}

/** Nodes that were moved into one column may lie on each other. */
function separate(
  nodes: Map<string, { x: number; y: number }>,
  byRank: ReadonlyMap<number, readonly string[]>,
) {
  for (const ids of byRank.values()) {
    let free = -Infinity;
    const column = ids
      .flatMap(id => nodes.get(id) ?? [])
      .sort((left, right) => left.y - right.y);
    for (const place of column) {
      place.y = Math.max(place.y, free);
      free = place.y + NODE_HEIGHT + ROW_GAP;
    }
  }
}
