import { WatchedKind } from './WatchedKind';

/**
 * Path of all objects of a kind, in one namespace or in the whole cluster.
 *
 * @param namespace - undefined for the whole cluster
 * @internal
 */
export function collectionPath(
  kind: Pick<WatchedKind, 'group' | 'version' | 'plural'>,
  namespace?: string,
): string {
  const root = kind.group
    ? `/apis/${kind.group}/${kind.version}`
    : `/api/${kind.version}`;
  const scope = namespace ? `/namespaces/${encodeURIComponent(namespace)}` : '';
  return `${root}${scope}/${kind.plural}`;
}
