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

/** What is wrong with the answer about the first capability. */
function faultsOf(graph: DependencyGraph): string[] {
  const cycle = findCycle(graph, '0');
  const length = expectedLength(graph, 'capability/0');
  if (cycle?.edges.length !== length) {
    return [`${cycle?.edges.length} edges instead of ${length}`];
  }
  if (!cycle) {
    return [];
  }
  const { edges, path, strength } = cycle;
  const isHard = edges.every(edge => edge.strength === 'hard');
  const labels = edges.map(({ from }) => from.replace('capability/', ''));
  return [
    ...edges.filter(edge => !graph.edges.includes(edge)).map(() => 'no edge'),
    ...edges
      .filter(({ to }, index) => to !== edges[(index + 1) % length!].from)
      .map(() => 'a gap'),
    ...(isHard === (strength === 'hard') ? [] : ['the wrong strength']),
    ...([...labels, labels[0]].join() === path.join() ? [] : ['other labels']),
  ];
}

/** A graph of which some capabilities were installed before. */
const seededGraphs = fc
  .tuple(graphs({ nodes: 6, edges: 14 }), fc.array(fc.nat(5), { maxLength: 3 }))
  .map(
    ([graph, seeds]): DependencyGraph => ({
      ...graph,
      nodes: graph.nodes.map((node, index) => ({
        ...node,
        ...(seeds.includes(index) && { seeded: true }),
      })),
    }),
  );

describe('graphs of any shape', () => {
  it('have a hard circle where one has no seed, however short others are', () => {
    fc.assert(
      fc.property(seededGraphs, graph => {
        const seeded = new Set(
          graph.nodes.flatMap(({ id, seeded: isSeeded }) =>
            isSeeded ? [id] : [],
          ),
        );
        const unseeded = graph.edges.filter(
          ({ from, to, strength }) =>
            strength === 'hard' && !seeded.has(from) && !seeded.has(to),
        );
        const hardLength = expectedLength(
          { nodes: [], edges: unseeded },
          'capability/0',
        );
        const cycle = findCycle(graph, '0');
        expect(cycle?.strength === 'hard').toBe(hardLength !== undefined);
        expect(cycle?.edges.length).toBe(
          hardLength ?? expectedLength(graph, 'capability/0'),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('have the circle that slow means find', () => {
    fc.assert(
      fc.property(graphs({ nodes: 6, edges: 14 }), graph => {
        expect(faultsOf(graph)).toEqual([]);
      }),
      {
        numRuns: 1000,
      },
    );
  });

  it('have it with 2,000 nodes, too', () => {
    fc.assert(
      fc.property(graphs({ nodes: 2000, edges: 4000 }), graph => {
        expect(faultsOf(graph)).toEqual([]);
      }),
      {
        numRuns: 10,
      },
    );
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
        const tooEarly = hard.filter(({ from, to }) => {
          const wave = waveOf.get(to);
          return wave !== undefined && !(waveOf.get(from)! < wave);
        });
        expect(tooEarly).toEqual([]);
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
