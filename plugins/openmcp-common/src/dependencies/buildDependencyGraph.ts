import type { EligibilitySubject } from '../eligibility';
import { expandSubject } from './expandSubject';
import { capabilityNode, DELIVERING_CAPABILITY, operatorNode } from './nodes';
import type {
  DependencyEdge,
  DependencyGraph,
  DependencyLandscape,
  DependencyNode,
} from './types';

/**
 * What needs what on the platform cluster of a landscape. Costs as much as there
 * are declared dependencies.
 *
 * @param subjects - all providers and tools, those that are trusted
 * @param landscape - what delivers the openmcp-operator there
 *
 * @public
 */
export function buildDependencyGraph(
  subjects: readonly EligibilitySubject[],
  landscape: DependencyLandscape = {},
): DependencyGraph {
  const nodes = new Map<string, DependencyNode>();
  const edges = new Map<string, DependencyEdge>();
  const add = (part: DependencyGraph) => {
    for (const node of part.nodes) {
      if (!nodes.has(node.id)) {
        nodes.set(node.id, node);
      }
    }
    for (const edge of part.edges) {
      const key = `${edge.from}\n${edge.to}`;
      const known = edges.get(key);
      if (!known || (known.strength === 'soft' && edge.strength === 'hard')) {
        edges.set(key, edge);
      }
    }
  };
  add({ nodes: [operatorNode], edges: [] });
  if (landscape.operatorDeliveredBy !== 'other') {
    add(operatorDelivery());
  }
  const trusted = subjects.filter(({ trust }) => trust === 'trusted');
  const needsClusterProvider = trusted.some(
    ({ kind }) => kind === 'cluster-provider',
  );
  for (const subject of trusted) {
    add(expandSubject(subject, { needsClusterProvider }));
  }
  for (const capability of seedsOf(trusted, landscape)) {
    const node = capabilityNode(capability);
    nodes.set(node.id, { ...node, seeded: true });
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

function seedsOf(
  subjects: readonly EligibilitySubject[],
  { seeds = [] }: DependencyLandscape,
): ReadonlySet<string> {
  const alreadyThere = subjects
    .filter(subject => subject.alreadyThere !== undefined)
    .flatMap(
      ({ traits, toolTraits }) => (traits ?? toolTraits)?.provides ?? [],
    );
  return new Set([...seeds, ...alreadyThere]);
}

function operatorDelivery(): DependencyGraph {
  const deliverer = capabilityNode(DELIVERING_CAPABILITY);
  return {
    nodes: [deliverer],
    edges: [
      {
        from: deliverer.id,
        to: operatorNode.id,
        strength: 'hard',
        role: 'delivery',
        source: { type: 'landscape' },
      },
    ],
  };
}
