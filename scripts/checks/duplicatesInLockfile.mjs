import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages of a scope of which yarn.lock holds more than one version.
 *
 * @param {string} root - of the repository
 * @param {string} scope - with its slash, such as `@backstage/`
 * @returns {Map<string, string[]>} versions by name
 */
export function duplicatesInLockfile(root, scope) {
  const versions = new Map();
  const lockfile = readFileSync(path.join(root, 'yarn.lock'), 'utf8');
  for (const entry of lockfile.split(/\n\n/)) {
    const resolution = /^ {2}resolution: "(@?[^@"]+)@/m.exec(entry);
    const version = /^ {2}version: (\S+)/m.exec(entry);
    if (resolution?.[1].startsWith(scope) && version) {
      const known = versions.get(resolution[1]) ?? [];
      if (!known.includes(version[1])) {
        versions.set(resolution[1], [...known, version[1]]);
      }
    }
  }
  return new Map([...versions].filter(([, list]) => list.length > 1));
}
