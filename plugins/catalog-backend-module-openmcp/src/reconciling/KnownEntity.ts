import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * An entity of ours, as far as it has to be known to keep it true.
 *
 * @internal
 */
export interface KnownEntity {
  entityRef: string;
  /** Its location, which is the key under which it was written. */
  location: string;
  fingerprint?: string;
  /** Of installations alone. */
  kind?: InstallationKind;
  /** Of installations alone: name of the object. */
  name?: string;
  /** Entity reference of the provider of an installation. */
  provider?: string;
  /** Of clusters alone. */
  notReadSince?: string;
}
