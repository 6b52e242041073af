import {
  DependencyEdge,
  DependencyGraph,
} from '@openmcp/backstage-plugin-openmcp-common';
import * as fc from 'fast-check';
import { contractGraph } from './contractGraph';

const size = 7;

const graphs = fc
  .array(
    fc.record({
      from: fc.nat(size - 1),
      to: fc.nat(size - 1),
      strength: fc.constantFrom('hard' as const, 'soft' as const),
      candidate: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map(
    (edges): DependencyGraph => ({
      nodes: Array.from({ length: size }, (_, index) => ({
        id: String(index),
        kind: 'capability',
        label: String(index),
      })),
      edges: edges.map(
        ({ from, to, strength, candidate }): DependencyEdge => ({
          from: String(from),
          to: String(to),
          strength,
          role: 'need',
          source: { type: 'operator' },
          ...(candidate && { candidate }),
        }),
      ),
    }),
  );

/** What can be reached from a node by one step or more. */
function reachableFrom(
  { edges }: DependencyGraph,
  start: string,
  only: (edge: DependencyEdge) => boolean,
): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const edge of edges) {
      if (edge.from === node && only(edge) && !reached.has(edge.to)) {
        reached.add(edge.to);
        open.push(edge.to);
      }
    }
  }
  return reached;
}

describe('contractGraph', () => {
  it.each<[string, (edge: DependencyEdge) => boolean]>([
    ['at all', () => true],
    ['in any case', ({ strength }) => strength === 'hard'],
  ])('keeps what has to come before what %s', (_, only) => {
    fc.assert(
      fc.property(
        graphs,
        fc.uniqueArray(fc.nat(size - 1), { maxLength: size - 1 }),
        (graph, left) => {
          const isKept = (id: string) => !left.includes(Number(id));
          const contracted = contractGraph(graph, isKept);
          for (const { id } of contracted.nodes) {
            const expected = [...reachableFrom(graph, id, only)].filter(isKept);
            expect([...reachableFrom(contracted, id, only)].sort()).toEqual(
              expected.sort(),
            );
          }
          const ends = contracted.edges.map(({ from, to }) => `${from} ${to}`);
          expect(new Set(ends).size).toBe(ends.length);
          expect(ends.join(' ').split(' ').filter(Boolean).every(isKept)).toBe(
            true,
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
