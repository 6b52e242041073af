import { createNotKubernetesFailure } from '../stream';

const pluralName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function canBeWatched(verbs: unknown): boolean {
  return (
    Array.isArray(verbs) && verbs.includes('list') && verbs.includes('watch')
  );
}

/**
 * Finds a kind among those of one version of a group.
 *
 * @param answer - of `/apis/<group>/<version>` or `/api/<version>`
 * @returns its name in paths; undefined when it is not there, or cannot be
 *   watched
 * @throws ClusterFailure for an answer of something else than an API server
 * @internal
 */
export function findPlural(
  answer: unknown,
  wanted: string,
): string | undefined {
  const { kind, resources } = Object(answer);
  if (kind !== 'APIResourceList' || !Array.isArray(resources)) {
    throw createNotKubernetesFailure();
  }
  for (const resource of resources) {
    const { name, kind: served, verbs } = Object(resource);
    // A subresource has a kind, too, and a name with a slash.
    if (
      served === wanted &&
      typeof name === 'string' &&
      pluralName.test(name) &&
      canBeWatched(verbs)
    ) {
      return name;
    }
  }
  return undefined;
}
