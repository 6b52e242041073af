import { EligibilityVerdict } from '@openmcp/backstage-plugin-openmcp-common';
import {
  certManagerEntity,
  createProviderEntity,
  esoEntity,
  exampleImages,
  fluxEntity,
  fluxToolEntity,
} from '../__testUtils__/providerEntities';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { seesAll, startEligibility } from '../__testUtils__/startEligibility';

const flux = 'component:default/service-provider-flux';
const eso = 'component:default/service-provider-eso';
const fluxImage = `${exampleImages}/service-provider-flux`;
const esoImage = `${exampleImages}/service-provider-eso`;

type Started = Awaited<ReturnType<typeof startEligibility>>;

function ruleOf(verdict: EligibilityVerdict | undefined, ruleId: string) {
  return verdict?.results.find(result => result.ruleId === ruleId);
}

describe('DefaultEligibilityJudge', () => {
  let eligibility: Started;
  const fleet = createFleetView([
    createSnapshot('alpha', 'twin', {
      kind: 'ServiceProvider',
      image: `${esoImage}:v0.9.0`,
    }),
    createSnapshot('beta', 'dns'),
  ]);

  async function start(
    entities: Parameters<typeof startEligibility>[0],
    config?: Parameters<typeof startEligibility>[1],
  ) {
    eligibility = await startEligibility(entities, { fleet, ...config });
    return eligibility;
  }

  afterEach(() => eligibility.stop());

  it('blocks Flux in both views, with its circle in words', async () => {
    await start([fluxEntity, fluxToolEntity]);
    const report = await eligibility.check({ provider: flux });
    expect(report.subject).toMatchObject({
      type: 'provider',
      entityRef: flux,
      title: 'Flux',
      tag: 'v1.2.0',
      versionRange: '>=1.0.0 <2.0.0',
    });
    for (const view of ['today', 'withPlatformMode'] as const) {
      expect(report.wrap[view]?.outcome).toBe('blocked');
      const cycle = ruleOf(report.wrap[view], 'cycle');
      expect(cycle).toMatchObject({
        outcome: 'blocked',
        question: expect.stringMatching(/\?$/),
        message: expect.stringMatching(/flux.*openmcp-operator.*flux/is),
      });
    }
    expect(report.host).toMatchObject({
      applicable: false,
      reason: { message: expect.stringContaining('the bootstrapper owns it') },
    });
  });

  it('judges one after the other of many who ask at once, and lets others go on in between', async () => {
    await start([fluxEntity, esoEntity]);
    const order: string[] = [];
    let isOver = false;
    const other = () => {
      order.push('other');
      if (!isOver) {
        setImmediate(other);
      }
    };
    setImmediate(other);
    await Promise.all(
      [flux, eso, flux].map(async (provider, index) => {
        await eligibility.check({ provider });
        order.push(`${index}`);
      }),
    );
    isOver = true;
    const places = ['0', '1', '2'].map(name => order.indexOf(name));
    expect(places[1] - places[0]).toBeGreaterThan(1);
    expect(places[2] - places[1]).toBeGreaterThan(1);
  });

  it('blocks the hypothetical image today alone, and says how it is told', async () => {
    await start([fluxEntity, esoEntity]);
    const report = await eligibility.check({ provider: eso });
    expect(report.subject).toMatchObject({
      hypothetical: true,
      standsFor: 'component:default/service-provider-external-secrets',
    });
    expect(report.trust).toBe('trusted');
    expect(report.wrap.today?.outcome).toBe('blocked');
    expect(report.wrap.withPlatformMode?.outcome).toBe('needs-configuration');
    expect(report.platformMode).toEqual({
      via: 'flag',
      name: '--service-api-cluster',
      value: '--service-api-cluster=platform',
    });
    expect(
      ruleOf(report.wrap.withPlatformMode, 'provider-config'),
    ).toMatchObject({
      outcome: 'needs-configuration',
      remedy: { by: expect.any(String), message: expect.stringMatching(/\w/) },
    });
  });

  it('answers the same thing with the same etag, and another with another', async () => {
    await start([fluxEntity, esoEntity]);
    const first = await eligibility.check({ provider: eso });
    expect((await eligibility.check({ provider: eso })).etag).toBe(first.etag);
    const other = await eligibility.check({ provider: eso, cluster: 'alpha' });
    expect(other.etag).not.toBe(first.etag);
  });

  it('takes traits from elsewhere for not declared', async () => {
    await start([
      createProviderEntity('stranger', { origin: 'openmcp:upstreamX' }),
    ]);
    const report = await eligibility.check({
      provider: 'component:default/stranger',
    });
    expect(report.trust).toBe('untrusted');
    expect(report.platformMode).toBeUndefined();
    expect(report.wrap.today?.outcome).toBe('unknown');
    expect(report.wrap.withPlatformMode?.outcome).toBe('unknown');
    expect(ruleOf(report.wrap.today, 'tenancy')?.code).toBe(
      'traits-not-trusted',
    );
  });

  it('believes neither of two trusted entities that claim one image', async () => {
    await start([
      createProviderEntity('one', { image: 'ghcr.io/acme/shared' }),
      createProviderEntity('marked-second', { image: 'GHCR.io/acme/shared' }),
      createProviderEntity('stranger', {
        image: 'ghcr.io/acme/shared',
        origin: 'url:https://elsewhere.example/x.yaml',
      }),
    ]);
    const report = await eligibility.check({
      provider: 'component:default/one',
    });
    expect(report.trust).toBe('conflicting');
    expect(report.claimedBy).toEqual([
      'component:default/marked-second',
      'component:default/one',
    ]);
    expect(report.wrap.withPlatformMode?.outcome).toBe('unknown');

    eligibility.catalog.hidden.add('marked-second');
    const partly = await eligibility.check({
      provider: 'component:default/one',
    });
    expect(partly.trust).toBe('conflicting');
    expect(partly.claimedBy).toEqual(['component:default/one']);
    expect(JSON.stringify(partly)).not.toContain('marked');
  });

  it('leaves a hypothetical image to its own entity', async () => {
    await start([
      createProviderEntity('real', { image: `${exampleImages}/real` }),
      createProviderEntity('service-provider-eso', {
        openmcp: { hypothetical: { standsFor: 'real' } },
        traits: { image: `${exampleImages}/real` },
      }),
    ]);
    for (const name of ['real', 'service-provider-eso']) {
      const report = await eligibility.check({
        provider: `component:default/${name}`,
      });
      expect([name, report.trust]).toEqual([name, 'trusted']);
    }
  });

  it('speaks of no entity that the caller may not see', async () => {
    await start([fluxEntity, fluxToolEntity, esoEntity]);
    eligibility.catalog.hidden.add('service-provider-flux').add('flux');
    await expect(eligibility.check({ provider: flux })).rejects.toMatchObject({
      name: 'NotFoundError',
    });
    await expect(
      eligibility.check({ tool: 'component:default/flux' }),
    ).rejects.toMatchObject({ name: 'NotFoundError' });
    await expect(
      eligibility.check({ provider: 'component:default/nothing' }),
    ).rejects.toMatchObject({ message: 'There is no such provider' });
    // As an image it is one that nothing is known of.
    const report = await eligibility.check({ image: `${fluxImage}:v1.0.0` });
    expect(report.subject).toMatchObject({ type: 'image', image: fluxImage });
    expect(report.subject.entityRef).toBeUndefined();
    expect(report.wrap.today?.outcome).toBe('unknown');
  });

  it('keeps outcomes that rest on what is hidden, and nothing else of them', async () => {
    await start([esoEntity]);
    const open = await eligibility.check({ provider: eso, cluster: 'alpha' });
    expect(ruleOf(open.wrap.today, 'dual-deployment')).toMatchObject({
      outcome: 'blocked',
      evidence: [
        {
          type: 'object',
          object: { kind: 'ServiceProvider', name: 'twin' },
        },
      ],
    });
    const closed = await eligibility.check(
      { provider: eso, cluster: 'alpha' },
      { ...seesAll, installation: () => false },
    );
    expect(closed.wrap.today?.outcome).toBe('blocked');
    expect(ruleOf(closed.wrap.today, 'dual-deployment')).toMatchObject({
      outcome: 'blocked',
      message: 'This rests on something that you may not see.',
      evidence: [],
    });
    expect(JSON.stringify(closed)).not.toContain('twin');
  });

  it('finds no cluster that the caller may not see', async () => {
    await start([esoEntity]);
    const onlyBeta = { ...seesAll, cluster: (name: string) => name === 'beta' };
    for (const cluster of ['alpha', 'nothing']) {
      await expect(
        eligibility.check({ provider: eso, cluster }, onlyBeta),
      ).rejects.toMatchObject({
        name: 'NotFoundError',
        message: 'There is no such cluster',
      });
    }
    const report = await eligibility.check(
      { provider: eso, cluster: 'beta' },
      onlyBeta,
    );
    expect(report.cluster).toBe('beta');
    expect(report.freshness).toEqual({
      asOf: '2026-01-01T12:00:00.000Z',
      stale: false,
    });
  });

  it('answers about bare traits and names what is wrong with them', async () => {
    await start([]);
    const report = await eligibility.check({
      traits: { contract: { init: 'yes' }, platformTarget: { mode: 'none' } },
    });
    expect(report.subject.type).toBe('traits');
    expect(report.trust).toBe('untrusted');
    expect(report.findings).toMatchObject([
      { path: 'traits.contract.init', severity: 'error' },
    ]);
    expect(report.wrap.today?.outcome).toBe('blocked');
  });

  it('answers about a tool without an image', async () => {
    await start([certManagerEntity]);
    const report = await eligibility.check({ tool: 'cert-manager' });
    expect(report.subject).toMatchObject({
      type: 'tool',
      title: 'cert-manager',
    });
    expect(report.wrap.today?.outcome).toBe('unknown');
    expect(ruleOf(report.wrap.today, 'tenancy')?.code).toBe('no-image');
    expect(report.host).toMatchObject({
      applicable: true,
      routes: [{ route: 'helm-release' }],
    });
    await expect(
      eligibility.check({ provider: 'cert-manager' }),
    ).rejects.toMatchObject({ name: 'NotFoundError' });
  });
});
