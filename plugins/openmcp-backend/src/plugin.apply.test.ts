import {
  PlatformServiceRequest,
  PlatformServiceResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import { mockServices } from '@backstage/backend-test-utils';
import { allowAllBut } from './__testUtils__/policies';
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

const path = '/v1/clusters/alpha/platform-services';
const flag = '--service-api-cluster=platform';
const platformMode = { via: 'flag', value: flag } as const;
const esoImage = `${exampleImages}/service-provider-eso:v1.0.0`;
const fluxImage = `${exampleImages}/service-provider-flux:v1.2.0`;
const eso = 'component:default/service-provider-eso';
const flux = 'component:default/service-provider-flux';
const wish: PlatformServiceRequest = {
  name: 'eso',
  spec: { image: esoImage },
  provider: eso,
  platformMode,
};

describe('openmcp plugin, applying', () => {
  let landscape: TestLandscape;
  let audited: Array<Record<string, unknown>>;
  let auditFails: string | undefined;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    audited = [];
    auditFails = undefined;
  });

  afterEach(() => landscape.stop());

  async function start(
    options: { permissions?: ReturnType<typeof allowAllBut> } = {},
  ) {
    const portal = await landscape.startPortal({
      clusters: [
        landscape.configOf(landscape.alpha),
        { ...landscape.configOf(landscape.beta), delivery: 'gitops' },
      ],
      config: { allowedImages: [`${exampleImages}/`] },
      catalog: new TestCatalog([esoEntity, fluxEntity, fluxToolEntity]),
      permissions: options.permissions,
      features: [
        mockServices.auditor.mock({
          createEvent: async event => {
            const note = (status: string, meta: unknown) => {
              if (status === auditFails) {
                throw new Error('disk full');
              }
              audited.push({ eventId: event.eventId, status, meta });
            };
            note('initiated', event.meta);
            return {
              success: async end => {
                note('succeeded', end?.meta);
              },
              fail: async end => {
                note('failed', end.meta);
              },
            };
          },
        }).factory,
      ],
    });
    await landscape.healthy(4);
    await waitUntil(async () => {
      expect((await portal.getProviders()).totalItems).toBeGreaterThan(1);
    });
    const post = async (
      body: Partial<PlatformServiceRequest>,
      to: string = path,
    ) => {
      const { status, body: answer } = await portal.post(to, body);
      return { status, answer, error: answer.error };
    };
    return { portal, post };
  }

  async function names() {
    const { items } = await landscape.portal.getInstallations('?cluster=alpha');
    return items.map(({ name }) => name).sort();
  }

  it('puts nothing onto a cluster of which it may not read what is there', async () => {
    landscape.alpha.forbidKind('CustomResourceDefinition');
    const { post } = await start();
    for (const dryRun of [true, false]) {
      await waitUntil(async () =>
        expect(await post({ ...wish, dryRun })).toMatchObject({
          status: 503,
          error: {
            reason: {
              code: 'kinds-not-readable',
              params: { kinds: 'CustomResourceDefinition' },
            },
            written: 'nothing',
          },
        }),
      );
    }
    expect(await names()).not.toContain('eso');
    expect(audited.at(-1)).toMatchObject({
      status: 'failed',
      meta: { result: 'refused' },
    });
  });

  it('creates, is seen on the way to Healthy, and then has nothing to do', async () => {
    const { portal, post } = await start();
    const dry = await post({ ...wish, dryRun: true });
    expect(dry).toMatchObject({ status: 200, answer: { result: 'created' } });
    expect(await names()).not.toContain('eso');

    const waiting = portal.getInstallation(
      'alpha/PlatformService/eso?timeoutSeconds=30',
    );
    const { status, answer } = await post(wish);
    expect(status).toBe(200);
    const created: PlatformServiceResult = answer;
    expect(created).toMatchObject({
      cluster: 'alpha',
      name: 'eso',
      result: 'created',
      generation: 1,
      eligibility: {
        subject: { entityRef: eso },
        wrap: { today: { outcome: 'blocked' } },
      },
    });
    expect(created.manifest).toContain(flag);
    expect(await waiting).toMatchObject({ name: 'eso', uid: created.uid });

    let seen = await waiting;
    while (seen.health !== 'Healthy') {
      seen = await portal.getInstallation(
        `alpha/PlatformService/eso?after=${seen.etag}&timeoutSeconds=30`,
      );
    }
    expect(seen.spec).toMatchObject({
      initCommand: ['init', flag],
      runCommand: ['run', flag],
    });

    const again = await post(wish);
    expect(again).toMatchObject({
      status: 200,
      answer: {
        result: 'unchanged',
        diff: [],
        generation: 1,
        uid: created.uid,
      },
    });
    expect(audited.map(({ status: each }) => each)).toEqual([
      'initiated',
      'succeeded',
      'initiated',
      'succeeded',
      'initiated',
      'succeeded',
    ]);
    expect(audited[5]).toMatchObject({
      eventId: 'platform-service-apply',
      meta: { override: true, result: 'unchanged' },
    });
  });

  it('changes what differs, and keeps values without showing them', async () => {
    const { post } = await start();
    const env = [{ name: 'TOKEN', value: 'marked-value' }];
    const first = await post({ ...wish, spec: { image: esoImage, env } });
    const second = await post({
      ...wish,
      spec: {
        image: esoImage,
        env: [{ name: 'TOKEN', keep: true }],
        runReplicas: 2,
      },
    });
    expect(second.answer).toMatchObject({
      result: 'configured',
      generation: 2,
      diff: [
        {
          field: 'spec.runReplicas',
          change: 'changed',
          before: '1',
          after: '2',
        },
      ],
    });
    const none = await post({
      ...wish,
      spec: { image: esoImage, env: [{ name: 'OTHER', keep: true }] },
    });
    expect(none).toMatchObject({
      status: 400,
      error: { details: [{ field: 'spec.env[0]', code: 'nothing-to-keep' }] },
    });
    const seen = [first, second, none, audited, landscape.portal.logLines];
    expect(JSON.stringify(seen)).not.toContain('marked-value');
  });

  it.each<[string, Partial<PlatformServiceRequest>, number, object]>([
    [
      'Flux, named as itself',
      {
        name: 'flux',
        spec: { image: fluxImage },
        provider: flux,
        platformMode,
      },
      422,
      { code: 'blocked' },
    ],
    [
      'Flux, not named at all',
      { name: 'flux', spec: { image: fluxImage }, platformMode },
      422,
      { code: 'blocked' },
    ],
    [
      'Flux, named as another provider',
      { name: 'eso', spec: { image: fluxImage }, provider: eso, platformMode },
      400,
      { details: [{ field: 'spec.image', code: 'other-provider' }] },
    ],
    [
      'Flux by digest and by force',
      {
        name: 'flux',
        spec: { image: `${fluxImage}@sha256:${'a'.repeat(64)}` },
        platformMode,
        force: true,
      },
      422,
      { code: 'blocked' },
    ],
    [
      'an image with a bare command that carries the flag',
      {
        name: 'eso',
        spec: {
          image: esoImage,
          initCommand: ['init', flag],
          runCommand: ['run', flag],
        },
        provider: eso,
      },
      422,
      { code: 'platform-mode-needed' },
    ],
    [
      'an image that nobody describes',
      { name: 'x', spec: { image: `${exampleImages}/stranger:v1` } },
      422,
      { code: 'platform-mode-needed' },
    ],
    [
      'a provider that is not there',
      { ...wish, provider: 'component:default/nothing' },
      400,
      { details: [{ field: 'provider', code: 'not-found' }] },
    ],
    [
      'a name that is no DNS label',
      { ...wish, name: 'Eso Prod' },
      400,
      { details: [{ field: 'name' }] },
    ],
    [
      'an image with spaces',
      { ...wish, spec: { image: `${esoImage} --privileged` } },
      400,
      { details: [{ field: 'spec.image' }] },
    ],
    [
      'an image from elsewhere',
      { ...wish, spec: { image: 'ghcr.io/evil/service-provider-eso:v1.0.0' } },
      400,
      { details: [{ field: 'spec.image', code: 'not-allowed' }] },
    ],
    [
      'traits in the place of a provider',
      { ...wish, traits: { platformTarget: { mode: 'full' } } } as never,
      400,
      { details: [{ field: 'traits', code: 'unknown-field' }] },
    ],
  ])('does not let through %s', async (_, body, status, error) => {
    const { post } = await start();
    const answered = await post(body);
    expect(answered).toMatchObject({ status, error });
    expect(await names()).toEqual(['helmdeployer', 'managedcontrolplane']);
  });

  it('says why Flux is blocked', async () => {
    const { post } = await start();
    const { error } = await post({
      name: 'flux',
      spec: { image: fluxImage },
      platformMode,
    });
    expect(error.name).toBe('EligibilityRefusal');
    expect(error.message).toMatch(/flux.*openmcp-operator.*flux/is);
    expect(error.eligibility.wrap).toMatchObject({
      today: { outcome: 'blocked' },
      withPlatformMode: { outcome: 'blocked' },
    });
  });

  it('refuses unknown clusters and the operator’s own services', async () => {
    const { post } = await start();
    expect(
      await post(wish, '/v1/clusters/nowhere/platform-services'),
    ).toMatchObject({
      status: 404,
      error: { details: [{ field: 'cluster', code: 'not-found' }] },
    });
    expect(await post({ ...wish, name: 'helmdeployer' })).toMatchObject({
      status: 422,
      error: {
        code: 'blocked',
        message: expect.stringContaining('helmdeployer already'),
      },
    });
    expect(await names()).toEqual(['helmdeployer', 'managedcontrolplane']);
  });

  it('only tries on a cluster that is delivered by GitOps', async () => {
    const { portal, post } = await start();
    const to = '/v1/clusters/beta/platform-services';
    expect(await post(wish, to)).toMatchObject({
      status: 409,
      error: { details: [{ field: 'dryRun', code: 'gitops' }] },
    });
    expect(await post({ ...wish, dryRun: true }, to)).toMatchObject({
      status: 200,
      answer: { result: 'created' },
    });
    const { items } = await portal.getInstallations('?cluster=beta');
    expect(items).toHaveLength(2);
  });

  it('wants the right to override, and notes who lacked it', async () => {
    const { post } = await start({
      permissions: allowAllBut('openmcp.platform-service.override'),
    });
    expect(await post(wish)).toMatchObject({
      status: 403,
      error: {
        name: 'NotAllowedError',
        permission: 'openmcp.platform-service.override',
      },
    });
    expect(audited.at(-1)).toMatchObject({
      status: 'failed',
      meta: { override: true, outcomeToday: 'blocked' },
    });
  });

  it('answers what became of it also when the audit log takes no end', async () => {
    const { post } = await start();
    auditFails = 'initiated';
    expect(await post(wish)).toMatchObject({ status: 500 });
    expect(await names()).not.toContain('eso');
    auditFails = 'succeeded';
    expect(await post(wish)).toMatchObject({
      status: 200,
      answer: { result: 'created' },
    });
    auditFails = 'failed';
    expect(
      await post({ ...wish, name: 'flux', spec: { image: fluxImage } }),
    ).toMatchObject({ status: 400, error: { details: expect.any(Array) } });
    expect(
      landscape.portal.logLines.filter(line =>
        line.includes('The audit log did not take'),
      ),
    ).toHaveLength(2);
  });
});
