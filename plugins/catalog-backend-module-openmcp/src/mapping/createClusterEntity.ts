import { Entity } from '@backstage/catalog-model';
import { CatalogSettings } from '../settings';
import { ENTITY_ANNOTATIONS } from './annotations';
import { createResource } from './createResource';
import { clusterEntityName } from './entityNames';
import { clusterLocation } from './locations';
import { describeObject } from './ObjectDescription';

/**
 * What is told of a platform cluster.
 *
 * @internal
 */
export interface ClusterFacts {
  name: string;
  title: string;
  /** RFC 3339 time when it was read last, once that is some minutes ago. */
  notReadSince?: string;
}

/**
 * The entity of a platform cluster. It carries no address: whoever may read the
 * catalog need not know where API servers are.
 *
 * @returns undefined when it is to be left out, or another entity describes it
 * @internal
 */
export function createClusterEntity(
  cluster: ClusterFacts,
  settings: CatalogSettings,
): Entity | undefined {
  const { name, title } = cluster;
  const subject = { cluster: name, kind: 'Cluster' as const, name };
  const said = describeObject(subject, {}, settings);
  if (said.isLeftOut || describedElsewhere(name, settings)) {
    return undefined;
  }
  return createResource({
    type: 'kubernetes-cluster',
    name: clusterEntityName(name),
    namespace: settings.namespace,
    title: title || name,
    description: `Platform cluster of openMCP, where the openmcp-operator runs`,
    location: clusterLocation(name),
    annotations: {
      [ENTITY_ANNOTATIONS.cluster]: name,
      ...(cluster.notReadSince && {
        [ENTITY_ANNOTATIONS.notReadSince]: cluster.notReadSince,
      }),
    },
    dependsOn: [],
    said,
  });
}

function describedElsewhere(
  cluster: string,
  settings: CatalogSettings,
): string | undefined {
  const subject = { cluster, kind: 'Cluster' as const, name: cluster };
  return settings.rules
    .filter(rule => rule.describedBy && rule.matches(subject))
    .at(-1)?.describedBy;
}

/**
 * Reference of the entity that stands for a cluster.
 *
 * @returns undefined when there is none, so that nothing refers to it
 * @internal
 */
export function clusterEntityRef(
  cluster: string,
  settings: CatalogSettings,
): string | undefined {
  const other = describedElsewhere(cluster, settings);
  if (other || !settings.platformClusters) {
    return other;
  }
  const subject = { cluster, kind: 'Cluster' as const, name: cluster };
  const { isLeftOut } = describeObject(subject, {}, settings);
  return isLeftOut
    ? undefined
    : `resource:${settings.namespace}/${clusterEntityName(cluster)}`;
}
