import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { controlPlanePrograms, linkerFlags } from './controlPlanePrograms';

/**
 * Folder of the Go module from which the programs are built.
 *
 * @internal
 */
export const modulesFolder = dirname(
  require.resolve('../../../modules/go.mod'),
);

/**
 * Folder that keeps the programs of all versions, in the user's cache.
 *
 * @param environment - environment variables; `XDG_CACHE_HOME` counts when it
 * is an absolute path
 * @returns `<cache>/openmcp-backstage/control-plane`
 * @internal
 */
export function controlPlaneCacheFolder(
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const xdg = environment.XDG_CACHE_HOME;
  const cache = xdg && isAbsolute(xdg) ? xdg : join(homedir(), '.cache');
  return join(cache, 'openmcp-backstage', 'control-plane');
}

/**
 * Names the build that belongs to the module files: another version of anything
 * in there, another flag or another machine gives another name.
 *
 * @param folder - folder with go.mod and go.sum
 * @returns 16 hexadecimal digits
 * @internal
 */
export function buildKey(folder: string = modulesFolder): string {
  const hash = createHash('sha256');
  for (const file of ['go.mod', 'go.sum']) {
    // With Unix line ends, whatever the checkout made of them.
    hash.update(
      readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n'),
    );
    hash.update('\0');
  }
  hash.update(`${linkerFlags}\0${process.platform}\0${process.arch}`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Tells whether a folder holds all programs.
 *
 * @param folder - a folder of {@link controlPlaneCacheFolder}
 * @returns true when none is missing
 * @internal
 */
export function hasAllPrograms(folder: string): boolean {
  return Object.keys(controlPlanePrograms).every(name =>
    existsSync(join(folder, name)),
  );
}
