import { homedir } from 'node:os';
import path from 'node:path';
import { cacheDirectory, repositoryRoot, stateDirectory } from './paths.mjs';

/**
 * Folders that set-up and commands write to.
 *
 * @param {NodeJS.ProcessEnv} [environment] - defaults to that of this process
 * @param {string} [root] - of the repository
 * @returns {{what: string, path: string, setting?: string}[]} what each is for people, and the variable that moves it
 */
export function writtenFolders(
  environment = process.env,
  root = repositoryRoot,
) {
  const home = environment.HOME || homedir();
  return [
    { what: 'this checkout', path: root },
    {
      what: 'the cache of this project',
      path: cacheDirectory(environment),
      setting: 'XDG_CACHE_HOME',
    },
    {
      what: 'the state of the portal',
      path: stateDirectory(environment),
      setting: 'OPENMCP_STATE_DIRECTORY',
    },
    {
      what: "yarn's cache",
      path: environment.YARN_GLOBAL_FOLDER || path.join(home, '.yarn', 'berry'),
      setting: 'YARN_GLOBAL_FOLDER',
    },
    {
      what: "npm's cache",
      path: environment.npm_config_cache || path.join(home, '.npm'),
      setting: 'npm_config_cache',
    },
    {
      what: 'the folder for temporary files',
      path: environment.TMPDIR || '/tmp',
      setting: 'TMPDIR',
    },
  ];
}

/**
 * Which of these folders a file is in, or would be in.
 *
 * @template {{path: string}} T
 * @param {string} file
 * @param {T[]} folders
 * @returns {T | undefined} the innermost one
 */
export function describeFolder(file, folders) {
  return folders
    .filter(
      folder =>
        contains(folder.path, file) ||
        // Making a folder fails at the first of its parents that is not there.
        contains(file, folder.path),
    )
    .sort((one, other) => other.path.length - one.path.length)[0];
}

function contains(folder, file) {
  const way = path.relative(folder, file);
  return !way.startsWith('..') && !path.isAbsolute(way);
}
