/**
 * Kinds that rules of the configuration can name: what is installed, and the
 * platform clusters themselves.
 *
 * @internal
 */
export const RULE_KINDS = [
  'Cluster',
  'ClusterProvider',
  'ServiceProvider',
  'PlatformService',
] as const;

/**
 * What is shown, or what it is shown on.
 *
 * @internal
 */
export type RuleKind = (typeof RULE_KINDS)[number];

/**
 * An address that people can follow from an entity.
 *
 * @internal
 */
export interface EntityLink {
  url: string;
  title?: string;
}

/**
 * What the configuration says of entities, all of it checked.
 *
 * @internal
 */
export interface EntityDefaults {
  /** Entity reference. */
  owner?: string;
  /** Entity reference. */
  system?: string;
  lifecycle?: string;
  tags: readonly string[];
  links: readonly EntityLink[];
}

/**
 * Says something of the entities that it matches.
 *
 * @internal
 */
export interface CatalogRule extends EntityDefaults {
  matches: (subject: {
    cluster: string;
    kind: RuleKind;
    name: string;
  }) => boolean;
  /** True for what is to be left out. */
  exclude: boolean;
  /** Entity reference of what describes a cluster in the place of an entity of ours. */
  describedBy?: string;
}

/**
 * How many entities of one cluster may go at once without a second look.
 *
 * @internal
 */
export interface MassRemovalLimit {
  /** Share of the entities of a cluster, 0 to 1. */
  share: number;
  /** So many may always go. */
  atLeast: number;
  /** Milliseconds for which more than that is held back. */
  holdMilliseconds: number;
}

/**
 * The part of the configuration below `openmcp.catalog`, and what is read from
 * other places of it by name.
 *
 * @internal
 */
export interface CatalogSettings {
  upstreamProviders: boolean;
  platformClusters: boolean;
  installations: boolean;
  namespace: string;
  defaults: EntityDefaults;
  rules: readonly CatalogRule[];
  massRemoval: MassRemovalLimit;
  /** By name of a cluster: who owns it, as `openmcp.clusters` says. */
  clusterOwners: ReadonlyMap<string, string>;
  /** By name of a cluster: the only namespace of the operator's objects. */
  operatorNamespaces: ReadonlyMap<string, string>;
  /** Names of the clusters of Backstage's Kubernetes plugin. */
  kubernetesClusters: ReadonlySet<string>;
}
