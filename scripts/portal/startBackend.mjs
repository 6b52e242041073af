import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { backstageCli } from './backstageCli.mjs';
import { nodeTransform } from './nodeTransform.mjs';

/**
 * Starts the backend. With `watch` through `backstage-cli package start`, which starts it again after a
 * change; else directly, which saves the time and memory of that.
 *
 * @param {{root: string, state: string, logs: string, household: import('../processes/Household.mjs').Household,
 *   configurations: string[], watch: boolean, programs?: string, onLine: (line: string) => void}} options -
 *   configuration files in the order in which they are laid over each other; a folder with programs that the backend
 *   calls
 */
export async function startBackend({
  root,
  state,
  logs,
  household,
  configurations,
  watch,
  programs,
  onLine,
}) {
  const database = path.join(state, 'database');
  await mkdir(database, { recursive: true, mode: 0o700 });
  household.start({
    name: 'backend',
    cwd: path.join(root, 'packages', 'backend'),
    logFile: path.join(logs, 'backend.log'),
    nodeArguments: [
      ...(watch
        ? [backstageCli(root), 'package', 'start']
        : [...nodeTransform(root), 'src/index.ts']),
      ...configurations.flatMap(file => ['--config', file]),
    ],
    environment: {
      // Guest sign-in exists in development only.
      NODE_ENV: 'development',
      OPENMCP_STATE_DIRECTORY: state,
      OPENMCP_DATABASE_DIRECTORY: database,
      ...(programs
        ? { PATH: [programs, process.env.PATH].join(path.delimiter) }
        : {}),
    },
    onLine,
  });
}
