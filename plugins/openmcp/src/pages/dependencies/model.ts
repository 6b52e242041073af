import {
  DependencyReport,
  DependencyReportEdge,
  DependencyReportNode,
  Health,
  HEALTHS,
  ProviderInstallation,
  ProviderItem,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * How the installations that a node stands for are.
 *
 * @internal
 */
export interface NodeHealth {
  worst: Health;
  ready: number;
  total: number;
  /** All that have the worst health were read long ago. */
  stale: boolean;
  installations: ProviderInstallation[];
}

/**
 * A thing that must be there, with what it needs and what needs it.
 *
 * @internal
 */
export interface GraphNode extends DependencyReportNode {
  /** Its label; of objects that bring a tool, with the tool. */
  name: string;
  /** From 0; missing for what is part of a circle or waits for one. */
  wave?: number;
  needs: DependencyReportEdge[];
  neededBy: DependencyReportEdge[];
  inCircle: boolean;
  /** Missing where nothing can be installed, or nothing was read. */
  health?: NodeHealth;
  /** True for what could be installed and is not. */
  notInstalled: boolean;
}

/**
 * The graph as the page shows it.
 *
 * @internal
 */
export interface GraphModel {
  nodes: ReadonlyMap<string, GraphNode>;
  edges: DependencyReportEdge[];
  /** Ids of nodes. */
  waves: string[][];
  unordered: string[];
}

/** Objects of one kind bring several tools: `deployment/HelmRelease/flux`. */
function nameOf({ id, kind, label }: DependencyReportNode): string {
  const brought = id.split('/').slice(2).join('/');
  return kind === 'deployment' && brought ? `${label} (${brought})` : label;
}

/** Health is ordered from bad to good. */
function worstOf(healths: readonly Health[]): Health {
  return HEALTHS.find(health => healths.includes(health)) ?? 'Unknown';
}

const KIND_PREFIXES: Readonly<Record<string, string>> = {
  'ps-': 'PlatformService',
  'sp-': 'ServiceProvider',
  'cp-': 'ClusterProvider',
};

function healthOf(
  node: DependencyReportNode,
  items: ReadonlyMap<string, ProviderItem>,
  cluster: string | undefined,
): NodeHealth | undefined {
  if (node.kind !== 'provider' || node.entityRef === undefined) {
    return undefined;
  }
  const kind = KIND_PREFIXES[node.label.slice(0, 3)];
  const installations = (items.get(node.entityRef)?.installations ?? []).filter(
    each =>
      (cluster === undefined || each.cluster === cluster) &&
      (kind === undefined || each.kind === kind),
  );
  if (installations.length === 0) {
    return undefined;
  }
  const worst = worstOf(installations.map(({ health }) => health));
  return {
    worst,
    ready: installations.filter(({ health }) => health === 'Healthy').length,
    total: installations.length,
    stale: installations
      .filter(({ health }) => health === worst)
      .every(({ stale }) => stale),
    installations,
  };
}

/**
 * Puts together what the graph and the list of providers tell.
 *
 * @param items - undefined as long as, or where, they are not known
 * @internal
 */
export function buildModel(
  report: DependencyReport,
  items: readonly ProviderItem[] | undefined,
): GraphModel {
  const byRef = new Map(items?.map(item => [item.entityRef, item]));
  const waveOf = new Map(
    report.waves.flatMap((wave, index) =>
      wave.map((id): [string, number] => [id, index]),
    ),
  );
  const circles = new Set(report.cycles.flatMap(({ nodes }) => nodes));
  const nodes = new Map(
    report.nodes.map((node): [string, GraphNode] => {
      const health = healthOf(node, byRef, report.cluster);
      return [
        node.id,
        {
          ...node,
          name: nameOf(node),
          wave: waveOf.get(node.id),
          needs: report.edges.filter(({ to }) => to === node.id),
          neededBy: report.edges.filter(({ from }) => from === node.id),
          inCircle: circles.has(node.id),
          health,
          notInstalled:
            items !== undefined &&
            node.kind === 'provider' &&
            node.entityRef !== undefined &&
            !health,
        },
      ];
    }),
  );
  return {
    nodes,
    edges: report.edges,
    waves: report.waves,
    unordered: report.unordered,
  };
}

/**
 * Finds a node by its id, the reference of its entity, or its name.
 *
 * @internal
 */
export function findNode(
  { nodes }: GraphModel,
  wanted: string | undefined,
): GraphNode | undefined {
  if (wanted === undefined) {
    return undefined;
  }
  const all = [...nodes.values()];
  const matching = all.filter(({ entityRef }) => entityRef === wanted);
  return (
    nodes.get(wanted) ??
    // What is really there, before what could be.
    matching.find(({ candidate }) => !candidate) ??
    matching[0] ??
    all.find(({ label }) => label === wanted)
  );
}
