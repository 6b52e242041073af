import { createNotKubernetesFailure } from '../stream';

/**
 * Versions of API groups as they are served, the preferred one first; the core
 * group is the empty name.
 *
 * @internal
 */
export type ServedGroups = ReadonlyMap<string, readonly string[]>;

const versionName = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function isVersion(value: unknown): value is string {
  return typeof value === 'string' && versionName.test(value);
}

/**
 * Reads the list of API groups. A group that is not understood is left with no
 * version, so that only its own kinds are not found.
 *
 * @param answer - of `/apis`
 * @throws ClusterFailure for an answer of something else than an API server
 * @internal
 */
export function parseGroups(answer: unknown): ServedGroups {
  const { kind, groups } = Object(answer);
  if (kind !== 'APIGroupList' || !Array.isArray(groups)) {
    throw createNotKubernetesFailure();
  }
  const served = new Map<string, readonly string[]>();
  for (const group of groups) {
    const { name, versions, preferredVersion } = Object(group);
    if (typeof name === 'string') {
      const all = Array.isArray(versions) ? versions : [];
      const names = [preferredVersion, ...all].map(
        each => Object(each).version,
      );
      served.set(name, [...new Set(names.filter(isVersion))]);
    }
  }
  return served;
}

/**
 * Reads the versions of the core group.
 *
 * @param answer - of `/api`
 * @throws ClusterFailure for an answer of something else than an API server
 * @internal
 */
export function parseCoreVersions(answer: unknown): readonly string[] {
  const { kind, versions } = Object(answer);
  if (kind !== 'APIVersions' || !Array.isArray(versions)) {
    throw createNotKubernetesFailure();
  }
  return versions.filter(isVersion);
}
