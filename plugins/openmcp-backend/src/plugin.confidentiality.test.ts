import { mockServices } from '@backstage/backend-test-utils';
import { allowOnly, decideAlways } from './__testUtils__/policies';
import {
  certManagerEntity,
  createProviderEntity,
  esoEntity,
  fluxEntity,
  fluxToolEntity,
} from './__testUtils__/providerEntities';
import { recordAudit } from './__testUtils__/recordAudit';
import { sampleRequest, specifiedRoutes } from './__testUtils__/routes';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(120_000);

const toolImage = 'ghcr.io/acme/tool:v1';
const hiddenImage = 'ghcr.io/acme/markedimage:v1';

const toolEntity = createProviderEntity('platform-service-tool', {
  type: 'openmcp-platform-service',
  annotations: { 'openmcp.cloud/image': 'ghcr.io/acme/tool' },
});

interface Sent {
  method: string;
  url: string;
  body?: object;
}

describe('what the routes of the openmcp plugin tell', () => {
  let landscape: TestLandscape;
  let catalog: TestCatalog;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    catalog = new TestCatalog([
      esoEntity,
      fluxEntity,
      fluxToolEntity,
      certManagerEntity,
      toolEntity,
    ]);
  });

  afterEach(() => landscape.stop());

  /** Every route, about what is on each of the clusters. */
  function everyRoute(query?: string): Sent[] {
    return specifiedRoutes().flatMap(route => [
      sampleRequest(route, { cluster: 'alpha', name: 'tool', query }),
      sampleRequest(route, { cluster: 'beta', name: 'markedname', query }),
    ]);
  }

  function gets(...urls: string[]): Sent[] {
    return urls.map(url => ({ method: 'get', url }));
  }

  /** What is answered, without the request that error bodies repeat. */
  async function answersOf(
    sent: Sent[],
  ): Promise<Array<{ url: string; status: number; text: string }>> {
    const answers = [];
    for (const { method, url, body } of sent) {
      const response = await landscape.portal.send(method, url, body);
      const told = { ...response.body, request: undefined };
      answers.push({
        url: `${method} ${url}`,
        status: response.status,
        text: JSON.stringify([told, response.headers]),
      });
    }
    return answers;
  }

  describe('to somebody who may see one cluster', () => {
    const mark = /beta|marked/i;

    /** Something of everything happens on beta, and a little on alpha. */
    async function startLandscape(permissions: ReturnType<typeof allowOnly>) {
      const portal = await landscape.startPortal({
        clusters: [
          { ...landscape.configOf(landscape.alpha), title: 'First' },
          { ...landscape.configOf(landscape.beta), title: 'Markedtitle' },
        ],
        config: { allowedImages: ['ghcr.io/acme/'] },
        catalog,
        permissions,
      });
      const { body } = await portal.get('/v1/changes').expect(200);
      await landscape.createService(landscape.alpha, 'tool', toolImage);
      await landscape.createService(landscape.beta, 'markedname', toolImage);
      await landscape.createService(landscape.beta, 'markedother', hiddenImage);
      await landscape.createService(landscape.beta, 'markedgone', hiddenImage);
      await waitUntil(async () => {
        const list = await portal.getInstallations('?q=tool');
        expect(list.items.length).toBeGreaterThan(0);
        expect((await portal.getProviders()).totalItems).toBeGreaterThan(1);
      });
      return { begin: body.revision as string };
    }

    function requests(begin: string): Sent[] {
      return [
        ...everyRoute(),
        // A parameter that is wrong on most routes.
        ...everyRoute('limit=none'),
        ...gets(
          `/v1/changes?after=${begin}&timeoutSeconds=0`,
          '/v1/changes?after=none.1',
          '/v1/installations?cluster=beta',
          '/v1/installations?cluster=alpha&cluster=beta&sort=-since',
          '/v1/installations?q=marked',
          `/v1/installations?image=${hiddenImage}`,
          '/v1/installations?provider=platform-service-tool&sort=image',
          '/v1/installations?changedFrom=2020-01-01T00:00:00Z&limit=1',
          '/v1/installations/beta/PlatformService/markedname?timeoutSeconds=1',
          '/v1/providers?rules=outcomes',
          '/v1/dependencies?cluster=beta',
          '/v1/history?cluster=beta',
          '/v1/history?limit=1',
        ),
        ...['alpha', 'beta'].map(cluster => ({
          method: 'post',
          url: '/v1/eligibility',
          body: { image: toolImage, cluster, name: 'tool' },
        })),
        {
          method: 'delete',
          url: '/v1/clusters/beta/platform-services/markedother',
        },
      ];
    }

    it('holds no mark of another', async () => {
      const permissions = allowOnly('alpha', 'beta');
      const { begin } = await startLandscape(permissions);
      await waitUntil(async () =>
        expect(await answersOf(gets('/v1/installations'))).toEqual([
          expect.objectContaining({
            text: expect.stringContaining('markedgone'),
          }),
        ]),
      );
      await landscape.deleteService(landscape.beta, 'markedgone');
      // What happens right after a cluster was first read is no history yet.
      let version = 1;
      await waitUntil(async () => {
        version += 1;
        await landscape.changeService(landscape.beta, 'markedother', {
          image: `ghcr.io/acme/markedimage:v${version}`,
        });
        const [{ text }] = await answersOf(gets('/v1/history'));
        expect(text).toMatch(mark);
      });
      // Everything that there is to find is known, and would be told.
      await waitUntil(async () => {
        const answers = await answersOf(
          requests(begin).filter(({ method }) => method === 'get'),
        );
        const marked = answers
          .filter(({ text }) => mark.test(text))
          .map(({ url }) => url.replace(/\?.*/, ''));
        expect([...new Set(marked)].sort()).toEqual([
          'get /v1/changes',
          'get /v1/clusters',
          'get /v1/dependencies',
          'get /v1/history',
          'get /v1/installations',
          'get /v1/installations/beta/PlatformService/markedname',
          'get /v1/providers',
          'get /v1/summary',
        ]);
      });

      permissions.authorizeConditional.mockImplementation(
        allowOnly('alpha').authorizeConditional,
      );
      const answers = await answersOf(requests(begin));
      expect(answers.filter(({ text }) => mark.test(text))).toEqual([]);
      const statuses = new Set(answers.map(({ status }) => status));
      expect([...statuses].sort()).toEqual(
        expect.arrayContaining([200, 400, 404, 410]),
      );
      expect(
        answers.filter(({ status }) => status >= 500).map(({ url }) => url),
      ).toEqual([]);
      // What was asked for on beta was not done.
      expect(
        await fetchNames(landscape.beta.server, landscape.beta.adminToken),
      ).toContain('markedother');
    });
  });

  describe('and what is logged', () => {
    it('holds no secret, no host and no stack trace, whatever fails', async () => {
      const { auditor, audited } = recordAudit();
      const permissions = decideAlways('ALLOW');
      const portal = await landscape.startPortal({
        clusters: [
          {
            name: 'alpha',
            url: landscape.alpha.server,
            credentials: { token: landscape.alpha.adminToken },
          },
          {
            name: 'beta',
            url: landscape.beta.server,
            credentials: { token: 'marked-wrong-token' },
          },
          { name: 'gamma', url: 'https://marked-host.invalid:6443' },
        ],
        config: { allowedImages: ['ghcr.io/acme/'] },
        catalog,
        permissions,
        features: [mockServices.auditor.mock(auditor).factory],
      });
      await landscape.createService(landscape.alpha, 'tool', toolImage);
      await waitUntil(async () => {
        const list = await portal.getInstallations('?cluster=alpha');
        expect(list.items).toHaveLength(3);
        expect((await portal.getProviders()).totalItems).toBeGreaterThan(1);
        expect(list.items.every(({ health }) => health === 'Healthy')).toBe(
          true,
        );
      });
      await landscape.inState('beta', 'unauthorized');
      await landscape.inState('gamma', 'unreachable');

      const env = [{ name: 'TOKEN', value: 'marked-sent-value' }];
      const writes: Sent[] = ['alpha', 'beta', 'gamma'].flatMap(cluster => [
        {
          method: 'post',
          url: `/v1/clusters/${cluster}/platform-services`,
          body: { name: 'tool', spec: { image: toolImage, env } },
        },
        {
          method: 'post',
          url: `/v1/clusters/${cluster}/platform-services`,
          body: { name: 'tool', spec: { image: toolImage, env: 'marked-env' } },
        },
        {
          method: 'delete',
          url: `/v1/clusters/${cluster}/platform-services/tool?dryRun=true`,
        },
      ]);
      const seen: unknown[] = [];
      const walk = async () =>
        seen.push(await answersOf([...everyRoute(), ...writes]));

      await walk();
      catalog.failing = true;
      await walk();
      await landscape.alpha.stopListening();
      await landscape.inState('alpha', 'unreachable');
      await walk();
      permissions.authorizeConditional.mockRejectedValue(
        Object.assign(new Error('connect ECONNREFUSED marked-host:7007'), {
          response: { url: 'http://marked-host:7007' },
        }),
      );
      const failed = await answersOf(everyRoute());
      expect(new Set(failed.map(({ status }) => status))).toEqual(
        new Set([503]),
      );
      seen.push(failed);
      await portal.stop();

      const everything = JSON.stringify([
        seen,
        audited,
        portal.signals,
        portal.logLines,
      ]);
      for (const secret of [
        'marked-',
        landscape.alpha.adminToken,
        landscape.beta.adminToken,
        new URL(landscape.alpha.server).host,
        new URL(landscape.beta.server).host,
      ]) {
        const at = everything.indexOf(secret);
        expect(at < 0 ? '' : everything.slice(at - 200, at + 200)).toBe('');
      }
      expect(JSON.stringify(seen)).not.toMatch(
        /node_modules|\.ts:\d|\\n\s+at /,
      );
      // It was looked at in the right place.
      expect(everything).toContain('openmcp.cloud:ps-tool');
      expect(everything).toContain('The permission framework does not answer');
      expect(JSON.stringify(audited)).toContain('platform-service-delete');
    });
  });
});

/** Names of the PlatformServices that are really there. */
async function fetchNames(server: string, token: string): Promise<string[]> {
  const response = await fetch(
    `${server}/apis/openmcp.cloud/v1alpha1/platformservices`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const { items } = await response.json();
  return items.map(
    ({ metadata }: { metadata: { name: string } }) => metadata.name,
  );
}
