/**
 * Kind of an object of which only the metadata was asked for (Kubernetes,
 * `meta.k8s.io/v1`).
 *
 * @internal
 */
export const METADATA_KIND = 'PartialObjectMetadata';
