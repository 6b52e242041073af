import { InstallationIdentity } from '../reading';

/**
 * Reference of an installation for the permission framework:
 * `<cluster>/<Kind>/<name>`.
 *
 * @internal
 */
export function stringifyInstallationRef(
  identity: InstallationIdentity,
): string {
  return `${identity.cluster}/${identity.kind}/${identity.name}`;
}

/**
 * Reads what {@link stringifyInstallationRef} wrote. Kinds and names hold no
 * slash, names of clusters may.
 *
 * @returns undefined when it is not such a reference
 * @internal
 */
export function parseInstallationRef(
  ref: string,
): InstallationIdentity | undefined {
  const match = /^(.+)\/([^/]+)\/([^/]+)$/s.exec(ref);
  return match
    ? { cluster: match[1], kind: match[2], name: match[3] }
    : undefined;
}
