import { EligibilityVerdict } from '@openmcp/backstage-plugin-openmcp-common';
import {
  createProviderEntity,
  esoEntity,
  exampleImages,
  fluxEntity,
  fluxToolEntity,
} from '../__testUtils__/providerEntities';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { startEligibility } from '../__testUtils__/startEligibility';

const flux = 'component:default/service-provider-flux';
const eso = 'component:default/service-provider-eso';
const fluxImage = `${exampleImages}/service-provider-flux`;
const esoImage = `${exampleImages}/service-provider-eso`;

type Started = Awaited<ReturnType<typeof startEligibility>>;

function ruleOf(verdict: EligibilityVerdict | undefined, ruleId: string) {
  return verdict?.results.find(result => result.ruleId === ruleId);
}

function wish(image: string, provider?: string) {
  return { cluster: 'alpha', name: 'eso', spec: { image }, provider };
}

describe('DefaultEligibilityJudge at the gate', () => {
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

  it('finds the provider by the image, also by that of a mirror', async () => {
    await start([fluxEntity, esoEntity], {
      config: {
        imageMirrors: [{ prefix: 'mirror.example/gh', upstream: 'ghcr.io' }],
      },
    });
    for (const image of [
      `${esoImage}:v1.0.0`,
      `mirror.example/gh/example/images/service-provider-eso:v1.0.0`,
    ]) {
      const report = await eligibility.judge(wish(image));
      expect(report.subject.entityRef).toBe(eso);
      expect(report.cluster).toBe('alpha');
    }
    const unknown = await eligibility.judge(wish('ghcr.io/other/thing:v1'));
    expect(unknown.subject.type).toBe('image');
    expect(unknown.wrap.withPlatformMode?.outcome).toBe('unknown');
  });

  it.each([
    ['spec.image', 'other-provider', eso, `${fluxImage}:v1.2.0`],
    ['spec.image', 'other-provider', eso, 'ghcr.io/other/thing:v1'],
    ['provider', 'not-found', 'component:default/nothing', esoImage],
    ['provider', 'not-found', 'a:b:c', esoImage],
    ['provider', 'not-found', 'component:default/flux', esoImage],
  ])('refuses %s: %s', async (field, code, provider, image) => {
    await start([fluxEntity, fluxToolEntity, esoEntity]);
    await expect(
      eligibility.judge(wish(image, provider)),
    ).rejects.toMatchObject({
      name: 'InputError',
      details: [{ field, code }],
    });
  });

  it('lets no untrusted entity speak for an image that a trusted one describes', async () => {
    await start([
      fluxEntity,
      createProviderEntity('stranger', {
        image: fluxImage,
        origin: 'url:https://elsewhere.example/x.yaml',
      }),
    ]);
    const image = `${fluxImage}:v1.2.0`;
    await expect(
      eligibility.judge(wish(image, 'component:default/stranger')),
    ).rejects.toMatchObject({
      details: [{ field: 'spec.image', code: 'other-provider' }],
    });
    const report = await eligibility.judge(wish(image));
    expect(report.subject.entityRef).toBe(flux);
    expect(report.wrap.withPlatformMode?.outcome).toBe('blocked');
  });

  it('takes no image for unknown because its entity may not be seen', async () => {
    await start([fluxEntity]);
    eligibility.catalog.hidden.add('service-provider-flux');
    await expect(
      eligibility.judge(wish(`${fluxImage}:v1.2.0`)),
    ).rejects.toMatchObject({
      details: [{ field: 'spec.image', code: 'other-provider' }],
    });
  });

  it.each(['latest', 'v9.9.9', undefined])(
    'blocks what is always blocked also with the tag %s',
    async tag => {
      await start([fluxEntity, esoEntity]);
      const of = (image: string) =>
        eligibility.judge(wish(tag ? `${image}:${tag}` : image));
      const blocked = await of(fluxImage);
      expect(blocked.wrap.withPlatformMode?.outcome).toBe('blocked');
      expect(ruleOf(blocked.wrap.withPlatformMode, 'cycle')?.outcome).toBe(
        'blocked',
      );
      const unknown = await of(esoImage);
      expect(unknown.subject.versionRange).toBeUndefined();
      expect(unknown.wrap.withPlatformMode?.outcome).toBe('unknown');
    },
  );

  it('judges nothing as long as it was not read what is on the cluster', async () => {
    const [cluster] = fleet.clusters();
    const unread = {
      ...cluster,
      status: {
        ...cluster.status,
        surroundings: [
          {
            kind: 'CustomResourceDefinition',
            group: 'apiextensions.k8s.io',
            state: 'connecting' as const,
            since: 0,
          },
        ],
      },
    };
    await start([esoEntity], { fleet: { ...fleet, cluster: () => unread } });
    const image = `${esoImage}:v1.0.0`;
    await expect(eligibility.judge(wish(image))).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      reason: { code: 'not-read-yet' },
      written: 'nothing',
    });
    // Who only asks is told what was not checked.
    const asked = await eligibility.check({ provider: eso, cluster: 'alpha' });
    expect(
      ruleOf(asked.wrap.withPlatformMode, 'crd-ownership')?.notes,
    ).toContainEqual(
      expect.objectContaining({ code: 'not-readable-on-cluster' }),
    );
  });

  it('looks at the name and the spec that are wished for', async () => {
    await start([esoEntity]);
    const report = await eligibility.judge({
      cluster: 'beta',
      name: 'not.a.label',
      spec: {
        image: `${esoImage}:v1.0.0`,
        env: [{ name: 'POD_NAME', value: 'x' }],
      },
    });
    for (const rule of ['object-name', 'env-reserved']) {
      expect(ruleOf(report.wrap.withPlatformMode, rule)?.outcome).toBe(
        'blocked',
      );
    }
  });

  describe('while the catalog does not answer', () => {
    it('keeps answering those who were answered before, with the age', async () => {
      await start([esoEntity]);
      const before = await eligibility.check({ provider: eso });
      expect(before.freshness).toMatchObject({ stale: false });
      eligibility.catalog.failing = true;
      const after = await eligibility.check({ provider: eso });
      expect(after.wrap).toEqual(before.wrap);
      expect(after.freshness).toEqual({
        asOf: before.freshness?.asOf,
        stale: true,
        reason: {
          code: 'catalog-not-readable',
          params: {},
          message: 'the catalog did not answer',
        },
      });
      const wished = await eligibility.judge(wish(`${esoImage}:v1.0.0`));
      expect(wished.subject.entityRef).toBe(eso);
      eligibility.clock.advance(3_600_001);
      await expect(eligibility.check({ provider: eso })).rejects.toMatchObject({
        name: 'ServiceUnavailableError',
      });
    });

    it('tells nothing to those whom the catalog never answered', async () => {
      await start([esoEntity]);
      eligibility.catalog.failing = true;
      const failure = eligibility.check({ provider: eso });
      await expect(failure).rejects.toMatchObject({
        name: 'ServiceUnavailableError',
        message: 'The catalog does not answer',
      });
    });
  });
});
