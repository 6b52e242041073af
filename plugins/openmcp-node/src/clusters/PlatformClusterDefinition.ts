import { PlatformClusterConnection } from './PlatformClusterConnection';

/**
 * How PlatformServices get onto a cluster: written there directly, or only
 * through a repository that a GitOps tool follows.
 *
 * @public
 */
export type PlatformClusterDelivery = 'direct' | 'gitops';

/**
 * What every definition of a platform cluster says.
 *
 * @public
 */
export interface PlatformClusterDescription {
  /** Name by which everyone refers to the cluster; unique, without case. */
  name: string;
  /** What people read; often the same as the name. */
  title: string;
  /** Reference of the entity that owns the cluster, for instance `group:default/platform`. */
  owner?: string;
  /** Namespaces in which the openmcp-operator keeps its objects. */
  namespaces: string[];
  delivery: PlatformClusterDelivery;
  /** What delivers the openmcp-operator to the cluster; default `flux`. */
  operatorDeliveredBy?: 'flux' | 'other';
  /** True when no container runs on the cluster. */
  simulated: boolean;
}

/**
 * A platform cluster that can be watched.
 *
 * @public
 */
export interface ConnectedPlatformCluster extends PlatformClusterDescription {
  /**
   * Keeping the same object between two calls of the listener says that the
   * connection did not change.
   */
  connection: PlatformClusterConnection;
  problem?: undefined;
}

/**
 * A platform cluster whose definition is wrong. It is shown to people, so that
 * they learn what to change, and it keeps no other cluster from being watched.
 *
 * @public
 */
export interface MisconfiguredPlatformCluster
  extends PlatformClusterDescription {
  connection?: undefined;
  /** A sentence that says what is wrong and where; holds no credentials. */
  problem: string;
}

/**
 * One platform cluster, as a supplier knows it.
 *
 * @public
 */
export type PlatformClusterDefinition =
  | ConnectedPlatformCluster
  | MisconfiguredPlatformCluster;
