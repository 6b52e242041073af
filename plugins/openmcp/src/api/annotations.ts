/**
 * Annotations of entities in the catalog that pages and cards read.
 *
 * @internal
 */
export const ANNOTATION = {
  /** Image repository of a provider, without a tag. */
  image: 'openmcp.cloud/image',
  /** Name of a platform cluster as the backend is configured with it. */
  cluster: 'openmcp.cloud/cluster',
  /** Kubernetes kind of an installation. */
  kind: 'openmcp.cloud/installation-kind',
  /** Name of the object of an installation. */
  name: 'openmcp.cloud/installation-name',
} as const;
