import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { landscapeObjects } from '../landscape';
import { RunningPlatformClusters } from '../types';
import { ApiClient } from './cluster/ApiClient';
import { waitUntil } from './processes';
import { startRealPlatformClusters } from './startRealPlatformClusters';
import {
  createPlatformService,
  readPlatformService,
} from './testing/installations';
import {
  descendantsOf,
  halted,
  listeningAddresses,
} from './testing/processTable';

jest.setTimeout(1_200_000);

interface Kubeconfig {
  contexts: { name: string }[];
  clusters: {
    name: string;
    cluster: { server: string; 'certificate-authority-data': string };
  }[];
  users: { name: string; user: { token: string } }[];
}

function clientFor(
  kubeconfigPath: string,
  context: string,
  token?: string,
): ApiClient {
  const kubeconfig: Kubeconfig = parse(readFileSync(kubeconfigPath, 'utf8'));
  const cluster = kubeconfig.clusters.find(({ name }) => name === context);
  const user = kubeconfig.users.find(({ name }) => name === context);
  if (!cluster || !user) {
    throw new Error(`no context ${context} in ${kubeconfigPath}`);
  }
  return new ApiClient({
    server: cluster.cluster.server,
    certificateAuthority: Buffer.from(
      cluster.cluster['certificate-authority-data'],
      'base64',
    ).toString(),
    token: token ?? user.user.token,
  });
}

describe('two real platform clusters', () => {
  const names = ['eu-live', 'eu-canary'];
  let folder: string;
  let running: RunningPlatformClusters;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'real-clusters-'));
    running = await startRealPlatformClusters({
      names,
      stateDirectory: join(folder, 'state'),
      users: [{ name: 'reader', groups: ['readers'] }],
    });
  });

  afterAll(async () => {
    await running?.stop();
    rmSync(folder, { recursive: true });
  });

  it('are found by one kubeconfig that only its owner can read', () => {
    const kubeconfig: Kubeconfig = parse(
      readFileSync(running.kubeconfigPath, 'utf8'),
    );
    expect(kubeconfig.contexts.map(({ name }) => name)).toEqual(names);
    const files = [
      running.kubeconfigPath,
      ...running.clusters.map(({ kubeconfigPath }) => kubeconfigPath),
    ];
    for (const file of files) {
      expect(statSync(file).mode % 0o1000).toBe(0o600);
    }
  });

  it("have the operator's own services ready", async () => {
    for (const { name, kubeconfigPath } of running.clusters) {
      const client = clientFor(kubeconfigPath, name);
      for (const own of ['managedcontrolplane', 'helmdeployer']) {
        const { status } = await readPlatformService(client, own);
        expect(status?.phase).toBe('Ready');
      }
    }
  });

  it('tell a version that clients can parse', async () => {
    const client = clientFor(running.kubeconfigPath, 'eu-live');
    await expect(client.get('/version')).resolves.toMatchObject({
      major: '1',
      minor: '36',
      gitVersion: 'v1.36.3',
    });
  });

  it('listen on the loopback interface only', () => {
    const addresses = listeningAddresses(descendantsOf(process.pid));
    // etcd twice, API server and kwok, on each of the two clusters.
    expect(addresses).toEqual(Array(8).fill('0100007F'));
  });

  it('know the further users and give them no right by themselves', async () => {
    const reader = clientFor(running.kubeconfigPath, 'eu-live', 'reader-token');
    const pods = await reader.send('GET', '/api/v1/pods');
    expect(pods.status).toBe(403);
    const admin = clientFor(running.kubeconfigPath, 'eu-live');
    await admin.create(
      '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings',
      {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRoleBinding',
        metadata: { name: 'readers' },
        roleRef: {
          apiGroup: 'rbac.authorization.k8s.io',
          kind: 'ClusterRole',
          name: 'view',
        },
        subjects: [
          {
            apiGroup: 'rbac.authorization.k8s.io',
            kind: 'Group',
            name: 'readers',
          },
        ],
      },
    );
    await waitUntil({
      what: 'the binding counts',
      check: async () =>
        (await reader.send('GET', '/api/v1/pods')).status === 200,
    });
    const stranger = clientFor(running.kubeconfigPath, 'eu-live', 'wrong');
    expect((await stranger.send('GET', '/api/v1/pods')).status).toBe(401);
  });

  it('bring the manifest of the concept to life, on one of them alone', async () => {
    const client = clientFor(running.kubeconfigPath, 'eu-live');
    const image = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';
    await createPlatformService(client, 'eso', image);
    await waitUntil({
      what: 'eso is ready',
      check: async () =>
        (await readPlatformService(client, 'eso')).status?.phase === 'Ready',
    });
    const service = await readPlatformService(client, 'eso');
    expect(service.spec).toEqual({ image, runReplicas: 1, verbosity: 'INFO' });
    expect(service.status?.conditions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'Initialized',
          status: 'True',
          reason: 'InitCompleted',
        }),
        expect.objectContaining({
          type: 'Ready',
          status: 'True',
          reason: 'ProviderReady',
        }),
      ]),
    );
    const job = await client.get<{ status: { succeeded: number } }>(
      '/apis/batch/v1/namespaces/openmcp-system/jobs/ps-eso-init',
    );
    expect(job.status.succeeded).toBe(1);
    const deployment = await client.get<{ status: { readyReplicas: number } }>(
      '/apis/apps/v1/namespaces/openmcp-system/deployments/ps-eso',
    );
    expect(deployment.status.readyReplicas).toBe(1);
    const other = clientFor(running.kubeconfigPath, 'eu-canary');
    const elsewhere = await other.send(
      'GET',
      '/apis/openmcp.cloud/v1alpha1/platformservices/eso',
    );
    expect(elsewhere.status).toBe(404);
  });

  it('survive the death of an API server', async () => {
    const [cluster] = running.clusters;
    const client = clientFor(running.kubeconfigPath, cluster.name);
    await cluster.killApiServer?.('SIGKILL');
    await expect(client.get('/readyz')).rejects.toThrow('ECONNREFUSED');

    await cluster.startApiServer?.();
    await expect(client.get('/readyz')).resolves.toBe('ok');
    await createPlatformService(client, 'afterwards', 'example.org/fine:v1');
    await waitUntil({
      what: 'the operator and kwok go on',
      check: async () =>
        (await readPlatformService(client, 'afterwards')).status?.phase ===
        'Ready',
    });
  });

  it('go on after an API server was halted', async () => {
    const [, cluster] = running.clusters;
    const client = clientFor(running.kubeconfigPath, cluster.name);
    await cluster.killApiServer?.('SIGSTOP');
    await waitUntil({
      what: 'it is halted',
      check: async () => halted(descendantsOf(process.pid)).length === 1,
    });
    const answer = client.get('/readyz');
    await cluster.startApiServer?.();
    await expect(answer).resolves.toBe('ok');
  });

  it('leave room for another set on the same machine, with a landscape', async () => {
    const second = await startRealPlatformClusters({
      names: ['eu-live'],
      stateDirectory: join(folder, 'second'),
      seed: true,
    });
    expect(second.clusters[0].server).not.toBe(running.clusters[0].server);
    const landscape = landscapeObjects('eu-live');
    expect(landscape.length).toBeGreaterThan(0);
    const seeded = clientFor(second.kubeconfigPath, 'eu-live');
    for (const { kind, metadata, spec } of landscape) {
      await expect(
        seeded.get(
          `/apis/openmcp.cloud/v1alpha1/${kind.toLowerCase()}s/${
            metadata.name
          }`,
        ),
      ).resolves.toMatchObject({ spec: { image: spec.image } });
    }
    await second.stop();
    expect(readdirSync(folder)).toEqual(['state']);
    const client = clientFor(running.kubeconfigPath, 'eu-live');
    await expect(client.get('/readyz')).resolves.toBe('ok');
  });
});
