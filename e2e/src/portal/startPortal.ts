import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { targetPaths } from '@backstage/cli-common';
import { BackendProcess } from './BackendProcess';
import { freePort } from './freePort';
import { PortalCluster, portalConfig } from './portalConfig';

/**
 * A portal under test: the production build of the app, served by the backend.
 *
 * @internal
 */
export interface RunningPortal {
  baseUrl: string;
  /** What the backend has written to its log so far. */
  readLog(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the portal and waits until it says that it is ready.
 *
 * @throws Error with the end of the log when the backend ends or is not ready
 * within two minutes, or when the app was not built.
 * @internal
 */
export async function startPortal(options: {
  stateDirectory: string;
  clusters: PortalCluster[];
  /** Further settings of our plugins; they replace those of `app-config.yaml`. */
  openmcp?: object;
}): Promise<RunningPortal> {
  if (!existsSync(targetPaths.resolveRoot('packages/app/dist/index.html'))) {
    throw new Error(
      'The app is not built. Build it with `yarn workspace app build`.',
    );
  }
  await mkdir(options.stateDirectory, { recursive: true });
  const port = await freePort();
  const configPath = join(options.stateDirectory, 'app-config.e2e.yaml');
  await writeFile(
    configPath,
    portalConfig({
      port,
      databaseDirectory: join(options.stateDirectory, 'database'),
      clusters: options.clusters,
      openmcp: options.openmcp,
    }),
  );
  const baseUrl = `http://localhost:${port}`;
  const backend = await BackendProcess.start({
    main: 'src/index.ts',
    workingDirectory: targetPaths.resolveRoot('packages/backend'),
    configPath,
    baseUrl,
    logPath: join(options.stateDirectory, 'backend.log'),
  });
  return {
    baseUrl,
    readLog: () => backend.readLog(),
    stop: () => backend.stop(),
  };
}
