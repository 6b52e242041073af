import { createHash } from 'node:crypto';
import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';

/** Longest name that the catalog takes. */
const LONGEST = 63;

const HASH_LENGTH = 10;

/** What can stand between dots and be read back. */
const PLAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** As the operator begins the names of what it makes of each. */
const PREFIXES: Record<InstallationKind, string> = {
  ClusterProvider: 'cp',
  ServiceProvider: 'sp',
  PlatformService: 'ps',
};

function hash(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest();
  // Letters and digits alone: names of entities do not tell upper from lower case.
  return BigInt(`0x${digest.toString('hex')}`)
    .toString(36)
    .slice(0, HASH_LENGTH);
}

/**
 * What is not plain gets a name with one dot before a hash. Plain names of
 * installations have two, those of clusters none, so none is like another.
 */
function shorten(parts: readonly string[]): string {
  const readable = parts
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST - HASH_LENGTH - 1)
    .replace(/^-+|-+$/g, '');
  return `${readable || 'unnamed'}.${hash(parts)}`;
}

function isPlain(name: string, parts: readonly string[]): boolean {
  return name.length <= LONGEST && parts.every(part => PLAIN.test(part));
}

/**
 * Name of the entity of a platform cluster: the same where the catalog allows it.
 *
 * @internal
 */
export function clusterEntityName(cluster: string): string {
  return isPlain(cluster, [cluster]) ? cluster : shorten([cluster]);
}

/**
 * Name of the entity of an installation, as `eu-live.ps.velero`. Whatever the names
 * are, two installations never have the same, and one always has the same.
 *
 * @internal
 */
export function installationEntityName(installation: {
  cluster: string;
  kind: InstallationKind;
  name: string;
}): string {
  const { cluster, kind, name } = installation;
  const parts = [cluster, PREFIXES[kind], name];
  const plain = parts.join('.');
  return isPlain(plain, parts) ? plain : shorten(parts);
}
