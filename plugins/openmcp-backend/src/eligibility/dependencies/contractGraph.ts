import {
  DependencyEdge,
  DependencyGraph,
} from '@openmcp/backstage-plugin-openmcp-common';

/** Hard needs count more than soft ones, and what is there more than candidates. */
function isStronger(a: DependencyEdge, b: DependencyEdge): boolean {
  return a.strength === b.strength
    ? !a.candidate && b.candidate === true
    : a.strength === 'hard';
}

/** Edges of which there is one from each node to each other at most. */
class EdgeSet {
  private readonly outgoing = new Map<string, Map<string, DependencyEdge>>();
  private readonly incoming = new Map<string, Map<string, DependencyEdge>>();

  add(edge: DependencyEdge): void {
    const { from, to } = edge;
    const known = this.outgoing.get(from)?.get(to);
    if (known && !isStronger(edge, known)) {
      return;
    }
    this.outgoing.set(
      from,
      (this.outgoing.get(from) ?? new Map()).set(to, edge),
    );
    this.incoming.set(to, (this.incoming.get(to) ?? new Map()).set(from, edge));
  }

  /** Joins what comes before a node with what comes behind it. */
  bypass(node: string, isCandidate: boolean): void {
    const before = [...(this.incoming.get(node)?.values() ?? [])];
    const behind = [...(this.outgoing.get(node)?.values() ?? [])];
    this.remove(node);
    for (const first of before.filter(({ from }) => from !== node)) {
      for (const second of behind.filter(({ to }) => to !== node)) {
        const candidate =
          isCandidate || first.candidate === true || second.candidate === true;
        this.add({
          from: first.from,
          to: second.to,
          strength:
            first.strength === 'hard' && second.strength === 'hard'
              ? 'hard'
              : 'soft',
          role: second.role,
          ...(candidate && { candidate }),
          // It is of no subject that could be named.
          source: { type: 'traits', of: '' },
        });
      }
    }
  }

  list(): DependencyEdge[] {
    return [...this.outgoing.values()].flatMap(edges => [...edges.values()]);
  }

  private remove(node: string): void {
    for (const to of this.outgoing.get(node)?.keys() ?? []) {
      this.incoming.get(to)?.delete(node);
    }
    for (const from of this.incoming.get(node)?.keys() ?? []) {
      this.outgoing.get(from)?.delete(node);
    }
    this.outgoing.delete(node);
    this.incoming.delete(node);
  }
}

/**
 * Takes nodes out of a graph. What had to come before them then has to come before
 * what came behind them, so that the order of all others stays. How many were
 * taken out cannot be told from what is left.
 *
 * @param isKept - by the id of a node
 * @internal
 */
export function contractGraph(
  { nodes, edges }: DependencyGraph,
  isKept: (id: string) => boolean,
): DependencyGraph {
  const set = new EdgeSet();
  for (const edge of edges) {
    set.add(edge);
  }
  for (const { id, candidate } of nodes) {
    if (!isKept(id)) {
      set.bypass(id, candidate === true);
    }
  }
  return {
    nodes: nodes.filter(({ id }) => isKept(id)),
    edges: set.list(),
  };
}
