import {
  Health,
  InstallationKind,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Names an installation.
 *
 * @internal
 */
export interface InstallationName {
  cluster: string;
  kind: InstallationKind;
  name: string;
}

/**
 * One installation, as far as notifications are concerned.
 *
 * @internal
 */
export interface ListedInstallation extends InstallationName {
  uid: string;
  health: Health;
  /** Since when it has this health, in milliseconds since the epoch. */
  since?: number;
  /** False when what is known of it may be outdated. */
  isCurrent: boolean;
}

/**
 * What is installed where.
 *
 * @internal
 */
export interface Landscape {
  installations: readonly ListedInstallation[];
  /** Whether one that is not listed is known to be gone. */
  isGone(installation: InstallationName): boolean;
}

/**
 * Identifies an installation among all.
 *
 * @internal
 */
export function installationKey(installation: InstallationName): string {
  const { cluster, kind, name } = installation;
  return JSON.stringify([cluster, kind, name]);
}
