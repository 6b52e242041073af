import { Entity, EntityRelation } from '@backstage/catalog-model';
import {
  clusterEntity,
  installationEntity,
  providerEntity,
  systemEntity,
  toolEntity,
} from '../src/__testUtils__/exampleEntities';

function partOf(entity: Entity, title: string): Entity {
  const relations: EntityRelation[] = [
    { type: 'partOf', targetRef: 'system:default/secrets-and-trust' },
    { type: 'ownedBy', targetRef: 'group:default/platform-core' },
  ];
  return { ...entity, metadata: { ...entity.metadata, title }, relations };
}

function renamed(entity: Entity, name: string): Entity {
  return { ...entity, metadata: { ...entity.metadata, name } };
}

function installation(cluster: string, name: string): Entity {
  return renamed(
    installationEntity({
      'openmcp.cloud/cluster': cluster,
      'openmcp.cloud/installation-kind': 'PlatformService',
      'openmcp.cloud/installation-name': name,
    }),
    `${cluster}-${name}`,
  );
}

/**
 * Entities for every card and tab: providers with and without an image, a tool,
 * installations, clusters that are read and one that is not, and a system.
 */
export const exampleEntities: Entity[] = [
  partOf(providerEntity(), 'ESO'),
  partOf(renamed(providerEntity(), 'service-provider-flux'), 'Flux'),
  renamed(providerEntity({}), 'service-provider-without-image'),
  partOf(toolEntity(), 'cert-manager'),
  installation('eu-live', 'velero'),
  installation('ap-live', 'dns'),
  installation('eu-canary', 'gateway'),
  installation('eu-live', 'never-there'),
  renamed(installationEntity({}), 'installation-without-annotations'),
  clusterEntity('eu-live'),
  clusterEntity('ap-live'),
  clusterEntity('eu-canary'),
  clusterEntity('us-live'),
  systemEntity(),
];
