import { EligibilityRuleResult } from '@openmcp/backstage-plugin-openmcp-common';
import { esoEntity, fluxEntity } from './__testUtils__/providerEntities';
import { SimulatedWriter } from './__testUtils__/SimulatedWriter';
import {
  rawCluster,
  rawConfiguration,
  rawDefinition,
  rawNamespace,
  surroundingPaths,
} from './__testUtils__/surroundingObjects';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

const { definitions, namespaces, clusters } = surroundingPaths;
const helmOfOthers = {
  labels: { 'app.kubernetes.io/managed-by': 'Helm' },
  annotations: {
    'meta.helm.sh/release-name': 'eso',
    'meta.helm.sh/release-namespace': 'external-secrets',
  },
};

describe('openmcp plugin about what is around installations', () => {
  let landscape: TestLandscape;
  let writer: SimulatedWriter;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    writer = new SimulatedWriter(landscape.alpha);
  });

  afterEach(() => landscape.stop());

  async function start(rest: { operatorDeliveredBy?: string } = {}) {
    const portal = await landscape.startPortal({
      clusters: landscape.bothClusters().map(each => ({ ...each, ...rest })),
      catalog: new TestCatalog([esoEntity, fluxEntity]),
    });
    await landscape.healthy(4);
    await waitUntil(async () =>
      expect((await portal.get('/v1/providers')).status).toBe(200),
    );
    return portal;
  }

  /** What a rule says of ESO on a cluster, as the image is released. */
  async function ask(ruleId: string, cluster = 'alpha') {
    const { wrap } = await landscape.portal.checkEligibility({
      provider: 'component:default/service-provider-eso',
      name: 'eso',
      cluster,
    });
    return wrap.today?.results.find(each => each.ruleId === ruleId);
  }

  async function says(
    ruleId: string,
    expected: Partial<Pick<EligibilityRuleResult, 'outcome' | 'code'>>,
  ) {
    return waitUntil(async () => {
      const result = await ask(ruleId);
      expect(result).toMatchObject(expected);
      expect(result?.notes?.map(({ code }) => code) ?? []).not.toContain(
        'not-readable-on-cluster',
      );
      return result;
    });
  }

  it('judges by who owns the CRDs and the namespace of a tool', async () => {
    await start();
    await says('crd-ownership', { outcome: 'ok', code: 'crds-absent' });
    await says('namespace-clash', { outcome: 'ok', code: 'namespace-free' });

    await writer.create(namespaces, rawNamespace('external-secrets'));
    await says('namespace-clash', { outcome: 'warning' });
    await writer.create(
      definitions,
      rawDefinition('external-secrets.io', 'ExternalSecret', helmOfOthers),
    );
    const owned = await says('crd-ownership', {
      outcome: 'blocked',
      code: 'crds-of-other',
    });
    expect(owned?.message).toContain('Helm release external-secrets/eso');
    expect(owned?.evidence).toContainEqual(
      expect.objectContaining({
        object: expect.objectContaining({
          name: 'externalsecrets.external-secrets.io',
        }),
        asOf: expect.stringMatching(/^\d{4}-/),
      }),
    );
    const clash = await says('namespace-clash', {
      outcome: 'blocked',
      code: 'namespace-of-other',
    });
    expect(clash?.message).toContain('external-secrets');
    // The other cluster is as it was.
    expect(await ask('crd-ownership', 'beta')).toMatchObject({
      code: 'crds-absent',
    });

    await writer.remove(`${definitions}/externalsecrets.external-secrets.io`);
    await says('crd-ownership', { outcome: 'ok', code: 'crds-absent' });
  });

  it('judges by what deploys, by configurations and by purposes of clusters', async () => {
    // What delivers the operator is there in any case.
    await start({ operatorDeliveredBy: 'other' });
    await says('deployer-dependency', { code: 'needs-capabilities' });
    await says('onboarding-dependency', { code: 'onboarding-missing' });
    await says('provider-config', { code: 'needs-config' });

    await writer.create(
      definitions,
      rawDefinition('helm.toolkit.fluxcd.io', 'HelmRelease'),
    );
    await says('deployer-dependency', {
      outcome: 'ok',
      code: 'capabilities-there',
    });
    await writer.create(clusters, rawCluster('onboarding', ['onboarding']));
    await says('onboarding-dependency', {
      outcome: 'ok',
      code: 'onboarding-there',
    });
    await writer.create(
      definitions,
      rawDefinition('example.services', 'ProviderConfig'),
    );
    await writer.create(
      '/apis/example.services/v1/providerconfigs',
      rawConfiguration('example.services', 'ProviderConfig', 'eso'),
    );
    const configured = await says('provider-config', {
      outcome: 'ok',
      code: 'config-there',
    });
    expect(configured?.evidence).toContainEqual(
      expect.objectContaining({
        object: expect.objectContaining({
          kind: 'ProviderConfig',
          name: 'eso',
        }),
      }),
    );
  });

  it('shows what may not be read, and says that it was not checked', async () => {
    await writer.create(
      definitions,
      rawDefinition('example.services', 'ProviderConfig'),
    );
    for (const kind of [
      'CustomResourceDefinition',
      'Namespace',
      'Cluster',
      'ProviderConfig',
    ]) {
      landscape.alpha.forbidKind(kind);
    }
    const portal = await start();
    const kinds = await waitUntil(async () => {
      const alpha = await landscape.clusterNamed('alpha');
      expect(alpha).toMatchObject({
        state: 'live',
        freshness: { stale: false },
      });
      const forbidden = alpha?.kinds.filter(
        ({ state }) => state === 'forbidden',
      );
      expect(forbidden).toHaveLength(4);
      return forbidden;
    });
    expect(kinds).toEqual(
      expect.arrayContaining([
        {
          kind: 'CustomResourceDefinition',
          group: 'apiextensions.k8s.io',
          neededFor: 'eligibility',
          state: 'forbidden',
          reason: {
            code: 'forbidden',
            params: { status: 403 },
            message: 'forbidden (403)',
          },
          count: null,
        },
        expect.objectContaining({
          kind: 'ProviderConfig',
          group: 'example.services',
        }),
      ]),
    );
    for (const [ruleId, list] of [
      ['crd-ownership', 'customResources'],
      ['namespace-clash', 'namespaces'],
      ['deployer-dependency', 'customResources'],
      ['onboarding-dependency', 'purposes'],
      ['provider-config', 'configurations'],
    ]) {
      const result = await ask(ruleId);
      expect(result?.outcome).not.toBe('blocked');
      expect(result?.notes).toContainEqual(
        expect.objectContaining({
          code: 'not-readable-on-cluster',
          params: { cluster: 'alpha', lists: [list] },
        }),
      );
    }
    const { items } = await portal.getInstallations('?cluster=alpha');
    expect(items.map(({ health, partial }) => [health, partial])).toEqual([
      ['Healthy', false],
      ['Healthy', false],
    ]);
  });

  it('lists the kinds around installations, and configurations that are there', async () => {
    await writer.create(
      definitions,
      rawDefinition('example.services', 'ProviderConfig'),
    );
    await writer.create(
      '/apis/example.services/v1/providerconfigs',
      rawConfiguration('example.services', 'ProviderConfig', 'eso'),
    );
    const portal = await start();
    await waitUntil(async () => {
      const [alpha, beta] = await portal.getClusters();
      const around = (cluster: typeof alpha) =>
        cluster.kinds
          .filter(({ neededFor }) => neededFor === 'eligibility')
          .map(({ kind, state, count }) => [kind, state, count]);
      expect(around(alpha)).toEqual([
        ['CustomResourceDefinition', 'readable', 10],
        ['Namespace', 'readable', 3],
        ['Cluster', 'readable', 0],
        ['ProviderConfig', 'readable', 1],
      ]);
      expect(around(beta)).toEqual([
        ['CustomResourceDefinition', 'readable', 9],
        ['Namespace', 'readable', 3],
        ['Cluster', 'readable', 0],
      ]);
    });
    const answers = JSON.stringify(await portal.getClusters());
    expect(answers).not.toContain('marked');
  });
});
