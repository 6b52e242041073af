import fc from 'fast-check';
import { findCycle } from './findCycle';
import { installWaves } from './installWaves';
import type { DependencyEdge, DependencyGraph } from './types';

/** Graphs of capabilities `0`, `1`, ...; the first is always there. */
function graphs(size: { nodes: number; edges: number }) {
  const node = fc.nat(size.nodes - 1);
  const edge = fc.record({
    from: node,
    to: node,
    strength: fc.constantFrom<DependencyEdge['strength']>('hard', 'soft'),
    role: fc.constantFrom<DependencyEdge['role']>('delivery', 'need'),
  });
  return fc.array(edge, { maxLength: size.edges, size: 'max' }).map(
    (edges): DependencyGraph => ({
      nodes: Array.from({ length: size.nodes }, (_, index) => ({
        id: `capability/${index}`,
        kind: 'capability',
        label: `${index}`,
      })),
      edges: edges.map(each => ({
        ...each,
        from: `capability/${each.from}`,
        to: `capability/${each.to}`,
        source: { type: 'operator' },
      })),
    }),
  );
}

/** Length of the shortest way back, by relaxing every edge until nothing moves. */
function shortestBySlowMeans(start: string, edges: readonly DependencyEdge[]) {
  const distance = new Map<string, number>();
  for (const { from, to } of edges) {
    if (from === start) {
      distance.set(to, 1);
    }
  }
  for (let moved = true; moved; ) {
    moved = false;
    for (const { from, to } of edges) {
      const length = (distance.get(from) ?? Infinity) + 1;
      if (from !== start && length < (distance.get(to) ?? Infinity)) {
        distance.set(to, length);
        moved = true;
      }
    }
  }
  return distance.get(start);
}

function expectedLength(graph: DependencyGraph, start: string) {
  const hard = graph.edges.filter(({ strength }) => strength === 'hard');
  const delivery = hard.filter(({ role }) => role === 'delivery');
  return (
    shortestBySlowMeans(start, delivery) ??
    shortestBySlowMeans(start, hard) ??
    shortestBySlowMeans(start, graph.edges)
  );
}

function checkCycle(graph: DependencyGraph) {
  const cycle = findCycle(graph, '0');
  expect(cycle?.edges.length).toBe(expectedLength(graph, 'capability/0'));
  if (!cycle) {
    return;
  }
  const { edges, path, strength } = cycle;
  edges.forEach((edge, index) => {
    expect(graph.edges).toContain(edge);
    expect(edge.to).toBe(edges[(index + 1) % edges.length].from);
    expect(path[index]).toBe(edge.from.replace('capability/', ''));
  });
  expect(path).toHaveLength(edges.length + 1);
  expect(path.at(-1)).toBe(path[0]);
  expect(strength).toBe(
    edges.every(edge => edge.strength === 'hard') ? 'hard' : 'soft',
  );
}

describe('graphs of any shape', () => {
  it('have the circle that slow means find', () => {
    fc.assert(fc.property(graphs({ nodes: 6, edges: 14 }), checkCycle), {
      numRuns: 1000,
    });
  });

  it('have it with 2,000 nodes, too', () => {
    fc.assert(fc.property(graphs({ nodes: 2000, edges: 4000 }), checkCycle), {
      numRuns: 10,
    });
  });

  it('have an order in which nothing comes before what it needs', () => {
    fc.assert(
      fc.property(graphs({ nodes: 8, edges: 12 }), graph => {
        const { waves, unordered } = installWaves(graph);
        const placed = waves.flat();
        expect([...placed, ...unordered].sort()).toEqual(
          graph.nodes.map(({ id }) => id).sort(),
        );
        const waveOf = new Map(
          waves.flatMap((ids, wave) => ids.map(id => [id, wave] as const)),
        );
        const hard = graph.edges.filter(({ strength }) => strength === 'hard');
        for (const { from, to } of hard) {
          const later = waveOf.get(to);
          if (later !== undefined) {
            expect(waveOf.get(from)).toBeLessThan(later);
          }
        }
        const stuck = new Set(unordered);
        for (const id of unordered) {
          expect(
            graph.edges.some(edge => edge.to === id && stuck.has(edge.from)),
          ).toBe(true);
        }
        const hasHardCircle = graph.nodes.some(
          ({ id }) => shortestBySlowMeans(id, hard) !== undefined,
        );
        expect(unordered.length > 0).toBe(hasHardCircle);
      }),
      { numRuns: 500 },
    );
  });

  it('may be one long chain', () => {
    const length = 50_000;
    const id = (index: number) => `capability/${index % length}`;
    const graph: DependencyGraph = {
      nodes: Array.from({ length }, (_, index) => ({
        id: id(index),
        kind: 'capability',
        label: `${index}`,
      })),
      edges: Array.from({ length }, (_, index) => ({
        from: id(index),
        to: id(index + 1),
        strength: 'hard',
        role: 'delivery',
        source: { type: 'operator' },
      })),
    };
    expect(findCycle(graph, '0')?.edges).toHaveLength(length);
    expect(installWaves(graph).unordered).toHaveLength(length);
  });
});
