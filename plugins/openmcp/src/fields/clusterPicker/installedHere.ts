import {
  Cluster,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * What is known of one provider on a cluster: its PlatformServices, or that
 * nobody could look.
 *
 * @internal
 */
export type InstalledHere = InstallationItem[] | 'not-known';

/**
 * The PlatformServices of one cluster.
 *
 * @param items - those of the provider's image, on all clusters; undefined when
 *   they were not read
 * @internal
 */
export function installedHere(
  cluster: Cluster,
  items: InstallationItem[] | undefined,
): InstalledHere {
  const here = items?.filter(item => item.cluster === cluster.name);
  if (here && here.length > 0) {
    return here;
  }
  const kind = cluster.kinds.find(
    candidate => candidate.kind === 'PlatformService',
  );
  const isReadable =
    !kind || ['readable', 'not-installed'].includes(kind.state);
  const wasRead = cluster.freshness.asOf !== undefined;
  return here && isReadable && wasRead ? here : 'not-known';
}
