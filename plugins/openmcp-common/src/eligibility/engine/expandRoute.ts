import {
  capabilityNode,
  deploymentNode,
  operatorNode,
} from '../../dependencies/nodes';
import type {
  DependencyEdge,
  DependencyGraph,
  DependencyNode,
} from '../../dependencies';
import type { HostRoute } from '../types';
import { ROUTES } from './routes';

/**
 * The part of the graph that a route contributes, by which a tool gets onto the
 * platform cluster.
 *
 * @internal
 */
export function expandRoute(
  route: HostRoute,
  tool: { name: string; title: string; provides: readonly string[] },
): DependencyGraph {
  const { deploys, needs, byOperator } = ROUTES[route];
  const graph: DependencyGraph = { nodes: [], edges: [] };
  const connect = (
    from: DependencyNode,
    to: DependencyNode,
    role: DependencyEdge['role'],
  ) => {
    graph.nodes.push(from, to);
    graph.edges.push({
      from: from.id,
      to: to.id,
      strength: 'hard',
      role,
      source: { type: 'traits', of: tool.title },
    });
  };
  for (const capability of tool.provides) {
    const means: DependencyNode =
      deploys === undefined
        ? {
            id: `provider/ps-${tool.name}`,
            kind: 'provider',
            label: `ps-${tool.name}`,
            candidate: true,
          }
        : deploymentNode(deploys, capability);
    if (byOperator) {
      connect(operatorNode, means, 'delivery');
    }
    for (const need of needs) {
      connect(capabilityNode(need), means, 'need');
    }
    connect(means, capabilityNode(capability), 'delivery');
  }
  return graph;
}
