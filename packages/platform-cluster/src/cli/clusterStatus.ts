import { PlatformClusterClient } from '../client';
import { StateFolder } from './StateFolder';

async function isReachable(kubeconfig: string, name: string): Promise<boolean> {
  try {
    const client = new PlatformClusterClient(kubeconfig, name);
    try {
      const answer = await client.send('GET', '/api/v1/namespaces?limit=1');
      return answer.status === 200;
    } finally {
      await client.close();
    }
  } catch {
    return false;
  }
}

/**
 * Tells which platform clusters run and whether they answer.
 *
 * @param stateDirectory - folder of their state
 * @param write - receives lines for the person
 * @returns whether all of them answer; false when there are none
 * @internal
 */
export async function clusterStatus(
  stateDirectory: string,
  write: (line: string) => void,
): Promise<boolean> {
  const announced = new StateFolder(stateDirectory).announced();
  if (!announced) {
    write('No platform clusters are running.');
    return false;
  }
  const { clusters, kubeconfig, real, pid } = announced;
  write(`${real ? 'Real' : 'Simulated'} clusters of process ${pid}`);
  const rows = await Promise.all(
    clusters.map(async ({ name, server }) => ({
      name,
      server,
      reachable: await isReachable(kubeconfig, name),
    })),
  );
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, server, reachable } of rows) {
    const word = reachable ? 'reachable' : 'not reachable';
    write(`${name.padEnd(width)}  ${server}  ${word}`);
  }
  return rows.every(({ reachable }) => reachable);
}
