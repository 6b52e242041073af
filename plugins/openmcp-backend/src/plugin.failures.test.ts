import { failureImageNames } from '@openmcp/platform-cluster';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

describe('openmcp plugin when something fails', () => {
  let landscape: TestLandscape;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
  });

  afterEach(() => landscape.stop());

  it('keeps all other clusters when the name of one cannot be looked up', async () => {
    await landscape.startPortal({
      clusters: [
        ...landscape.bothClusters(),
        { name: 'gamma', url: 'https://does-not-exist.invalid:6443' },
      ],
    });
    await landscape.healthy(4);
    const gamma = await waitUntil(async () => {
      const cluster = await landscape.clusterNamed('gamma');
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
    await landscape.beta.stopListening();
    await landscape.startPortal({
      clusters: landscape.bothClusters(),
    });
    await landscape.healthy(2);
    expect(await landscape.clusterNamed('beta')).toMatchObject({
      state: 'unreachable',
      reason: { message: 'connection refused' },
    });
    await landscape.beta.startListening();
    await landscape.healthy(4);
    await landscape.inState('beta', 'live');
  });

  it('lets the rows of a cluster that goes away grow old, and recovers', async () => {
    const portal = await landscape.startPortal({
      clusters: landscape.bothClusters(),
    });
    await landscape.healthy(4);
    await landscape.beta.stopListening();
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

    await landscape.beta.startListening();
    await landscape.createService(
      landscape.beta,
      'late',
      'ghcr.io/acme/late:v1',
    );
    await landscape.healthy(5);
    await waitUntil(async () => {
      const list = await portal.getInstallations();
      expect(list.items.every(item => !item.freshness.stale)).toBe(true);
    });
  });

  it('goes on after all connections were cut', async () => {
    await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
    });
    await landscape.healthy(2);
    landscape.alpha.dropConnections();
    await landscape.createService(
      landscape.alpha,
      'dns',
      'ghcr.io/acme/dns:v1',
    );
    await landscape.healthy(3);
    const cluster = await landscape.inState('alpha', 'live');
    expect(cluster.freshness.stale).toBe(false);
  });

  it('lists again when the cluster forgot what happened since', async () => {
    await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
    });
    await landscape.healthy(2);
    await landscape.alpha.stopListening();
    landscape.alpha.forgetChanges();
    await landscape.alpha.startListening();
    await landscape.createService(
      landscape.alpha,
      'dns',
      'ghcr.io/acme/dns:v1',
    );
    await landscape.healthy(3);
    const cluster = await landscape.inState('alpha', 'live');
    expect(cluster.freshness.stale).toBe(false);
  });

  it('takes a kind that is not installed for information', async () => {
    landscape.alpha.removeKind('ServiceProvider');
    await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
    });
    await landscape.healthy(2);
    const cluster = await landscape.clusterNamed('alpha');
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
    landscape.alpha.forbidKind('Pod');
    const portal = await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
    });
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
    const portal = await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
    });
    await landscape.createService(
      landscape.alpha,
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
    const portal = await landscape.startPortal({
      clusters: [
        landscape.configOf(landscape.alpha),
        { name: 'wrong', kubeconfig: { file: '/does/not/exist' } },
        { name: 'ALPHA', kubeconfig: { file: landscape.kubeconfigPath } },
      ],
    });
    await landscape.healthy(2);
    expect(await landscape.clusterNamed('wrong')).toMatchObject({
      state: 'misconfigured',
      reason: {
        message:
          'openmcp.clusters[1].kubeconfig.file names a file that cannot be read by the backend',
      },
    });
    expect(await landscape.clusterNamed('openmcp.clusters[2]')).toMatchObject({
      state: 'misconfigured',
    });
    expect(portal.logLines.join('\n')).toContain(
      'openmcp.clusters[1].kubeconfig.file',
    );
  });
});
