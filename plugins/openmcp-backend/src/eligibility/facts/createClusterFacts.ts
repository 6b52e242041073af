import {
  ClusterFacts,
  INSTALLATION_KINDS,
  InstalledProvider,
  PLATFORM_MODE_ANNOTATION,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView } from '../../fleet';
import { Visibility } from '../../reading';
import { InstallationSnapshot } from '../../store';
import { ClusterStatus } from '../../watch';
import { ImageMirrors } from '../images';
import { describeFactsFreshness } from './describeFactsFreshness';

function describeInstallation({
  kind,
  name,
  objects,
  status,
}: InstallationSnapshot): InstalledProvider {
  const { provider } = objects;
  return {
    kind,
    name,
    uid: provider.uid,
    image: status.image.wanted,
    health: status.health,
    platformMode: provider.annotations[PLATFORM_MODE_ANNOTATION] !== undefined,
    runReplicas: provider.spec.runReplicas,
    // There are none where all is well.
    imagePullFailing:
      status.reasons?.some(({ code }) => code === 'image-pull-failed') ?? false,
    hasImagePullSecrets: provider.spec.imagePullSecrets.length > 0,
  };
}

/**
 * Whether all installations of a cluster were read at some time.
 *
 * @internal
 */
export function wasRead({ status }: ClusterView): boolean {
  return (
    status.freshness.asOf !== undefined &&
    INSTALLATION_KINDS.every(kind => !status.unreadKinds.includes(kind))
  );
}

/** A kind that was read at some time; that it is missing was read as well. */
function wasKindRead({ asOf }: ClusterStatus['surroundings'][number]): boolean {
  return asOf !== undefined;
}

/** What was never read is left out, because an empty list would say something. */
function describeSurroundings({
  status,
  surroundings,
}: ClusterView): Partial<ClusterFacts> {
  const read = status.surroundings.filter(wasKindRead);
  const listOf = <T>(kind: string, group: string, list: T): T | undefined =>
    read.some(each => each.kind === kind && each.group === group)
      ? list
      : undefined;
  return {
    customResources: listOf(
      'CustomResourceDefinition',
      'apiextensions.k8s.io',
      surroundings.customResources,
    ),
    namespaces: listOf('Namespace', '', surroundings.namespaces),
    purposes: listOf(
      'Cluster',
      'clusters.openmcp.cloud',
      surroundings.purposes,
    ),
    configurations: surroundings.configurations,
    configurationKinds: read.map(({ group, kind }) => ({ group, kind })),
  };
}

/**
 * What rules are told of a platform cluster, from memory.
 *
 * @param visibility - of what may be spoken: what is around installations is told
 *   to whom the cluster may be shown
 * @param mirrors - replace an image by the one that it is a copy of
 * @internal
 */
export function createClusterFacts(
  cluster: ClusterView,
  visibility: Visibility,
  mirrors: ImageMirrors,
): ClusterFacts {
  const { name } = cluster.definition;
  return {
    name,
    asOf: describeFactsFreshness(cluster).asOf,
    installations: wasRead(cluster)
      ? [...cluster.installations()]
          .filter(each => visibility.installation(each))
          .map(describeInstallation)
          .map(each => ({ ...each, image: mirrors.toUpstream(each.image) }))
          .sort((a, b) =>
            `${a.kind}/${a.name}` < `${b.kind}/${b.name}` ? -1 : 1,
          )
      : undefined,
    ...(visibility.cluster(name) && describeSurroundings(cluster)),
  };
}
