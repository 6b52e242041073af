import {
  DependencyCycle,
  DependencyGraph,
  DependencyNodeKind,
  DependencyReportCycle,
  findCycle,
  renderCyclePath,
} from '@openmcp/backstage-plugin-openmcp-common';
import { TimeSlice } from '../../timing';

/** The same for a circle wherever it is entered. */
function identify({ edges }: DependencyCycle): string {
  return edges
    .map(({ from }) => from)
    .sort()
    .join('\n');
}

/**
 * For each capability that needs itself the shortest circle, every circle once.
 *
 * @remarks
 * Each circle runs through a capability or the openmcp-operator, because nothing
 * else can be needed by a provider.
 *
 * @internal
 */
export async function findCycles(
  graph: DependencyGraph,
): Promise<DependencyReportCycle[]> {
  const cycles = new Map<string, DependencyReportCycle>();
  const slice = new TimeSlice();
  const labelsOf = (wanted: DependencyNodeKind) =>
    graph.nodes.filter(({ kind }) => kind === wanted).map(({ label }) => label);
  // A circle is told from the capability that needs itself, where there is one.
  for (const label of [...labelsOf('capability'), ...labelsOf('operator')]) {
    const cycle = findCycle(graph, label);
    if (cycle && !cycles.has(identify(cycle))) {
      const nodes = cycle.edges.map(({ from }) => from);
      cycles.set(identify(cycle), {
        strength: cycle.strength,
        candidate: cycle.edges.some(({ candidate }) => candidate === true),
        nodes: [...nodes, nodes[0]],
        message: renderCyclePath(cycle.path),
      });
    }
    await slice.giveWay();
  }
  return [...cycles.values()];
}
