import { posix } from 'node:path';

/**
 * The file for the configuration object when nobody says one: in the folder of the
 * manifest itself, because the bootstrapper takes no folders below that of its
 * extra manifests.
 *
 * @param path - of the manifest, for instance `extra-manifests/eso.yaml`
 * @param draft - the object; without one there is no file
 * @internal
 */
export function configurationPathBeside(
  path: string,
  draft: { kind: string } | undefined,
): string {
  const { dir, name } = posix.parse(path);
  const kind = (draft?.kind ?? 'configuration').toLocaleLowerCase('en-US');
  return posix.join(dir, `${name}-${kind}.yaml`);
}
