/**
 * What a node of the graph stands for: a tool on the platform cluster that others
 * may need, the openmcp-operator, a provider object, or the objects by which one
 * tool puts another onto the cluster.
 *
 * @public
 */
export type DependencyNodeKind =
  | 'capability'
  | 'operator'
  | 'provider'
  | 'deployment';

/**
 * Something that must run, or must be delivered, on the platform cluster.
 *
 * @public
 */
export interface DependencyNode {
  id: string;
  kind: DependencyNodeKind;
  /** As a path in words writes it, for instance `ps-flux` or `HelmRelease`. */
  label: string;
  /** Image repository of a provider, to find its installations by. */
  image?: string;
  /** True for a PlatformService that nobody runs: the image of a ServiceProvider. */
  candidate?: boolean;
  /** True for a capability that is there before the openmcp-operator is. */
  seeded?: boolean;
}

/**
 * `from` must run on the platform cluster before `to` can be delivered.
 *
 * @public
 */
export interface DependencyEdge {
  from: string;
  to: string;
  /** A soft edge holds only in some installations. */
  strength: 'hard' | 'soft';
  /**
   * `delivery`: the source is what delivers the target. `need`: the target does
   * not work without the source.
   */
  role: 'delivery' | 'need';
  /** True when nobody delivers it so: the last step of a candidate. */
  candidate?: boolean;
  /** Where the edge is known from. */
  source: DependencySource;
}

/**
 * Where an edge is known from: the landscape, the way the operator works, or
 * traits of a provider or a tool.
 *
 * @public
 */
export type DependencySource =
  | { type: 'landscape' }
  | { type: 'operator' }
  | { type: 'traits'; of: string; note?: string };

/**
 * What needs what on a platform cluster.
 *
 * @public
 */
export interface DependencyGraph {
  nodes: DependencyNode[];
  edges: DependencyEdge[];
}

/**
 * What a landscape contributes to the graph.
 *
 * @public
 */
export interface DependencyLandscape {
  /** What delivers the openmcp-operator; default `flux`. */
  operatorDeliveredBy?: 'flux' | 'other';
  /**
   * Capabilities that something else installed before; those that an entity calls
   * already there are added.
   */
  seeds?: readonly string[];
}

/**
 * Something that needs itself.
 *
 * @public
 */
export interface DependencyCycle {
  /**
   * Soft when at least one edge of it is, or when the first start is made possible
   * by a seed.
   */
  strength: 'hard' | 'soft';
  /** The edges in their order; the last one leads back to where the first began. */
  edges: DependencyEdge[];
  /** Labels of the nodes, the first one again at the end. */
  path: string[];
}
