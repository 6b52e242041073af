import { InstallationReference } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Identifies an installation within its cluster.
 *
 * @internal
 */
export function installationKey({ kind, name }: InstallationReference): string {
  return `${kind}/${name}`;
}
