/**
 * Annotations of the entities that are made of what is on platform clusters.
 *
 * @internal
 */
export const ENTITY_ANNOTATIONS = {
  /** Name of the platform cluster. */
  cluster: 'openmcp.cloud/cluster',
  /** Kind of the object, for instance `PlatformService`. */
  kind: 'openmcp.cloud/installation-kind',
  /** Name of the object in full. */
  name: 'openmcp.cloud/installation-name',
  /** The same, as entities of providers have it. */
  providerName: 'openmcp.cloud/provider-name',
  /** Entity reference of the provider whose image is installed. */
  provider: 'openmcp.cloud/provider',
  /** When a cluster was read last, once that is some minutes ago. */
  notReadSince: 'openmcp.cloud/not-read-since',
  /** What of an object was not taken over, and why. */
  notes: 'openmcp.cloud/catalog-notes',
  /** By which it is found out whether an entity is as it should be. */
  fingerprint: 'openmcp.cloud/fingerprint',
} as const;

/**
 * Annotations by which an object on a cluster says how it is shown.
 *
 * @internal
 */
export const OBJECT_ANNOTATIONS = {
  /** `ignore` leaves the object out. */
  catalog: 'openmcp.cloud/catalog',
  title: 'openmcp.cloud/title',
  description: 'openmcp.cloud/description',
  owner: 'openmcp.cloud/owner',
  system: 'openmcp.cloud/system',
  lifecycle: 'openmcp.cloud/lifecycle',
  /** Separated by commas. */
  tags: 'openmcp.cloud/tags',
  /** Separated by commas; each an address, and a title after a space. */
  links: 'openmcp.cloud/links',
} as const;
