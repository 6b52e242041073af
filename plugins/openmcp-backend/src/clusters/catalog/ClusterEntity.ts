import {
  ANNOTATION_LOCATION,
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
  parseEntityRef,
  stringifyEntityRef,
} from '@backstage/catalog-model';

const serverAnnotation = 'kubernetes.io/api-server';

/**
 * Annotation with the certificate authority of an API server, PEM in base64.
 *
 * @internal
 */
export const caAnnotation = 'kubernetes.io/api-server-certificate-authority';

/** Entities that the catalog module of this suite made of what we read. */
const ownLocation = 'openmcp:';

/**
 * What an entity of the catalog says of a Kubernetes cluster. Credentials, paths
 * and commands are never taken from there.
 *
 * @internal
 */
export interface ClusterEntity {
  entityRef: string;
  name: string;
  namespace: string;
  title?: string;
  owner?: string;
  server: string;
  /** PEM in base64. */
  ca?: string;
}

function readOwner({ metadata, spec }: Entity): string | undefined {
  if (typeof spec?.owner !== 'string') {
    return undefined;
  }
  try {
    return stringifyEntityRef(
      parseEntityRef(spec.owner, {
        defaultKind: 'group',
        defaultNamespace: metadata.namespace ?? 'default',
      }),
    );
  } catch {
    return undefined;
  }
}

/**
 * Reads an entity of kind `Resource` and type `kubernetes-cluster` by the
 * annotations of Backstage's Kubernetes plugin.
 *
 * @returns undefined for what names no API server, and for what came from us
 * @internal
 */
export function readClusterEntity(entity: Entity): ClusterEntity | undefined {
  const { name, namespace = 'default', title } = entity.metadata;
  const annotations = entity.metadata.annotations ?? {};
  const server = annotations[serverAnnotation];
  const isOurs = [ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION].some(key =>
    annotations[key]?.startsWith(ownLocation),
  );
  if (isOurs || typeof server !== 'string' || !URL.canParse(server)) {
    return undefined;
  }
  return {
    entityRef: stringifyEntityRef(entity),
    name,
    namespace,
    title,
    owner: readOwner(entity),
    server,
    ca: annotations[caAnnotation],
  };
}
