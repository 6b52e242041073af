import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  crashLoopEventMessage,
  crashLoopEventReason,
  crashLoopMessage,
  crashLoopReason,
  crashLoopRestartCount,
  imagePullEventMessage,
  imagePullEventReason,
  imagePullMessage,
  imagePullReason,
  initFailureMessage,
  slowStartSeconds,
} from '../failureImages';
import { RunningPlatformClusters } from '../types';
import { ApiClient } from './cluster/ApiClient';
import { waitUntil } from './processes';
import { startRealPlatformClusters } from './startRealPlatformClusters';
import {
  createPlatformService,
  Pod,
  readPlatformService,
  readPods,
  readWarnings,
} from './testing/installations';

jest.setTimeout(1_200_000);

describe('images that play failures on a real platform cluster', () => {
  let folder: string;
  let running: RunningPlatformClusters;
  let client: ApiClient;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'failure-images-'));
    const stateDirectory = join(folder, 'state');
    running = await startRealPlatformClusters({
      names: ['failing'],
      stateDirectory,
    });
    client = new ApiClient({
      server: running.clusters[0].server,
      certificateAuthority: readFileSync(
        join(stateDirectory, 'clusters/failing/certificates/apiserver.crt'),
        'utf8',
      ),
      token: running.clusters[0].adminToken,
    });
  });

  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Waits for a pod in a state that the test describes. */
  async function findPod(
    name: string,
    component: 'init-job' | 'controller',
    matches: (pod: Pod) => boolean,
  ): Promise<Pod> {
    let found: Pod | undefined;
    await waitUntil({
      what: `${name} has such a pod`,
      check: async () => {
        found = (await readPods(client, name, component)).find(matches);
        return found !== undefined;
      },
    });
    return found as Pod;
  }

  const waitsFor = (reason: string) => (pod: Pod) =>
    pod.status.containerStatuses?.[0].state?.waiting?.reason === reason;

  async function phaseOf(name: string) {
    return (await readPlatformService(client, name)).status?.phase;
  }

  /** The operator writes its status a moment after the pods have theirs. */
  async function expectNotReady(name: string, reason: string) {
    await waitUntil({
      what: `${name} is Progressing for ${reason}`,
      check: async () => {
        const { status } = await readPlatformService(client, name);
        const ready = status?.conditions?.find(({ type }) => type === 'Ready');
        return status?.phase === 'Progressing' && ready?.reason === reason;
      },
    });
  }

  async function expectImageMissing(pod: Pod, image: string) {
    expect(pod.status.phase).toBe('Pending');
    expect(pod.status.containerStatuses?.[0]).toMatchObject({
      ready: false,
      state: {
        waiting: { reason: imagePullReason, message: imagePullMessage(image) },
      },
    });
    await waitUntil({
      what: 'the Event is there',
      check: async () => (await readWarnings(client, pod)).length > 0,
    });
    expect(await readWarnings(client, pod)).toEqual([
      expect.objectContaining({
        reason: imagePullEventReason,
        message: imagePullEventMessage(image),
      }),
    ]);
  }

  it('missing: the init pod cannot pull', async () => {
    const image = 'ghcr.io/example/missing:v1.0.0';
    await createPlatformService(client, 'missing', image);
    const pod = await findPod('missing', 'init-job', waitsFor(imagePullReason));
    await expectImageMissing(pod, image);
    await expectNotReady('missing', 'ProviderInstallationPending');
    expect(await readPods(client, 'missing', 'controller')).toEqual([]);
  });

  it('missing-later: the init pod succeeds, the run pod cannot pull', async () => {
    const image = 'localhost:5000/missing-later@sha256:0a1b';
    await createPlatformService(client, 'later', image);
    const pod = await findPod('later', 'controller', waitsFor(imagePullReason));
    await expectImageMissing(pod, image);
    const [init] = await readPods(client, 'later', 'init-job');
    expect(init.status.phase).toBe('Succeeded');
    await expectNotReady('later', 'ProviderNotReady');
  });

  it('init-fails: one init pod after the other ends with a message', async () => {
    await createPlatformService(
      client,
      'failing-init',
      'ghcr.io/example/init-fails:v1.0.0',
    );
    await waitUntil({
      what: 'the Job tries a second time',
      check: async () =>
        (
          await readPods(client, 'failing-init', 'init-job')
        ).filter(({ status }) => status.phase === 'Failed').length >= 2,
    });
    const [pod] = await readPods(client, 'failing-init', 'init-job');
    expect(pod.status.containerStatuses?.[0].state?.terminated).toMatchObject({
      exitCode: 1,
      reason: 'Error',
      message: initFailureMessage,
    });
    await waitUntil({
      what: 'the Job counts both',
      check: async () => {
        const job = await client.get<{ status: { failed?: number } }>(
          '/apis/batch/v1/namespaces/openmcp-system/jobs/ps-failing-init-init',
        );
        return (job.status.failed ?? 0) >= 2;
      },
    });
    await expectNotReady('failing-init', 'ProviderInstallationPending');
  });

  it('crash-loop: the init pod succeeds, the run pod crashes', async () => {
    await createPlatformService(
      client,
      'crashing',
      'ghcr.io/example/crash-loop:v1.0.0',
    );
    const pod = await findPod(
      'crashing',
      'controller',
      waitsFor(crashLoopReason),
    );
    expect(pod.status.phase).toBe('Running');
    expect(pod.status.containerStatuses?.[0]).toMatchObject({
      ready: false,
      restartCount: crashLoopRestartCount,
      state: { waiting: { message: crashLoopMessage } },
      lastState: { terminated: { exitCode: 1, reason: 'Error' } },
    });
    await waitUntil({
      what: 'the Event is there',
      check: async () => (await readWarnings(client, pod)).length > 0,
    });
    expect(await readWarnings(client, pod)).toEqual([
      expect.objectContaining({
        reason: crashLoopEventReason,
        message: crashLoopEventMessage,
      }),
    ]);
    const [init] = await readPods(client, 'crashing', 'init-job');
    expect(init.status.phase).toBe('Succeeded');
    await expectNotReady('crashing', 'ProviderNotReady');
  });

  it('slow-start: the run pod takes its time and then works', async () => {
    await createPlatformService(
      client,
      'slow',
      'ghcr.io/example/slow-start:v1.0.0',
    );
    await findPod('slow', 'controller', waitsFor('ContainerCreating'));
    await expectNotReady('slow', 'ProviderNotReady');
    await waitUntil({
      what: 'it is ready',
      check: async () => (await phaseOf('slow')) === 'Ready',
    });
    const [{ status }] = await readPods(client, 'slow', 'controller');
    const started = status.containerStatuses?.[0].state?.running?.startedAt;
    const seconds =
      (Date.parse(started ?? '') - Date.parse(status.startTime ?? '')) / 1000;
    // Kubernetes keeps whole seconds.
    expect(seconds).toBeGreaterThanOrEqual(slowStartSeconds - 1);
    expect(seconds).toBeLessThan(slowStartSeconds * 2);
  });

  it('all go when they are deleted', async () => {
    const path = '/apis/openmcp.cloud/v1alpha1/platformservices/crashing';
    expect((await client.send('DELETE', path)).status).toBe(200);
    await waitUntil({
      what: 'service and pods are gone',
      check: async () =>
        (await client.send('GET', path)).status === 404 &&
        (await readPods(client, 'crashing', 'controller')).length === 0,
    });
  });
});
