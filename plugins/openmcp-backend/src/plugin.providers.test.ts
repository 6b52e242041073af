import {
  createBackendModule,
  PermissionsService,
} from '@backstage/backend-plugin-api';
import {
  AuthorizeResult,
  PolicyDecision,
} from '@backstage/plugin-permission-common';
import {
  EligibilityRule,
  openmcpProviderReadPermission,
} from '@openmcp/backstage-plugin-openmcp-common';
import { openmcpEligibilityRulesExtensionPoint } from '@openmcp/backstage-plugin-openmcp-node';
import { allowClusters } from './__testUtils__/policies';
import {
  certManagerEntity,
  createProviderEntity,
  esoEntity,
  exampleImages,
  fluxEntity,
  fluxToolEntity,
} from './__testUtils__/providerEntities';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

const flux = 'component:default/service-provider-flux';
const eso = 'component:default/service-provider-eso';

/** Decides about reading of providers, and for the rest as another policy. */
function withProviders(
  result: AuthorizeResult.ALLOW | AuthorizeResult.DENY,
  others: Pick<PermissionsService, 'authorizeConditional'>,
) {
  return {
    async authorizeConditional(
      ...args: Parameters<PermissionsService['authorizeConditional']>
    ): Promise<PolicyDecision[]> {
      const decisions = await others.authorizeConditional(...args);
      return args[0].map(({ permission }, index) =>
        permission.name === openmcpProviderReadPermission.name
          ? { result }
          : decisions[index],
      );
    },
  };
}

/** A module that adds one rule, which is asked of every provider. */
function addRule(id: string, check: EligibilityRule['check']) {
  return createBackendModule({
    pluginId: 'openmcp',
    moduleId: 'rules',
    register(env) {
      env.registerInit({
        deps: { rules: openmcpEligibilityRulesExtensionPoint },
        async init({ rules }) {
          rules.addEligibilityRules({
            id,
            belongsTo: 'both',
            reads: [],
            requires: { wrap: [], host: [] },
            live: [],
            check,
          });
        },
      });
    },
  });
}

describe('openmcp plugin about providers', () => {
  let landscape: TestLandscape;
  let catalog: TestCatalog;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    catalog = new TestCatalog([
      fluxEntity,
      fluxToolEntity,
      esoEntity,
      certManagerEntity,
      createProviderEntity('stranger', { origin: 'openmcp:upstreamX' }),
    ]);
  });

  afterEach(() => landscape.stop());

  async function start(
    options: Partial<Parameters<typeof landscape.startPortal>[0]> = {},
  ) {
    const portal = await landscape.startPortal({
      clusters: landscape.bothClusters(),
      catalog,
      ...options,
    });
    if (!catalog.failing) {
      await waitUntil(async () =>
        expect((await portal.get('/v1/providers')).status).not.toBe(503),
      );
    }
    return portal;
  }

  it('lists providers with verdicts and with what is installed of them', async () => {
    const portal = await start();
    await landscape.createService(
      landscape.alpha,
      'eso',
      `${exampleImages}/service-provider-eso:v1.0.0`,
    );
    await landscape.createService(
      landscape.beta,
      'audit',
      'registry.acme.dev/audit:1.2',
    );
    await landscape.healthy(6);
    const list = await portal.getProviders('?rules=outcomes');
    expect(list).toMatchObject({
      totalItems: 4,
      freshness: { stale: false },
      clusters: { read: 2, total: 2 },
      undescribed: [
        {
          image: 'registry.acme.dev/audit',
          installations: [{ name: 'audit' }],
        },
      ],
    });
    const items = new Map(list.items.map(item => [item.entityRef, item]));
    expect(items.get(flux)?.wrap).toMatchObject({
      today: { outcome: 'blocked' },
      withPlatformMode: { outcome: 'blocked', deciding: { ruleId: 'cycle' } },
    });
    expect(items.get(eso)).toMatchObject({
      hypothetical: true,
      wrap: {
        today: { outcome: 'blocked' },
        withPlatformMode: { outcome: 'needs-configuration' },
      },
      installations: [{ cluster: 'alpha', name: 'eso', health: 'Healthy' }],
      rules: expect.arrayContaining([
        { ruleId: 'tenancy', today: 'blocked', withPlatformMode: 'ok' },
      ]),
    });
    expect(items.get('component:default/stranger')).toMatchObject({
      trust: 'untrusted',
      wrap: { withPlatformMode: { outcome: 'unknown' } },
    });

    const response = await portal.get('/v1/providers').expect(200);
    await portal
      .get('/v1/providers')
      .set('if-none-match', response.headers.etag)
      .expect(304);
    await portal.get('/v1/providers?rules=all').expect(400);
  });

  it('says why something is blocked, rule by rule', async () => {
    const portal = await start();
    await landscape.healthy(4);
    const report = await portal.checkEligibility({
      provider: flux,
      cluster: 'alpha',
    });
    expect(report).toMatchObject({ cluster: 'alpha', trust: 'trusted' });
    const cycle = report.wrap.withPlatformMode?.results.find(
      ({ ruleId }) => ruleId === 'cycle',
    );
    expect(cycle?.message).toMatch(/flux.*openmcp-operator.*flux/is);
  });

  it('trusts the locations of the configuration', async () => {
    const portal = await start({
      config: { trustedProviderLocations: ['openmcp:upstreamX'] },
    });
    const report = await portal.checkEligibility({
      provider: 'component:default/stranger',
    });
    expect(report.trust).toBe('trusted');
    expect(report.wrap.today?.outcome).toBe('blocked');
  });

  it('keeps to what the caller may see in the catalog', async () => {
    catalog.hidden.add('service-provider-flux').add('flux');
    const portal = await start();
    const { items } = await portal.getProviders();
    expect(items.map(({ name }) => name)).toEqual([
      'cert-manager',
      'service-provider-eso',
      'stranger',
    ]);
    const response = await portal
      .post('/v1/eligibility', { provider: flux })
      .expect(404);
    expect(response.body.error.message).toBe('There is no such provider');
  });

  it('answers from what it knows while the catalog is down', async () => {
    const portal = await start();
    const before = await portal.getProviders();
    catalog.failing = true;
    const after = await portal.getProviders();
    expect(after.items).toEqual(before.items);
    expect(after.freshness).toMatchObject({
      asOf: before.freshness.asOf,
      stale: true,
      reason: { message: 'the catalog did not answer' },
    });
    expect(JSON.stringify(after)).not.toContain('marked-');
  });

  it('answers 503 as long as the catalog was never read, and then recovers', async () => {
    catalog.failing = true;
    const portal = await start();
    await portal.get('/v1/providers').expect(503);
    await portal.post('/v1/eligibility', { provider: eso }).expect(503);
    catalog.failing = false;
    await waitUntil(async () =>
      expect((await portal.getProviders()).totalItems).toBe(4),
    );
  });

  it('tells nothing about providers without the right to it', async () => {
    const permissions = withProviders(
      AuthorizeResult.DENY,
      allowClusters('alpha'),
    );
    const portal = await start({ permissions });
    for (const response of [
      await portal.get('/v1/providers'),
      await portal.get('/v1/dependencies'),
      await portal.post('/v1/eligibility', { provider: flux }),
    ]) {
      expect(response.status).toBe(403);
      expect(response.body.error.message).toContain('openmcp.provider.read');
      expect(response.text).not.toContain('Flux');
    }
  });

  it('speaks of no cluster that the caller may not see', async () => {
    const portal = await start({
      permissions: withProviders(AuthorizeResult.ALLOW, allowClusters('alpha')),
    });
    await landscape.createService(
      landscape.beta,
      'marked-service',
      `${exampleImages}/service-provider-eso:v1.0.0`,
    );
    await landscape.healthy(2);
    const seen = JSON.stringify([
      await portal.getProviders(),
      await portal.checkEligibility({ provider: eso, cluster: 'alpha' }),
    ]);
    expect(seen).not.toMatch(/beta|marked/);
    await portal
      .post('/v1/eligibility', { provider: eso, cluster: 'beta' })
      .expect(404);
  });

  it('tells what needs what on a cluster', async () => {
    const portal = await start({
      clusters: [
        {
          ...landscape.configOf(landscape.alpha),
          operatorDeliveredBy: 'other',
        },
        landscape.configOf(landscape.beta),
      ],
      permissions: withProviders(AuthorizeResult.ALLOW, allowClusters('alpha')),
    });
    expect(await portal.getDependencies('?cluster=alpha')).toMatchObject({
      cluster: 'alpha',
      operatorDeliveredBy: 'other',
      cycles: [{ message: 'flux is needed by HelmRelease is needed by flux' }],
    });
    const response = await portal.get('/v1/dependencies').expect(200);
    expect(response.body).toMatchObject({
      operatorDeliveredBy: 'flux',
      etag: expect.any(String),
      cycles: [{ message: expect.stringMatching(/^flux .*operator.* flux$/) }],
    });
    await portal
      .get('/v1/dependencies')
      .set('if-none-match', response.headers.etag)
      .expect(304);
    const hidden = await portal.get('/v1/dependencies?cluster=beta');
    const missing = await portal.get('/v1/dependencies?cluster=nowhere');
    expect([hidden.status, missing.status]).toEqual([404, 404]);
    expect(hidden.body.error).toEqual(missing.body.error);
    for (const [query, field, code] of [
      ['clusters=alpha', 'clusters', 'unknown'],
      ['cluster=alpha&cluster=beta', 'cluster', 'repeated'],
    ]) {
      const wrong = await portal.get(`/v1/dependencies?${query}`).expect(400);
      expect(wrong.body.error.details).toEqual([{ field, code }]);
    }
  });

  it('asks the rules of modules beside its own, also at failure', async () => {
    const portal = await start({
      features: [
        addRule('acme-approval', ({ question, subject }) => {
          if (question === 'host') {
            throw new Error('marked-failure');
          }
          return {
            outcome: 'blocked',
            code: 'acme-not-approved',
            params: { message: `${subject.title} is not approved.` },
          };
        }),
      ],
    });
    const report = await portal.checkEligibility({ provider: eso });
    const results = report.wrap.withPlatformMode?.results ?? [];
    expect(results.length).toBeGreaterThan(1);
    expect(report.wrap.withPlatformMode?.outcome).toBe('blocked');
    expect(results.at(-1)).toMatchObject({
      ruleId: 'acme-approval',
      outcome: 'blocked',
      message: 'ESO is not approved.',
    });
    for (const route of report.host.routes ?? []) {
      expect(route.results.at(-1)).toMatchObject({
        ruleId: 'acme-approval',
        outcome: 'unknown',
        code: 'rule-failed',
      });
    }
    expect(report.host.routes?.length).toBeGreaterThan(0);
    const told = portal.logLines.filter(line => line.includes('acme-approval'));
    expect(told).toHaveLength(1);
    expect(JSON.stringify([report, portal.logLines])).not.toContain('marked');
  });

  it('does not start with a rule whose id is taken', async () => {
    await expect(
      landscape.startPortal({
        clusters: [],
        catalog,
        features: [
          addRule('cycle', () => ({ outcome: 'ok', code: 'x', params: {} })),
        ],
      }),
    ).rejects.toThrow(/The eligibility rule "cycle" cannot be added/);
  });

  it('names the field that is wrong', async () => {
    const portal = await start({ clusters: [] });
    for (const [body, field, code] of [
      [{ provider: eso, tool: 'flux' }, 'tool', 'not-allowed'],
      [
        { provider: eso, image: 'ghcr.io/other/x:v1' },
        'image',
        'other-provider',
      ],
    ] as const) {
      const response = await portal.post('/v1/eligibility', body).expect(400);
      expect(response.body.error.details).toMatchObject([{ field, code }]);
    }
  });
});
