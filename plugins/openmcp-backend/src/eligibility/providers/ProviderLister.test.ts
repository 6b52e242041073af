import {
  certManagerEntity,
  createProviderEntity,
  esoEntity,
  exampleImages,
  fluxEntity,
  fluxToolEntity,
} from '../../__testUtils__/providerEntities';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import {
  seesAll,
  startEligibility,
} from '../../__testUtils__/startEligibility';

const fluxImage = `${exampleImages}/service-provider-flux`;

const fleet = createFleetView([
  createSnapshot('alpha', 'flux', {
    kind: 'ServiceProvider',
    image: `${fluxImage}:v1.0.0`,
  }),
  createSnapshot('beta', 'flux', {
    kind: 'ServiceProvider',
    health: 'Degraded',
    image: `mirror.example/example/images/service-provider-flux:v1.1.0`,
  }),
  createSnapshot('alpha', 'audit', { image: 'registry.acme.dev/audit:1.2' }),
]);

describe('ProviderLister', () => {
  let eligibility: Awaited<ReturnType<typeof startEligibility>>;

  beforeEach(async () => {
    eligibility = await startEligibility(
      [fluxEntity, fluxToolEntity, esoEntity, certManagerEntity],
      {
        fleet,
        config: {
          imageMirrors: [{ prefix: 'mirror.example', upstream: 'ghcr.io' }],
        },
      },
    );
  });

  afterEach(() => eligibility.stop());

  it('lists providers, and tools that no provider manages', async () => {
    const { items } = await eligibility.list();
    expect(items.map(({ name, kind }) => [name, kind])).toEqual([
      ['cert-manager', 'tool'],
      ['service-provider-eso', 'service-provider'],
      ['service-provider-flux', 'service-provider'],
    ]);
  });

  it('lets other work go on between what takes long for the first who asks', async () => {
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) {
        setImmediate(turn);
      }
    };
    const list = eligibility.list().finally(() => {
      isOver = true;
    });
    setImmediate(turn);
    await list;
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('gives both verdicts with what decides them', async () => {
    const { items } = await eligibility.list();
    const [certManager, eso, flux] = items;
    expect(flux).toMatchObject({
      title: 'Flux',
      owner: 'group:default/platform-core',
      tool: { entityRef: 'component:default/flux', title: 'Flux' },
      image: fluxImage,
      tag: 'v1.2.0',
      installationName: 'flux',
      hypothetical: false,
      wrap: {
        today: { outcome: 'blocked', deciding: { ruleId: 'cycle' } },
        withPlatformMode: {
          outcome: 'blocked',
          deciding: { ruleId: 'cycle', message: expect.stringMatching(/\w/) },
        },
      },
      host: { applicable: false },
    });
    expect(eso).toMatchObject({
      hypothetical: true,
      wrap: {
        today: { outcome: 'blocked' },
        withPlatformMode: { outcome: 'needs-configuration' },
      },
      platformMode: { value: '--service-api-cluster=platform' },
    });
    expect(certManager).toMatchObject({
      wrap: { today: { outcome: 'unknown' } },
      host: { applicable: true, route: 'helm-release' },
    });
    expect(eso.rules).toBeUndefined();
  });

  it('gives the outcome of every rule where it is asked for', async () => {
    const { items, rules } = await eligibility.list(seesAll, {
      withRules: true,
    });
    const eso = items.find(({ name }) => name === 'service-provider-eso');
    expect(eso?.rules).toHaveLength(27);
    expect(eso?.rules).toContainEqual({
      ruleId: 'tenancy',
      today: 'blocked',
      withPlatformMode: 'ok',
    });
    expect(rules?.map(({ ruleId }) => ruleId)).toEqual(
      eso?.rules?.map(({ ruleId }) => ruleId),
    );
    expect(rules).toContainEqual({
      ruleId: 'tenancy',
      question: expect.stringMatching(/\?$/),
      live: false,
    });
    expect(
      rules?.find(({ ruleId }) => ruleId === 'crd-ownership'),
    ).toMatchObject({ live: true });
    expect((await eligibility.list()).rules).toBeUndefined();
  });

  it('says where images are installed, worst health first', async () => {
    const { items, undescribed, clusters } = await eligibility.list();
    const flux = items.find(({ name }) => name === 'service-provider-flux');
    expect(flux?.installations).toEqual([
      {
        cluster: 'beta',
        kind: 'ServiceProvider',
        name: 'flux',
        health: 'Degraded',
        image: 'mirror.example/example/images/service-provider-flux:v1.1.0',
        simulated: true,
        stale: false,
      },
      expect.objectContaining({ cluster: 'alpha', health: 'Healthy' }),
    ]);
    expect(undescribed).toMatchObject([
      {
        image: 'registry.acme.dev/audit',
        installations: [{ cluster: 'alpha', name: 'audit' }],
      },
    ]);
    expect(clusters).toEqual({ read: 2, total: 2 });
  });

  it('tells services that the operator runs from one image apart', async () => {
    await eligibility.stop();
    const image = `${exampleImages}/openmcp-operator`;
    const names = ['helmdeployer', 'managedcontrolplane'];
    eligibility = await startEligibility(
      names.map(name =>
        createProviderEntity(`platform-service-${name}`, {
          type: 'openmcp-platform-service',
          image,
          annotations: { 'openmcp.cloud/provider-name': name },
          openmcp: { managedByOperator: true },
        }),
      ),
      {
        fleet: createFleetView(
          names.map(name =>
            createSnapshot('alpha', name, { image: `${image}:v1.3.0` }),
          ),
        ),
      },
    );
    const { items } = await eligibility.list();
    expect(items).toMatchObject(
      names.map(name => ({
        trust: 'trusted',
        wrap: { applicable: false, reason: { code: 'operators-own' } },
        installations: [{ name }],
      })),
    );
  });

  it('finds out how a cluster is once, however much is installed there', async () => {
    await eligibility.stop();
    const crowded = createFleetView(
      Array.from({ length: 300 }, (_, index) =>
        createSnapshot('alpha', `audit-${index}`),
      ),
    );
    const [alpha] = crowded.clusters();
    const { status } = alpha;
    const askedFor = jest.fn(() => status);
    Object.defineProperty(alpha, 'status', { get: askedFor });
    eligibility = await startEligibility([fluxEntity], { fleet: crowded });
    askedFor.mockClear();
    const { undescribed } = await eligibility.list();
    expect(undescribed).toHaveLength(300);
    expect(askedFor.mock.calls.length).toBeLessThan(10);
  });

  it('names only clusters and installations that the caller may see', async () => {
    const page = await eligibility.list({
      cluster: name => name === 'beta',
      installation: ({ cluster }) => cluster === 'beta',
    });
    expect(page.clusters).toEqual({ read: 1, total: 1 });
    expect(page.undescribed).toEqual([]);
    expect(JSON.stringify(page)).not.toContain('alpha');
  });

  it('leaves out what the caller may not see in the catalog', async () => {
    eligibility.catalog.hidden.add('service-provider-flux');
    const { items } = await eligibility.list();
    expect(items.map(({ name }) => name)).toEqual([
      'cert-manager',
      // Its provider is not there for this caller.
      'flux',
      'service-provider-eso',
    ]);
    expect(JSON.stringify(items)).not.toContain('service-provider-flux');

    eligibility.catalog.hidden.clear();
    eligibility.catalog.hidden.add('flux');
    const [, , flux] = (await eligibility.list()).items;
    expect(flux.name).toBe('service-provider-flux');
    expect(flux.tool).toBeUndefined();
    expect(flux.wrap.withPlatformMode?.outcome).toBe('blocked');
  });

  it('never keeps the process for long', async () => {
    await eligibility.stop();
    const entities = Array.from({ length: 200 }, (_, index) =>
      createProviderEntity(`provider-${index}`, {
        openmcp: { tool: `tool-${index}` },
        traits: { provides: [`capability-${index}`] },
      }),
    );
    eligibility = await startEligibility([...entities, fluxEntity], { fleet });
    let longest = 0;
    let last = performance.now();
    let running = true;
    const watch = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (running) {
        setImmediate(watch);
      }
    };
    setImmediate(watch);
    const { items } = await eligibility.list();
    running = false;
    expect(items).toHaveLength(201);
    expect(longest).toBeLessThan(200);
  });
});
