import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '@backstage/backend-defaults';
import { mockServices } from '@backstage/backend-test-utils';
import { startSimulatedPlatformClusters } from '@openmcp/platform-cluster';

/**
 * Runs the plugin alone, with two simulated platform clusters and without
 * signing in: `yarn start`, then for instance
 * `curl http://127.0.0.1:7007/api/openmcp/v1/installations`.
 */
async function start() {
  const { kubeconfigPath } = await startSimulatedPlatformClusters({
    names: ['eu-live', 'eu-canary'],
    stateDirectory: mkdtempSync(join(tmpdir(), 'openmcp-dev-')),
    seed: true,
  });
  const backend = createBackend();
  backend.add(
    mockServices.rootConfig.factory({
      data: {
        backend: {
          baseUrl: 'http://127.0.0.1:7007',
          listen: { host: '127.0.0.1', port: 7007 },
          database: { client: 'better-sqlite3', connection: ':memory:' },
        },
        openmcp: {
          clusters: ['eu-live', 'eu-canary'].map(context => ({
            name: context,
            kubeconfig: { file: kubeconfigPath, context },
            simulated: true,
          })),
        },
      },
    }),
  );
  backend.add(mockServices.auth.factory());
  backend.add(mockServices.httpAuth.factory());
  backend.add(import('../src'));
  await backend.start();
}

start();
