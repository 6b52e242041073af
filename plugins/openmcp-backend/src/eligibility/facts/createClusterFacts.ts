import {
  ClusterFacts,
  INSTALLATION_KINDS,
  InstalledProvider,
  PLATFORM_MODE_ANNOTATION,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ClusterView } from '../../fleet';
import { InstallationSnapshot } from '../../store';
import { ImageMirrors } from '../images';

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
    imagePullFailing: status.reasons.some(
      ({ code }) => code === 'image-pull-failed',
    ),
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

/**
 * What rules are told of a platform cluster, from memory.
 *
 * @param isVisible - which installations may be spoken of
 * @param mirrors - replace an image by the one that it is a copy of
 * @internal
 */
export function createClusterFacts(
  cluster: ClusterView,
  isVisible: (installation: InstallationSnapshot) => boolean,
  mirrors: ImageMirrors,
): ClusterFacts {
  const { status, definition } = cluster;
  const { asOf } = status.freshness;
  return {
    name: definition.name,
    asOf: asOf === undefined ? undefined : new Date(asOf).toISOString(),
    installations: wasRead(cluster)
      ? [...cluster.installations()]
          .filter(isVisible)
          .map(describeInstallation)
          .map(each => ({ ...each, image: mirrors.toUpstream(each.image) }))
          .sort((a, b) =>
            `${a.kind}/${a.name}` < `${b.kind}/${b.name}` ? -1 : 1,
          )
      : undefined,
  };
}
