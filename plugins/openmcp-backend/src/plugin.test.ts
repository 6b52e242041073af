import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackendModule } from '@backstage/backend-plugin-api';
import {
  openmcpClusterSupplierExtensionPoint,
  PlatformClusterDefinition,
} from '@openmcp/backstage-plugin-openmcp-node';
import {
  failureImageNames,
  RunningSimulatedPlatformClusters,
  SimulatedPlatformClusterHandle,
  startSimulatedPlatformClusters,
} from '@openmcp/platform-cluster';
import { allowClusters } from './__testUtils__/policies';
import { startPortal } from './__testUtils__/startPortal';
import { waitUntil } from './__testUtils__/waitUntil';
import { UrlConnection } from './clusters';

jest.setTimeout(60_000);

describe('openmcp plugin', () => {
  let stateDirectory: string;
  let running: RunningSimulatedPlatformClusters;
  let alpha: SimulatedPlatformClusterHandle;
  let beta: SimulatedPlatformClusterHandle;
  let portal: Awaited<ReturnType<typeof startPortal>>;

  beforeEach(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'openmcp-backend-'));
    running = await startSimulatedPlatformClusters({
      names: ['alpha', 'beta'],
      stateDirectory,
      speed: 50,
    });
    [alpha, beta] = running.clusters;
  });

  afterEach(async () => {
    await portal.stop();
    await running.stop();
    rmSync(stateDirectory, { recursive: true, force: true });
  });

  function configOf({ name }: { name: string }) {
    return {
      name,
      kubeconfig: { file: running.kubeconfigPath, context: name },
    };
  }

  function bothClusters() {
    return [configOf(alpha), configOf(beta)];
  }

  async function createService(
    cluster: SimulatedPlatformClusterHandle,
    name: string,
    image: string,
  ) {
    const response = await fetch(
      `${cluster.server}/apis/openmcp.cloud/v1alpha1/platformservices`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${cluster.adminToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          apiVersion: 'openmcp.cloud/v1alpha1',
          kind: 'PlatformService',
          metadata: { name },
          spec: {
            image,
            env: [{ name: 'TOKEN', value: 'marked-environment-value' }],
          },
        }),
      },
    );
    expect(response.status).toBe(201);
  }

  /** Waits until the operator's own two services are healthy on both clusters. */
  async function allHealthy(count: number = 4) {
    return waitUntil(async () => {
      const list = await portal.getInstallations();
      expect(list.counts.Healthy).toBe(count);
      return list;
    });
  }

  async function stateOf(name: string) {
    const clusters = await portal.getClusters();
    return clusters.find(cluster => cluster.name === name);
  }

  it('lists what is installed on every cluster, and one in full', async () => {
    portal = await startPortal({
      clusters: [
        { ...configOf(alpha), title: 'Live', simulated: true },
        configOf(beta),
      ],
    });
    const list = await allHealthy();
    expect(list.totalItems).toBe(4);
    expect(list.clusters).toMatchObject([
      { name: 'alpha', title: 'Live', state: 'live', simulated: true },
      { name: 'beta', title: 'beta', state: 'live', simulated: false },
    ]);
    expect(list.clusters[0].counts.installations).toBe(2);
    const one = await portal.getInstallation(
      'alpha/PlatformService/helmdeployer',
    );
    expect(one).toMatchObject({
      clusterTitle: 'Live',
      health: 'Healthy',
      freshness: { stale: false },
      partial: false,
      init: { state: 'succeeded' },
      deployment: { name: 'ps-helmdeployer', ready: 1, wanted: 1 },
      jobs: [{ name: 'ps-helmdeployer-init', succeeded: 1 }],
      podCounts: { ready: 1, wanted: 1 },
      managedByOperator: true,
    });
    expect(one.pods).toHaveLength(2);
    expect(one.events.length).toBeGreaterThan(0);
  });

  it('shows what is new and what is gone, and signals the revision alone', async () => {
    portal = await startPortal({ clusters: [configOf(alpha)] });
    const { revision } = await allHealthy(2);
    await createService(alpha, 'dns', 'ghcr.io/acme/dns:v1');
    await allHealthy(3);
    const response = await fetch(
      `${alpha.server}/apis/openmcp.cloud/v1alpha1/platformservices/dns`,
      {
        method: 'DELETE',
        headers: { authorization: `Bearer ${alpha.adminToken}` },
      },
    );
    expect(response.ok).toBe(true);
    await waitUntil(async () => {
      const list = await portal.getInstallations();
      expect(list.items.map(({ name }) => name)).not.toContain('dns');
      expect(list.revision).not.toBe(revision);
    });
    for (const signal of portal.signals) {
      expect(signal).toEqual({
        recipients: { type: 'broadcast' },
        channel: 'openmcp',
        message: { revision: expect.stringMatching(/^[0-9a-f]+\.\d+$/) },
      });
    }
    expect(portal.signals.length).toBeGreaterThan(1);
  });

  it('keeps all other clusters when the name of one cannot be looked up', async () => {
    portal = await startPortal({
      clusters: [
        ...bothClusters(),
        { name: 'gamma', url: 'https://does-not-exist.invalid:6443' },
      ],
    });
    await allHealthy();
    const gamma = await waitUntil(async () => {
      const cluster = await stateOf('gamma');
      expect(cluster?.state).toBe('unreachable');
      return cluster;
    });
    expect(gamma).toMatchObject({
      reason: { code: 'name-lookup-failed', message: 'name lookup failed' },
      freshness: { stale: true },
      counts: { installations: null },
    });
    expect(gamma?.freshness.asOf).toBeUndefined();
    expect(JSON.stringify(gamma)).not.toMatch(/invalid|6443|at /);
  });

  it('finds a cluster that was down at the start when it comes up', async () => {
    await beta.stopListening();
    portal = await startPortal({ clusters: bothClusters() });
    await allHealthy(2);
    expect(await stateOf('beta')).toMatchObject({
      state: 'unreachable',
      reason: { message: 'connection refused' },
    });
    await beta.startListening();
    await allHealthy(4);
    await waitUntil(async () =>
      expect(await stateOf('beta')).toMatchObject({ state: 'live' }),
    );
  });

  it('lets the rows of a cluster that goes away grow old, and recovers', async () => {
    portal = await startPortal({ clusters: bothClusters() });
    await allHealthy();
    await beta.stopListening();
    const stale = await waitUntil(async () => {
      const list = await portal.getInstallations('?cluster=beta');
      expect(list.clusters[0].state).toBe('unreachable');
      return list;
    });
    expect(stale.items).toHaveLength(2);
    for (const item of stale.items) {
      expect(item).toMatchObject({
        health: 'Healthy',
        freshness: {
          stale: true,
          reason: { code: 'connection-refused' },
          asOf: expect.stringMatching(/^\d{4}-/),
        },
      });
    }
    const others = await portal.getInstallations('?cluster=alpha');
    expect(others.items.every(item => !item.freshness.stale)).toBe(true);

    await beta.startListening();
    await createService(beta, 'late', 'ghcr.io/acme/late:v1');
    await allHealthy(5);
    await waitUntil(async () => {
      const list = await portal.getInstallations();
      expect(list.items.every(item => !item.freshness.stale)).toBe(true);
    });
  });

  it('goes on after all connections were cut', async () => {
    portal = await startPortal({ clusters: [configOf(alpha)] });
    await allHealthy(2);
    alpha.dropConnections();
    await createService(alpha, 'dns', 'ghcr.io/acme/dns:v1');
    await allHealthy(3);
    await waitUntil(async () =>
      expect(await stateOf('alpha')).toMatchObject({ state: 'live' }),
    );
  });

  it('lists again when the cluster forgot what happened since', async () => {
    portal = await startPortal({ clusters: [configOf(alpha)] });
    await allHealthy(2);
    await alpha.stopListening();
    alpha.forgetChanges();
    await alpha.startListening();
    await createService(alpha, 'dns', 'ghcr.io/acme/dns:v1');
    await allHealthy(3);
    await waitUntil(async () =>
      expect(await stateOf('alpha')).toMatchObject({ state: 'live' }),
    );
  });

  it('takes a kind that is not installed for information', async () => {
    alpha.removeKind('ServiceProvider');
    portal = await startPortal({ clusters: [configOf(alpha)] });
    await allHealthy(2);
    const cluster = await stateOf('alpha');
    expect(cluster?.state).toBe('live');
    expect(cluster?.reason).toBeUndefined();
    expect(
      cluster?.kinds.find(({ kind }) => kind === 'ServiceProvider'),
    ).toMatchObject({
      state: 'not-installed',
      reason: { message: 'ServiceProvider is not installed on this cluster' },
      count: 0,
    });
  });

  it('derives what it can from what it may read', async () => {
    alpha.forbidKind('Pod');
    portal = await startPortal({ clusters: [configOf(alpha)] });
    const list = await waitUntil(async () => {
      const answer = await portal.getInstallations();
      expect(answer.clusters[0].state).toBe('degraded');
      expect(answer.items).toHaveLength(2);
      return answer;
    });
    expect(list.clusters[0].reason).toMatchObject({
      code: 'kinds-not-readable',
      params: { kinds: 'Pod' },
    });
    expect(list.items[0]).toMatchObject({
      partial: true,
      freshness: { stale: false },
    });
  });

  it('says in which container a pod crashes', async () => {
    portal = await startPortal({ clusters: [configOf(alpha)] });
    await createService(
      alpha,
      'dns',
      `ghcr.io/acme/${failureImageNames.crashLoop}:v1`,
    );
    const dns = await waitUntil(async () => {
      const one = await portal.getInstallation('alpha/PlatformService/dns');
      expect(one.health).toBe('Degraded');
      expect(one.summary.code).toBe('crash-loop');
      return one;
    });
    expect(dns.summary.message).toMatch(/ps-dns/);
    expect(dns.reasons[0]).toMatchObject({
      code: 'crash-loop',
      object: { kind: 'Pod' },
    });
    expect(dns.reasons[0].message).toMatch(/ps-dns.*5.*1/);
    const list = await portal.getInstallations();
    expect(list.items[0]).toMatchObject({ name: 'dns', health: 'Degraded' });
  });

  it('shows what is wrong in the configuration and watches the rest', async () => {
    portal = await startPortal({
      clusters: [
        configOf(alpha),
        { name: 'wrong', kubeconfig: { file: '/does/not/exist' } },
        { name: 'ALPHA', kubeconfig: { file: running.kubeconfigPath } },
      ],
    });
    await allHealthy(2);
    expect(await stateOf('wrong')).toMatchObject({
      state: 'misconfigured',
      reason: {
        message:
          'openmcp.clusters[1].kubeconfig.file names a file that cannot be read by the backend',
      },
    });
    expect(await stateOf('openmcp.clusters[2]')).toMatchObject({
      state: 'misconfigured',
    });
    expect(portal.logLines.join('\n')).toContain(
      'openmcp.clusters[1].kubeconfig.file',
    );
  });

  it('lets no secret into an answer, a signal or a log', async () => {
    portal = await startPortal({
      clusters: [
        {
          name: 'alpha',
          url: alpha.server,
          credentials: { token: alpha.adminToken },
        },
        {
          name: 'refused',
          url: beta.server,
          credentials: { token: 'marked-wrong-token' },
        },
      ],
    });
    await createService(alpha, 'dns', 'ghcr.io/acme/dns:v1');
    await allHealthy(3);
    await waitUntil(async () =>
      expect(await stateOf('refused')).toMatchObject({
        state: 'unauthorized',
        reason: { message: 'unauthorized (401)' },
        counts: { installations: null },
      }),
    );
    const seen = JSON.stringify([
      await portal.getClusters(),
      await portal.getInstallations(),
      await portal.getInstallation('alpha/PlatformService/dns'),
      (await portal.get('/openapi.json')).body,
      portal.signals,
      portal.logLines,
    ]);
    expect(seen).toContain('"environmentNames":["TOKEN"]');
    expect(seen).not.toContain('marked-');
    expect(seen).not.toContain(alpha.adminToken);
    expect(seen).not.toContain(new URL(alpha.server).host);
  });

  it('shows a caller one cluster when the policy allows one', async () => {
    portal = await startPortal({
      clusters: bothClusters(),
      permissions: allowClusters('alpha'),
    });
    await createService(beta, 'marked-service', 'ghcr.io/acme/dns:v1');
    await allHealthy(2);
    const seen = JSON.stringify([
      await portal.getClusters(),
      await portal.getInstallations(),
      await portal.getInstallation('alpha/PlatformService/helmdeployer'),
      portal.signals,
    ]);
    expect(seen).not.toMatch(/beta|marked/);
    await portal
      .get('/v1/installations/beta/PlatformService/marked-service')
      .expect(404);
  });

  it('tells the permission framework about its permissions and rules', async () => {
    portal = await startPortal({ clusters: [] });
    const metadata = await portal
      .get('/.well-known/backstage/permissions/metadata')
      .expect(200);
    expect(
      metadata.body.permissions.map(({ name }: { name: string }) => name),
    ).toEqual([
      'openmcp.installation.read',
      'openmcp.cluster.read',
      'openmcp.provider.read',
    ]);
    expect(
      metadata.body.rules.map(({ name }: { name: string }) => name).sort(),
    ).toEqual(['HAS_KIND', 'HAS_NAME', 'IS_CLUSTER', 'IS_ON_CLUSTER']);
  });

  it('starts and ends to watch clusters that a module supplies', async () => {
    let supply: (clusters: PlatformClusterDefinition[]) => void = () => {};
    let stopped = false;
    const supplier = createBackendModule({
      pluginId: 'openmcp',
      moduleId: 'test',
      register(env) {
        env.registerInit({
          deps: { suppliers: openmcpClusterSupplierExtensionPoint },
          async init({ suppliers }) {
            suppliers.addClusterSupplier({
              name: 'test',
              start(listener, signal) {
                supply = listener;
                signal.addEventListener('abort', () => {
                  stopped = true;
                });
              },
            });
          },
        });
      },
    });
    portal = await startPortal({
      clusters: [configOf(alpha)],
      features: [supplier],
    });
    await allHealthy(2);
    const supplied: PlatformClusterDefinition = {
      name: 'supplied',
      title: 'Supplied',
      namespaces: ['openmcp-system'],
      delivery: 'direct',
      simulated: true,
      connection: new UrlConnection({
        server: beta.server,
        token: beta.adminToken,
      }),
    };
    supply([supplied]);
    await allHealthy(4);
    supply([{ ...supplied, title: 'Renamed' }]);
    expect(await stateOf('supplied')).toMatchObject({
      title: 'Renamed',
      state: 'live',
    });
    supply([]);
    await allHealthy(2);
    expect(await stateOf('supplied')).toBeUndefined();
    await portal.stop();
    expect(stopped).toBe(true);
  });
});
