/**
 * The kinds of provider objects that the openmcp-operator installs.
 *
 * @remarks
 * Source: openmcp-operator, `api/provider/v1alpha1` (group `openmcp.cloud`,
 * cluster-scoped, one shared spec).
 *
 * @public
 */
export type InstallationKind =
  | 'ClusterProvider'
  | 'ServiceProvider'
  | 'PlatformService';

/**
 * Every {@link InstallationKind}, in the order in which they are listed.
 *
 * @public
 */
export const INSTALLATION_KINDS: readonly InstallationKind[] = [
  'ClusterProvider',
  'ServiceProvider',
  'PlatformService',
];

/**
 * Tells whether a text names one of the {@link InstallationKind}s.
 *
 * @public
 */
export function isInstallationKind(value: string): value is InstallationKind {
  return (INSTALLATION_KINDS as readonly string[]).includes(value);
}
