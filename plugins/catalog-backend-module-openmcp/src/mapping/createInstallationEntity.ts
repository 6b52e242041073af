import { Entity } from '@backstage/catalog-model';
import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { CatalogSettings } from '../settings';
import { ENTITY_ANNOTATIONS } from './annotations';
import { clusterEntityRef } from './createClusterEntity';
import { createResource } from './createResource';
import { installationEntityName } from './entityNames';
import { kubernetesAnnotations } from './kubernetesAnnotations';
import { clusterLocation } from './locations';
import { describeObject } from './ObjectDescription';

/**
 * What is told of an installation. Neither its health nor its image nor its events:
 * who may read the catalog may not be allowed to see those.
 *
 * @internal
 */
export interface InstallationFacts {
  cluster: string;
  clusterTitle: string;
  kind: InstallationKind;
  name: string;
  /** What the object says of how it is shown. */
  annotations: Readonly<Record<string, string>>;
  /** Entity reference of the provider whose image is installed. */
  provider?: string;
}

const WORDS: Record<InstallationKind, string> = {
  ClusterProvider: 'Cluster provider',
  ServiceProvider: 'Service provider',
  PlatformService: 'Platform service',
};

/** A title stands in a line of its own; an annotation has the name in full. */
function shorten(name: string): string {
  // By characters: half of one would be none.
  const characters = [...name];
  return characters.length <= 80
    ? name
    : `${characters.slice(0, 79).join('')}…`;
}

/**
 * The entity of an installation.
 *
 * @returns undefined when it is to be left out
 * @internal
 */
export function createInstallationEntity(
  installation: InstallationFacts,
  settings: CatalogSettings,
): Entity | undefined {
  const { cluster, clusterTitle, kind, name, provider } = installation;
  const said = describeObject(installation, installation.annotations, settings);
  if (said.isLeftOut) {
    return undefined;
  }
  const clusterRef = clusterEntityRef(cluster, settings);
  return createResource({
    type: 'openmcp-installation',
    name: installationEntityName(installation),
    namespace: settings.namespace,
    title: `${shorten(name)} on ${shorten(clusterTitle)}`,
    description: `${WORDS[kind]} ${shorten(
      name,
    )} on the platform cluster ${shorten(clusterTitle)}`,
    location: clusterLocation(cluster),
    annotations: {
      [ENTITY_ANNOTATIONS.cluster]: cluster,
      [ENTITY_ANNOTATIONS.kind]: kind,
      [ENTITY_ANNOTATIONS.name]: name,
      [ENTITY_ANNOTATIONS.providerName]: name,
      ...(provider && { [ENTITY_ANNOTATIONS.provider]: provider }),
      ...kubernetesAnnotations(installation, settings),
    },
    dependsOn: [clusterRef, provider].filter(ref => ref !== undefined),
    said,
  });
}
