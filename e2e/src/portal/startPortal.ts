import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { targetPaths } from '@backstage/cli-common';
import { freePort } from './freePort';
import { PortalCluster, portalConfig } from './portalConfig';

const READY_WITHIN_MS = 120_000;

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
}): Promise<RunningPortal> {
  if (!existsSync(targetPaths.resolveRoot('packages/app/dist/index.html'))) {
    throw new Error(
      'The app is not built. Build it with `yarn workspace app build`.',
    );
  }
  await mkdir(options.stateDirectory, { recursive: true });
  const port = await freePort();
  const configPath = join(options.stateDirectory, 'app-config.e2e.yaml');
  const logPath = join(options.stateDirectory, 'backend.log');
  await writeFile(
    configPath,
    portalConfig({
      port,
      databaseDirectory: join(options.stateDirectory, 'database'),
      clusters: options.clusters,
    }),
  );

  const log = await open(logPath, 'w');
  const backend = spawn(
    process.execPath,
    [
      '--require',
      require.resolve('@backstage/cli/config/nodeTransform.cjs'),
      'src/index.ts',
      '--config',
      targetPaths.resolveRoot('app-config.yaml'),
      '--config',
      configPath,
    ],
    {
      cwd: targetPaths.resolveRoot('packages/backend'),
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  await log.close();
  const readLog = () => readFile(logPath, 'utf8');
  const baseUrl = `http://localhost:${port}`;
  try {
    await waitUntilReady(baseUrl, backend);
  } catch (error) {
    await stop(backend);
    const tail = (await readLog()).split('\n').slice(-40).join('\n');
    throw new Error(`The portal did not start: ${error}\n${tail}`);
  }
  return { baseUrl, readLog, stop: () => stop(backend) };
}

async function waitUntilReady(
  baseUrl: string,
  backend: ChildProcess,
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (backend.exitCode !== null || backend.signalCode !== null) {
      throw new Error(`the backend ended with code ${backend.exitCode}`);
    }
    const answer = await fetch(
      `${baseUrl}/.backstage/health/v1/readiness`,
    ).catch(() => undefined);
    if (answer?.ok) {
      return;
    }
    await delay(200);
  }
  throw new Error('it was not ready within two minutes');
}

async function stop(backend: ChildProcess): Promise<void> {
  if (backend.exitCode !== null || backend.signalCode !== null) {
    return;
  }
  const ended = once(backend, 'exit');
  // Its state goes, too. When asked politely, it waits for requests that it has
  // sent to its own event bus, which are held for up to a minute.
  backend.kill('SIGKILL');
  await ended;
}
