import type { EligibilitySubject } from '@openmcp/backstage-plugin-openmcp-common';
import {
  buildDependencyGraph,
  findCycle,
  installWaves,
} from '@openmcp/backstage-plugin-openmcp-common';
import { elapsed } from '../measuring/elapsed';
import { median } from '../measuring/statistics';

const nodes = 2_000;
const repetitions = 5;

/** Each tool is a node, and so is what would put it onto the cluster. */
const nodesPerTool = 2;

/**
 * Milliseconds for a graph of so many nodes: building it, finding a circle
 * through its longest chain, and putting it into waves.
 *
 * @internal
 */
export interface GraphTimes {
  all: number;
  /** Time of the whole, divided by twice the time of half of it. */
  growth: number;
}

function createTools(count: number): EligibilitySubject[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'tool',
    title: `Tool ${index}`,
    name: `tool-${index}`,
    trust: 'trusted',
    traits: {
      versionRange: '*',
      provides: [`tool-${index}`],
      hostRoutes: ['platform-service'],
      // One long chain with a branch at each tool, closed at its end.
      dependsOn: [index - 1, Math.floor(index / 2)]
        .map(other => (other < 0 ? count - 1 : other))
        .filter(other => other !== index)
        .map(other => ({
          capability: `tool-${other}`,
          strength: 'hard' as const,
          on: 'platform' as const,
        })),
    },
  }));
}

function timeOf(tools: readonly EligibilitySubject[]): number {
  return median(
    Array.from({ length: repetitions }, () =>
      elapsed(() => {
        const graph = buildDependencyGraph(tools);
        if (!findCycle(graph, 'tool-0')) {
          throw new Error('There is a circle, and it was not found');
        }
        installWaves(graph);
      }),
    ),
  );
}

/** @internal */
export function measureGraph(): GraphTimes {
  const count = nodes / nodesPerTool;
  const large = createTools(count);
  const small = createTools(count / 2);
  timeOf(large);
  const all = timeOf(large);
  return { all, growth: all / (2 * timeOf(small)) };
}
