import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Progress } from '../bootstrap/Progress.mjs';
import { proxyVariables } from '../bootstrap/proxySettings.mjs';
import { nodeTransform } from './nodeTransform.mjs';

const POLL_MILLISECONDS = 100;

/**
 * Starts the platform clusters that the portal shows and waits until they are ready.
 *
 * @param {{root: string, state: string, logs: string, household: import('../processes/Household.mjs').Household,
 *   real: boolean, clusters: string[]}} options
 * @returns {Promise<{configuration: string, kubeconfig: string}>} configuration file for the backend and
 *   kubeconfig for kubectl; rejects when the household ends before
 */
export async function startPlatformClusters({
  root,
  state,
  logs,
  household,
  real,
  clusters,
}) {
  const directory = path.join(state, 'platform-clusters');
  const ready = path.join(directory, 'ready.json');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  rmSync(ready, { force: true });
  const progress = new Progress(
    real
      ? 'Starting the real control plane'
      : 'Starting simulated platform clusters',
  );
  household.start({
    name: 'platform clusters',
    cwd: root,
    logFile: path.join(logs, 'platform-clusters.log'),
    // For Go, which may have to fetch modules.
    environment: proxyVariables(process.env),
    nodeArguments: [
      ...nodeTransform(root),
      'packages/platform-cluster/src/cli/index.ts',
      'start',
      ...(real ? ['--real'] : []),
      '--clusters',
      clusters.join(','),
      '--state-directory',
      directory,
    ],
    onLine: line => {
      // What it says for those who start it by hand is in the box at the end.
      if (line.trim() && !/kubeconfig/i.test(line)) {
        progress.update(line.trim());
      }
    },
  });
  try {
    while (!existsSync(ready)) {
      await delay(POLL_MILLISECONDS, undefined, {
        signal: household.ending,
      });
    }
  } catch (error) {
    progress.end();
    throw error;
  }
  progress.end('Platform clusters are ready');
  return JSON.parse(readFileSync(ready, 'utf8'));
}
