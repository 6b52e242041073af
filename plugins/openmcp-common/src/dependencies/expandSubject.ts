import type { EligibilitySubject } from '../eligibility';
import type { VersionTraits } from '../traits';
import { nameOfSubject } from './nameOfSubject';
import { capabilityNode, deploymentNode, operatorNode } from './nodes';
import type {
  DependencyEdge,
  DependencyGraph,
  DependencyNode,
  DependencySource,
} from './types';

/** Capability that stands for any ClusterProvider. */
const CLUSTERS = 'cluster-provider';

const PREFIXES = {
  'service-provider': 'sp',
  'platform-service': 'ps',
  'cluster-provider': 'cp',
} as const;

interface Need {
  capability: string;
  strength: 'hard' | 'soft';
  on?: 'platform' | 'workload';
  deploys?: string;
  note?: string;
}

class GraphPart {
  readonly graph: DependencyGraph = { nodes: [], edges: [] };
  private readonly subject: EligibilitySubject;

  constructor(subject: EligibilitySubject) {
    this.subject = subject;
  }

  addProvider(label: string, candidate: boolean): DependencyNode {
    const { image } = this.subject;
    const node: DependencyNode = {
      id: `provider/${label}`,
      kind: 'provider',
      label,
      ...(image !== undefined && { image }),
      ...(candidate && { candidate }),
    };
    this.addEdge(operatorNode, node, 'delivery', {
      source: { type: 'operator' },
    });
    return node;
  }

  addNeeds(node: DependencyNode, needs: readonly Need[]) {
    for (const { capability, strength, on, note } of needs) {
      if (on !== 'workload') {
        this.addEdge(capabilityNode(capability), node, 'need', {
          strength,
          source: this.source(note),
        });
      }
    }
  }

  /** What a provider on the platform cluster puts there, and by what means. */
  addDelivered(provider: DependencyNode, traits: Partial<VersionTraits>) {
    const needs: readonly Need[] = traits.dependsOn ?? [];
    this.addNeeds(
      provider,
      needs.filter(({ deploys }) => deploys === undefined),
    );
    const deployers = needs.filter(
      ({ deploys, on }) => deploys !== undefined && on !== 'workload',
    );
    for (const capability of traits.provides ?? []) {
      this.addDelivery(provider, capability, deployers);
    }
  }

  addTool(traits: Partial<VersionTraits>) {
    const name = nameOfSubject(this.subject);
    for (const capability of traits.provides ?? []) {
      this.addNeeds(capabilityNode(capability), traits.dependsOn ?? []);
      if (traits.hostRoutes?.includes('platform-service')) {
        this.addDelivery(this.addProvider(`ps-${name}`, true), capability, []);
      }
    }
  }

  addEdge(
    from: DependencyNode,
    to: DependencyNode,
    role: DependencyEdge['role'],
    options: Partial<Pick<DependencyEdge, 'strength' | 'source'>> & {
      candidate?: boolean;
    } = {},
  ) {
    const { candidate } = options;
    this.graph.nodes.push(from, to);
    this.graph.edges.push({
      from: from.id,
      to: to.id,
      strength: options.strength ?? 'hard',
      role,
      source: options.source ?? this.source(),
      ...(candidate && { candidate }),
    });
  }

  private addDelivery(
    provider: DependencyNode,
    capability: string,
    deployers: readonly Need[],
  ) {
    const target = capabilityNode(capability);
    const { candidate } = provider;
    if (deployers.length === 0) {
      this.addEdge(provider, target, 'delivery', { candidate });
    }
    for (const deployer of deployers) {
      const objects = deploymentNode(deployer.deploys ?? '', capability);
      this.addEdge(provider, objects, 'delivery');
      this.addEdge(capabilityNode(deployer.capability), objects, 'need', {
        strength: deployer.strength,
        source: this.source(deployer.note),
      });
      this.addEdge(objects, target, 'delivery', { candidate });
    }
  }

  private source(note?: string): DependencySource {
    const of = this.subject.title;
    return { type: 'traits', of, ...(note !== undefined && { note }) };
  }
}

/**
 * The part of the graph that one provider or tool contributes.
 *
 * @remarks
 * A ServiceProvider is there twice: as what it is, and as the PlatformService that
 * its image would be (`candidate`), which alone puts the tool onto the platform
 * cluster. A tool without a provider image has such a candidate, too.
 *
 * @internal
 */
export function expandSubject(
  subject: EligibilitySubject,
  options: { needsClusterProvider?: boolean } = {},
): DependencyGraph {
  const part = new GraphPart(subject);
  const traits: Partial<VersionTraits> = subject.traits ?? {};
  if (subject.kind === 'tool') {
    part.addTool({ ...subject.toolTraits, ...traits });
    return part.graph;
  }
  const name = nameOfSubject(subject);
  const provider = part.addProvider(`${PREFIXES[subject.kind]}-${name}`, false);
  if (subject.kind === 'service-provider') {
    part.addNeeds(provider, traits.dependsOn ?? []);
    part.addDelivered(part.addProvider(`ps-${name}`, true), traits);
  } else if (subject.kind === 'cluster-provider') {
    part.addNeeds(provider, traits.dependsOn ?? []);
    part.addEdge(provider, capabilityNode(CLUSTERS), 'delivery');
  } else {
    part.addDelivered(provider, traits);
  }
  if (options.needsClusterProvider && worksOnOtherClusters(traits)) {
    part.addNeeds(provider, [{ capability: CLUSTERS, strength: 'hard' }]);
  }
  return part.graph;
}

function worksOnOtherClusters(traits: Partial<VersionTraits>): boolean {
  return (
    (traits.targets ?? []).some(target => target !== 'platform') ||
    (traits.clusterAccess?.onboarding ?? 'none') !== 'none'
  );
}
