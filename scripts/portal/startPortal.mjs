import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Progress } from '../bootstrap/Progress.mjs';
import { backendWarning } from './backendWarning.mjs';
import { box } from './box.mjs';
import { diskWarning } from './diskWarning.mjs';
import { ensureAppBuild } from './ensureAppBuild.mjs';
import { FrontDoor } from './FrontDoor.mjs';
import { prepareDocumentation } from './prepareDocumentation.mjs';
import { startBackend } from './startBackend.mjs';
import { startDevServer } from './startDevServer.mjs';
import { startPlatformClusters } from './startPlatformClusters.mjs';
import { waitForAnswer } from './waitForAnswer.mjs';
import { writePortalConfiguration } from './writePortalConfiguration.mjs';

const READINESS = '/.backstage/health/v1/readiness';

/**
 * Starts everything that the portal consists of and says where it is. The app is served as a production
 * build, made once per change of its sources: with it the portal stands seconds after the start, and the
 * browser loads a tenth of what the dev server would send. With `watch` the dev server takes its place.
 *
 * @param {{root: string, state: string, household: import('../processes/Household.mjs').Household,
 *   options: NonNullable<ReturnType<typeof import('./startOptions.mjs').startOptions>>}} options
 *   root of the repository, state directory, the household that the processes join, the options of `npm start`
 * @returns {Promise<void>} resolves when the portal answers; rejects when the household ends before
 */
export async function startPortal({ root, state, household, options }) {
  const signal = household.ending;
  const { real, watch, port, backendPort, clusters } = options;
  const logs = path.join(state, 'logs');
  mkdirSync(logs, { recursive: true });
  if (!watch) {
    await ensureAppBuild(root);
  }
  const documentation = await prepareDocumentation({ root });
  if (documentation.problem) {
    process.stderr.write(`${documentation.problem}\n`);
  }
  const platform = await startPlatformClusters({
    root,
    state,
    logs,
    household,
    real,
    clusters,
  });
  const progress = new Progress('Starting the portal');
  try {
    await startProcesses({
      configurations: [
        path.join(root, 'app-config.yaml'),
        platform.configuration,
        writePortalConfiguration({ state, port, backendPort }),
      ],
      root,
      state,
      logs,
      household,
      watch,
      programs: documentation.programs,
    });
    await waitForAnswer({
      port: backendPort,
      path: READINESS,
      name: 'backend',
      seconds: 300,
      signal,
    });
    if (!watch) {
      await new FrontDoor({ backendPort }).listen(port);
    }
    await waitForAnswer({
      port,
      path: '/',
      name: 'app',
      // The dev server builds before it answers.
      seconds: watch ? 300 : 10,
      signal,
    });
  } catch (error) {
    progress.end();
    throw error;
  }
  progress.end('The portal is ready');
  process.stdout.write(
    box([
      `Portal       http://localhost:${port}  (sign in as guest)`,
      `Backend      http://localhost:${backendPort}`,
      `Clusters     ${clusters.join(', ')}${real ? '' : '  (simulated)'}`,
      // The simulated API server speaks no TLS, and kubectl sends no token without.
      ...(real
        ? [`kubectl      export KUBECONFIG=${platform.kubeconfig}`]
        : []),
      `Docs         ${documentation.say}`,
      `Logs         ${logs}`,
      'To end       Ctrl-C',
    ]),
  );
}

async function startProcesses({
  configurations,
  root,
  state,
  logs,
  household,
  watch,
  programs,
}) {
  const say = line => process.stderr.write(`${line}\n`);
  const warnOfDisk = diskWarning(state);
  await startBackend({
    root,
    state,
    logs,
    household,
    configurations,
    watch,
    programs,
    onLine: line => {
      for (const warning of [warnOfDisk(line), backendWarning(line)]) {
        if (warning) {
          say(warning);
        }
      }
    },
  });
  if (watch) {
    startDevServer({
      root,
      logs,
      household,
      configurations,
      onLine: line => {
        if (/error|warning|compiled/i.test(line)) {
          say(`App: ${line.slice(0, 300)}`);
        }
      },
    });
  }
}
