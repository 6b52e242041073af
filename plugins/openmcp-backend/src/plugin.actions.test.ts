import { createServiceFactory } from '@backstage/backend-plugin-api';
import { actionsRegistryServiceRef } from '@backstage/backend-plugin-api/alpha';
import { actionsRegistryServiceMock } from '@backstage/backend-test-utils/alpha';
import { JsonObject } from '@backstage/types';
import { allowAllBut, allowClusters } from './__testUtils__/policies';
import {
  esoEntity,
  exampleImages,
  fluxEntity,
  fluxToolEntity,
} from './__testUtils__/providerEntities';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

const eso = 'component:default/service-provider-eso';
const flux = 'component:default/service-provider-flux';
const wish = {
  cluster: 'alpha',
  name: 'eso',
  spec: { image: `${exampleImages}/service-provider-eso:v1.0.0` },
  provider: eso,
  platformMode: { via: 'flag', value: '--service-api-cluster=platform' },
};

describe('openmcp plugin, registered actions', () => {
  let landscape: TestLandscape;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
  });

  afterEach(() => landscape.stop());

  async function start(
    options: {
      write?: boolean;
      permissions?: ReturnType<typeof allowAllBut>;
    } = {},
  ) {
    const registry = actionsRegistryServiceMock();
    const portal = await landscape.startPortal({
      clusters: landscape.bothClusters(),
      config: {
        allowedImages: [`${exampleImages}/`],
        ...(options.write === undefined
          ? {}
          : { actions: { write: options.write } }),
      },
      catalog: new TestCatalog([esoEntity, fluxEntity, fluxToolEntity]),
      permissions: options.permissions,
      features: [
        createServiceFactory({
          service: actionsRegistryServiceRef,
          deps: {},
          factory: () => registry,
        }),
      ],
    });
    const invoke = async (name: string, input: JsonObject) => {
      const { output } = await registry.invoke({
        id: `test:${name}`,
        input,
      });
      return output as Record<string, any>;
    };
    return { portal, registry, invoke };
  }

  const names = (registry: { actions: Map<string, unknown> }) =>
    [...registry.actions.keys()].map(id => id.split(':')[1]).sort();

  it('has nothing that changes a cluster unless that is switched on', async () => {
    const { registry } = await start();
    expect(names(registry)).toEqual([
      'check-eligibility',
      'get-installation',
      'list-installations',
      'list-providers',
    ]);
    for (const action of registry.actions.values()) {
      expect(action.attributes).toEqual({
        readOnly: true,
        destructive: false,
        idempotent: true,
      });
    }
  });

  it('tells what runs where, page by page', async () => {
    const { invoke } = await start();
    await landscape.createService(landscape.alpha, 'dns');
    await landscape.healthy(5);
    const first = await invoke('list-installations', {
      cluster: ['alpha'],
      limit: 2,
    });
    expect(first.totalItems).toBe(3);
    const second = await invoke('list-installations', {
      cluster: ['alpha'],
      limit: 2,
      cursor: first.nextCursor,
    });
    const all = [...first.installations, ...second.installations];
    expect(all.map(({ name }: { name: string }) => name)).toContain('dns');
    expect(all).toHaveLength(3);
    expect(all[0]).toMatchObject({
      cluster: 'alpha',
      kind: 'PlatformService',
      health: 'Healthy',
      freshness: { stale: false },
    });
    expect(first.clusters).toMatchObject([{ name: 'alpha', state: 'live' }]);
  });

  it('names the field of a filter that is wrong', async () => {
    const { invoke } = await start();
    await expect(
      invoke('list-installations', { health: ['Fine'] }),
    ).rejects.toThrow(/health/);
    await expect(invoke('list-installations', { limit: 0 })).rejects.toThrow(
      /limit/,
    );
  });

  it('tells why one installation is as it is, without values of its variables', async () => {
    const { invoke } = await start();
    await landscape.createService(landscape.alpha, 'dns');
    await landscape.healthy(5);
    const dns = await invoke('get-installation', {
      cluster: 'alpha',
      kind: 'PlatformService',
      name: 'dns',
    });
    expect(dns).toMatchObject({
      health: 'Healthy',
      partial: false,
      environmentNames: ['TOKEN'],
    });
    expect(dns.conditions.map(({ type }: { type: string }) => type)).toContain(
      'Ready',
    );
    expect(JSON.stringify(dns)).not.toContain('marked-environment-value');
    await expect(
      invoke('get-installation', {
        cluster: 'alpha',
        kind: 'PlatformService',
        name: 'nowhere',
      }),
    ).rejects.toThrow('There is no such installation');
  });

  it('shows a caller what the policy allows, and nothing else', async () => {
    const { invoke, portal } = await start({
      permissions: allowClusters('alpha'),
    });
    await waitUntil(async () =>
      expect((await portal.getInstallations()).totalItems).toBe(2),
    );
    const list = await invoke('list-installations', {});
    expect(list.totalItems).toBe(2);
    expect(JSON.stringify(list)).not.toContain('beta');
    await expect(invoke('list-providers', {})).rejects.toThrow(
      /openmcp\.provider\.read/,
    );
  });

  it('lists providers and says why, and rule by rule when asked', async () => {
    const { invoke, portal } = await start();
    await waitUntil(async () =>
      expect((await portal.getProviders()).totalItems).toBeGreaterThan(1),
    );
    const { providers } = await invoke('list-providers', { q: 'flux' });
    expect(
      providers.find(
        ({ entityRef }: { entityRef: string }) => entityRef === flux,
      ),
    ).toMatchObject({ withPlatformMode: { outcome: 'blocked' } });
    const report = await invoke('check-eligibility', { provider: flux });
    const cycle = report.wrap.withPlatformMode.results.find(
      ({ ruleId }: { ruleId: string }) => ruleId === 'cycle',
    );
    expect(cycle.outcome).toBe('blocked');
    expect(cycle.message).toMatch(/flux is needed by/);
  });

  describe('where writing is switched on', () => {
    it('passes the same gate as everyone', async () => {
      const { invoke, portal } = await start({ write: true });
      await landscape.healthy(4);
      await waitUntil(async () =>
        expect((await portal.getProviders()).totalItems).toBeGreaterThan(1),
      );
      await expect(
        invoke('apply-platform-service', {
          ...wish,
          name: 'flux',
          spec: { image: `${exampleImages}/service-provider-flux:v1.2.0` },
          provider: flux,
        }),
      ).rejects.toMatchObject({
        name: 'InputError',
        statusCode: 422,
        code: 'blocked',
      });
      await expect(
        invoke('apply-platform-service', {
          ...wish,
          spec: { image: 'ghcr.io/elsewhere/tool:v1' },
          provider: undefined,
        }),
      ).rejects.toThrow(/spec\.image: this image is not allowed/);
      expect(
        await invoke('apply-platform-service', { ...wish, dryRun: true }),
      ).toMatchObject({ result: 'created' });
      expect((await portal.getInstallations()).totalItems).toBe(4);
      expect(await invoke('apply-platform-service', wish)).toMatchObject({
        result: 'created',
      });
      await landscape.healthy(5);
      expect(await invoke('apply-platform-service', wish)).toMatchObject({
        result: 'unchanged',
        changes: [],
      });
    });

    it('refuses a caller without the right, naming it', async () => {
      const { invoke } = await start({
        write: true,
        permissions: allowAllBut('openmcp.platform-service.apply'),
      });
      await expect(invoke('apply-platform-service', wish)).rejects.toThrow(
        /openmcp\.platform-service\.apply/,
      );
    });
  });
});
