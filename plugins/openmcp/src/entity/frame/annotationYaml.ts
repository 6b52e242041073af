import { DEFAULT_NAMESPACE, Entity } from '@backstage/catalog-model';
import { stringify } from 'yaml';

/**
 * The beginning of the entity's own file with annotations that it lacks.
 *
 * @internal
 */
export function annotationYaml(
  { apiVersion, kind, metadata }: Entity,
  annotations: Readonly<Record<string, string>>,
): string {
  const { name, namespace = DEFAULT_NAMESPACE } = metadata;
  return stringify({
    apiVersion,
    kind,
    metadata: {
      name,
      ...(namespace !== DEFAULT_NAMESPACE && { namespace }),
      annotations,
    },
  });
}
