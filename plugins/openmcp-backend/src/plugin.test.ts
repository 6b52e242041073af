import { createBackendModule } from '@backstage/backend-plugin-api';
import {
  openmcpClusterSupplierExtensionPoint,
  PlatformClusterDefinition,
} from '@openmcp/backstage-plugin-openmcp-node';
import { allowClusters } from './__testUtils__/policies';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';
import { FixedToken, UrlConnection } from './clusters';

jest.setTimeout(60_000);

describe('openmcp plugin', () => {
  let landscape: TestLandscape;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
  });

  afterEach(() => landscape.stop());

  it('lists what is installed on every cluster, and one in full', async () => {
    const portal = await landscape.startPortal({
      clusters: [
        {
          ...landscape.configOf(landscape.alpha),
          title: 'Live',
          simulated: true,
        },
        landscape.configOf(landscape.beta),
      ],
    });
    const list = await landscape.healthy(4);
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
    const portal = await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
    });
    const { revision } = await landscape.healthy(2);
    await landscape.createService(
      landscape.alpha,
      'dns',
      'ghcr.io/acme/dns:v1',
    );
    await landscape.healthy(3);
    await landscape.deleteService(landscape.alpha, 'dns');
    await waitUntil(async () => {
      const list = await portal.getInstallations();
      expect(list.items.map(({ name }) => name)).not.toContain('dns');
      expect(list.revision).not.toBe(revision);
    });
    // At most two a second, so the second one may still be on its way.
    await waitUntil(() => expect(portal.signals.length).toBeGreaterThan(1));
    for (const signal of portal.signals) {
      expect(signal).toEqual({
        recipients: { type: 'broadcast' },
        channel: 'openmcp',
        message: { revision: expect.stringMatching(/^[0-9a-f]+\.\d+$/) },
      });
    }
  });

  it('lets no secret into an answer, a signal or a log', async () => {
    const portal = await landscape.startPortal({
      clusters: [
        {
          name: 'alpha',
          url: landscape.alpha.server,
          credentials: { token: landscape.alpha.adminToken },
        },
        {
          name: 'refused',
          url: landscape.beta.server,
          credentials: { token: 'marked-wrong-token' },
        },
      ],
    });
    await landscape.createService(
      landscape.alpha,
      'dns',
      'ghcr.io/acme/dns:v1',
    );
    await landscape.healthy(3);
    await waitUntil(async () =>
      expect(await landscape.clusterNamed('refused')).toMatchObject({
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
    expect(seen).not.toContain(landscape.alpha.adminToken);
    expect(seen).not.toContain(new URL(landscape.alpha.server).host);
  });

  it('shows a caller one cluster when the policy allows one', async () => {
    const portal = await landscape.startPortal({
      clusters: landscape.bothClusters(),
      permissions: allowClusters('alpha'),
    });
    await landscape.createService(
      landscape.beta,
      'marked-service',
      'ghcr.io/acme/dns:v1',
    );
    await landscape.healthy(2);
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
    const portal = await landscape.startPortal({ clusters: [] });
    const metadata = await portal
      .get('/.well-known/backstage/permissions/metadata')
      .expect(200);
    expect(
      metadata.body.permissions.map(({ name }: { name: string }) => name),
    ).toEqual([
      'openmcp.installation.read',
      'openmcp.cluster.read',
      'openmcp.platform-service.apply',
      'openmcp.platform-service.delete',
      'openmcp.platform-service.override',
      'openmcp.platform-service.force',
      'openmcp.platform-service.host-path',
      'openmcp.platform-service.command',
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
    const portal = await landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
      features: [supplier],
    });
    await landscape.healthy(2);
    const supplied: PlatformClusterDefinition = {
      name: 'supplied',
      title: 'Supplied',
      namespaces: ['openmcp-system'],
      delivery: 'direct',
      simulated: true,
      connection: new UrlConnection({
        server: landscape.beta.server,
        credentials: new FixedToken(landscape.beta.adminToken),
      }),
    };
    supply([supplied]);
    await landscape.healthy(4);
    supply([{ ...supplied, title: 'Renamed' }]);
    expect(await landscape.clusterNamed('supplied')).toMatchObject({
      title: 'Renamed',
      state: 'live',
    });
    supply([]);
    await landscape.healthy(2);
    expect(await landscape.clusterNamed('supplied')).toBeUndefined();
    await portal.stop();
    expect(stopped).toBe(true);
  });
});
