import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  RunningSimulatedPlatformClusters,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { startPortal } from './__testing__/startPortal';
import { waitUntil } from './__testing__/waitUntil';

jest.setTimeout(60_000);

describe('openmcp plugin with simulated platform clusters', () => {
  let stateDirectory: string;
  let running: RunningSimulatedPlatformClusters;
  let portal: Awaited<ReturnType<typeof startPortal>>;

  beforeEach(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'openmcp-backend-'));
    running = await startSimulatedPlatformClusters({
      names: ['alpha', 'beta'],
      stateDirectory,
      speed: 50,
    });
  });

  afterEach(async () => {
    await portal.stop();
    await running.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  });

  function clusterConfig(name: string) {
    return {
      name,
      kubeconfig: { file: running.kubeconfigPath, context: name },
    };
  }

  it('lists what is installed on every cluster', async () => {
    portal = await startPortal({
      clusters: [clusterConfig('alpha'), clusterConfig('beta')],
    });
    const list = await waitUntil(async () => {
      const answer = await portal.getInstallations();
      expect(answer.counts.Healthy).toBe(4);
      return answer;
    });
    console.log(JSON.stringify(list, null, 1).slice(0, 6000));
    console.log(portal.logLines.join('\n'), portal.signals);
    console.log(
      JSON.stringify(
        await portal.getInstallation('alpha/PlatformService/helmdeployer'),
        null,
        1,
      ),
    );
  });
});
