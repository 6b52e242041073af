import { InstallationItem } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Identifies an installation on all clusters.
 *
 * @internal
 */
export function installationId(
  item: Pick<InstallationItem, 'cluster' | 'kind' | 'name'>,
): string {
  return `${item.cluster}/${item.kind}/${item.name}`;
}
