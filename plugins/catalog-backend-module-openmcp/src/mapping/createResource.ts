import {
  ANNOTATION_LOCATION,
  ANNOTATION_ORIGIN_LOCATION,
  Entity,
} from '@backstage/catalog-model';
import { ENTITY_ANNOTATIONS } from './annotations';
import { ObjectDescription } from './ObjectDescription';
import { withFingerprint } from './withFingerprint';

/**
 * What makes one resource another than the next.
 *
 * @internal
 */
export interface ResourceParts {
  type: 'kubernetes-cluster' | 'openmcp-installation';
  name: string;
  namespace: string;
  title: string;
  description: string;
  location: string;
  annotations: Record<string, string>;
  /** Entity references. */
  dependsOn: string[];
  said: ObjectDescription;
}

/**
 * Makes an entity of kind `Resource`.
 *
 * @internal
 */
export function createResource(parts: ResourceParts): Entity {
  const { said, dependsOn } = parts;
  const entity: Entity = {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Resource',
    metadata: {
      namespace: parts.namespace,
      name: parts.name,
      title: said.title ?? parts.title,
      description: said.description ?? parts.description,
      annotations: {
        [ANNOTATION_LOCATION]: parts.location,
        [ANNOTATION_ORIGIN_LOCATION]: parts.location,
        ...parts.annotations,
        ...(said.notes.length > 0 && {
          [ENTITY_ANNOTATIONS.notes]: said.notes.join('; '),
        }),
      },
      ...(said.tags.length > 0 && { tags: said.tags }),
      ...(said.links.length > 0 && {
        links: said.links.map(({ url, title }) =>
          title ? { url, title } : { url },
        ),
      }),
    },
    spec: {
      type: parts.type,
      owner: said.owner,
      ...(said.system && { system: said.system }),
      ...(said.lifecycle && { lifecycle: said.lifecycle }),
      ...(dependsOn.length > 0 && { dependsOn }),
    },
  };
  return withFingerprint(entity);
}
