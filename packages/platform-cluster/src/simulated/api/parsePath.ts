/**
 * What a path of objects names.
 *
 * @internal
 */
export interface ObjectPath {
  group: string;
  version: string;
  plural: string;
  namespace?: string;
  name?: string;
  subresource?: string;
}

/**
 * Reads a path below `/api` or `/apis`.
 *
 * @param path - path without query
 * @returns undefined when it cannot be the path of objects
 * @internal
 */
export function parsePath(path: string): ObjectPath | undefined {
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const root = parts.shift();
  if (root !== 'api' && root !== 'apis') {
    return undefined;
  }
  const group = root === 'apis' ? parts.shift() ?? '' : '';
  const version = parts.shift();
  let namespace: string | undefined;
  if (parts[0] === 'namespaces' && parts.length > 2) {
    namespace = parts[1];
    // The status of a namespace is no kind of objects in it.
    if (parts[2] === 'status' && parts.length === 3) {
      namespace = undefined;
    } else {
      parts.splice(0, 2);
    }
  }
  const [plural, name, subresource, ...rest] = parts;
  if (!version || !plural || rest.length > 0) {
    return undefined;
  }
  return { group, version, plural, namespace, name, subresource };
}
