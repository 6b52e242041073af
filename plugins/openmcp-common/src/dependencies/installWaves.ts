import { findComponents } from './findComponents';
import type { DependencyEdge, DependencyGraph } from './types';

/**
 * In which order things can be installed.
 *
 * @public
 */
export interface InstallOrder {
  /** Ids of nodes; each wave needs only what earlier ones hold. */
  waves: string[][];
  /** Ids of nodes that are part of a circle or wait for one. */
  unordered: string[];
}

/**
 * Puts a graph into waves.
 *
 * @remarks
 * Candidates run nowhere, so a circle that only they close delays nothing; they
 * stand in the wave in which they could be installed. Of soft edges those count
 * that close no circle. Costs as much as the graph has nodes and edges.
 *
 * @public
 */
export function installWaves(graph: DependencyGraph): InstallOrder {
  const hard = graph.edges.filter(({ strength }) => strength === 'hard');
  const real = withoutClosing(graph, hard, ({ candidate }) => !!candidate);
  const soft = graph.edges.filter(({ strength }) => strength === 'soft');
  return layer(
    graph,
    withoutClosing(
      graph,
      [...real, ...soft],
      ({ strength }) => strength === 'soft',
    ),
  );
}

/** The edges without those that may go and are part of a circle. */
function withoutClosing(
  { nodes }: DependencyGraph,
  edges: readonly DependencyEdge[],
  mayGo: (edge: DependencyEdge) => boolean,
): DependencyEdge[] {
  const components = findComponents(nodes, edges);
  return edges.filter(
    edge =>
      !mayGo(edge) || components.get(edge.from) !== components.get(edge.to),
  );
}

function layer(
  { nodes }: DependencyGraph,
  edges: readonly DependencyEdge[],
): InstallOrder {
  const missing = new Map(nodes.map(({ id }) => [id, 0]));
  const followers = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { from, to } of edges) {
    missing.set(to, (missing.get(to) ?? 0) + 1);
    followers.get(from)?.push(to);
  }
  const waves: string[][] = [];
  let wave = nodes.map(({ id }) => id).filter(id => missing.get(id) === 0);
  while (wave.length > 0) {
    waves.push(wave);
    const next: string[] = [];
    for (const id of wave) {
      missing.delete(id);
      for (const follower of followers.get(id) ?? []) {
        const left = (missing.get(follower) ?? 0) - 1;
        missing.set(follower, left);
        if (left === 0) {
          next.push(follower);
        }
      }
    }
    wave = next;
  }
  return { waves, unordered: [...missing.keys()] };
}
