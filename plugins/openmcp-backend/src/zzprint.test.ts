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

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    audited = [];
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
            const note = (status: string, meta: unknown) =>
              audited.push({ eventId: event.eventId, status, meta });
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

  it('prints', async () => {
    const { post } = await start({ permissions: allowAllBut('openmcp.platform-service.force') });
    const out: string[] = [];
    const show = (name: string, r: any) => {
      const e = { ...r.error };
      if (e.eligibility) e.eligibility = { subject: e.eligibility.subject, wrap: { today: { outcome: e.eligibility.wrap.today?.outcome }, withPlatformMode: { outcome: e.eligibility.wrap.withPlatformMode?.outcome } }, '...': 0 };
      out.push(`${name} -> ${r.status} ${JSON.stringify(e)}`);
    };
    show('flux', await post({ name: 'flux', spec: { image: fluxImage }, platformMode }));
    show('bare', await post({ name: 'eso', spec: { image: esoImage, initCommand: ['init', flag], runCommand: ['run', flag] } }));
    show('other', await post({ name: 'eso', spec: { image: fluxImage }, provider: eso, platformMode }));
    show('image', await post({ ...wish, spec: { image: 'ghcr.io/evil/x:v1' } }));
    show('name', await post({ ...wish, name: 'dns.prod' }));
    show('force', await post({ ...wish, force: true }));
    show('gitops', await post(wish, '/v1/clusters/beta/platform-services'));
    show('nowhere', await post(wish, '/v1/clusters/nowhere/platform-services'));
    const ok = await post({ ...wish, spec: { image: esoImage, env: [{ name: 'TOKEN', value: 'secret-1' }] } });
    const { eligibility, ...rest } = ok.answer;
    out.push(JSON.stringify(rest));
    require('fs').writeFileSync('/tmp/apply-print.txt', out.join('\n'));
    expect(out.length).toBeGreaterThan(0);
  });
});
