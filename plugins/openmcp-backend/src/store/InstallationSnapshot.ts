import {
  InstallationKind,
  InstallationObjects,
  InstallationStatus,
} from '@openmcp/backstage-plugin-openmcp-common';

/**
 * All that is known of one installation at one moment. It never changes; what
 * changes is which snapshot is the current one.
 *
 * @internal
 */
export interface InstallationSnapshot {
  readonly cluster: string;
  readonly kind: InstallationKind;
  readonly name: string;
  /** Events are newest first. */
  readonly objects: Readonly<InstallationObjects>;
  readonly status: Readonly<InstallationStatus>;
  /**
   * Of a PlatformService: its spec as JSON, with hashes in the place of values of
   * environment variables.
   */
  readonly liveSpec?: string;
}
