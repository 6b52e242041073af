import {
  buildDependencyGraph,
  capabilityId,
  DependencyGraph,
  DependencyReportEdge,
  DependencyReportNode,
  installWaves,
} from '@openmcp/backstage-plugin-openmcp-common';
import { FleetView } from '../../fleet';
import { findVisibleCluster, ReadOptions, Visibility } from '../../reading';
import { Landscape, VisibleCatalog, VisibleCatalogs } from '../assessment';
import { CatalogEntry } from '../catalog';
import { contractGraph } from './contractGraph';
import { DependencyPage } from './DependencyPage';
import { findCycles } from './findCycles';
import { NamedSubjects, nameSubjects } from './nameSubjects';

type Delivery = DependencyPage['operatorDeliveredBy'];
type Described = Omit<
  DependencyPage,
  'cluster' | 'freshness' | 'operatorDeliveryAssumed'
>;

/** The tools that the caller may see, by the node of what they give. */
function findTools({
  landscape,
  isVisible,
}: VisibleCatalog): ReadonlyMap<string, CatalogEntry> {
  const tools = new Map<string, CatalogEntry>();
  for (const [{ kind, traits }, entry] of landscape.entries) {
    if (kind === 'tool' && isVisible(entry)) {
      for (const capability of traits?.provides ?? []) {
        const id = capabilityId(capability);
        tools.set(id, tools.get(id) ?? entry);
      }
    }
  }
  return tools;
}

function describeNodes(
  { nodes }: DependencyGraph,
  { entries }: NamedSubjects,
  tools: ReadonlyMap<string, CatalogEntry>,
): DependencyReportNode[] {
  return nodes.map(({ id, kind, label, candidate, seeded }) => {
    const entry = entries.get(id) ?? tools.get(id);
    return {
      id,
      kind,
      label,
      title: entry?.title ?? label,
      entityRef: entry?.entityRef,
      candidate,
      seeded,
    };
  });
}

async function describe(
  visible: VisibleCatalog,
  operatorDeliveredBy: Delivery,
): Promise<Described> {
  const named = nameSubjects(visible);
  const landscape = { operatorDeliveredBy };
  const shown = new Set(
    buildDependencyGraph(named.visible, landscape).nodes.map(({ id }) => id),
  );
  const graph = contractGraph(
    buildDependencyGraph(named.subjects, landscape),
    id => shown.has(id),
  );
  const edges = graph.edges.map(
    (edge): DependencyReportEdge => ({
      ...edge,
      source: named.describeSource(edge.source),
    }),
  );
  return {
    operatorDeliveredBy,
    nodes: describeNodes(graph, named, findTools(visible)),
    edges,
    ...installWaves(graph),
    cycles: await findCycles(graph),
  };
}

/**
 * Tells what needs what on a platform cluster, by what the catalog says. Entities
 * that the caller may not see count for the order; nothing else is told of them,
 * not even how many there are.
 *
 * @internal
 */
export class DependencyReader {
  /** Callers who see the same get the same answer. */
  private readonly described = new WeakMap<
    Landscape,
    Map<Delivery, Promise<Described>>
  >();

  constructor(
    private readonly options: { catalogs: VisibleCatalogs; fleet: FleetView },
  ) {}

  /**
   * @param query - `cluster`: whose landscape is meant; default: one in which Flux
   * delivers the openmcp-operator
   * @throws NotFoundError when the caller may see no such cluster, and what
   * {@link VisibleCatalogs.open} throws
   */
  async read(
    query: { cluster?: string },
    { credentials, visibility }: ReadOptions & { visibility: Visibility },
  ): Promise<DependencyPage> {
    const cluster =
      query.cluster === undefined
        ? undefined
        : findVisibleCluster(this.options.fleet, visibility, query.cluster);
    const visible = await this.options.catalogs.open(credentials);
    return {
      cluster: cluster?.definition.name,
      operatorDeliveryAssumed:
        cluster?.definition.operatorDeliveredBy === undefined,
      ...(await this.describeOnce(
        visible,
        cluster?.definition.operatorDeliveredBy ?? 'flux',
      )),
      freshness: visible.freshness,
    };
  }

  private describeOnce(
    visible: VisibleCatalog,
    delivery: Delivery,
  ): Promise<Described> {
    const { landscape } = visible;
    const known = this.described.get(landscape) ?? new Map();
    this.described.set(landscape, known);
    const described: Promise<Described> =
      known.get(delivery) ?? describe(visible, delivery);
    known.set(delivery, described);
    return described;
  }
}
