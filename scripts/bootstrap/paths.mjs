import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const repositoryRoot = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);

/**
 * Where things are kept that can be fetched or built again: Node, binaries of the control plane.
 *
 * @param {NodeJS.ProcessEnv} [environment] - defaults to that of this process
 */
export function cacheDirectory(environment = process.env) {
  return path.join(
    environment.XDG_CACHE_HOME || path.join(homedir(), '.cache'),
    'openmcp-backstage',
  );
}

/**
 * Where a running portal keeps its state: database, platform clusters, logs.
 *
 * @param {NodeJS.ProcessEnv} [environment] - defaults to that of this process
 */
export function stateDirectory(environment = process.env) {
  if (environment.OPENMCP_STATE_DIRECTORY) {
    return path.resolve(environment.OPENMCP_STATE_DIRECTORY);
  }
  return path.join(
    environment.XDG_STATE_HOME || path.join(homedir(), '.local', 'state'),
    'openmcp-backstage',
  );
}
