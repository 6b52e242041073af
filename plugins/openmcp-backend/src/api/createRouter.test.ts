import request from 'supertest';
import {
  allowAllOn,
  allowClusters,
  decideAlways,
} from '../__testUtils__/policies';
import {
  routesOf,
  sampleRequest,
  SampleRequest,
  specifiedRoutes,
} from '../__testUtils__/routes';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { startRouter } from '../__testUtils__/startRouter';
import { spec } from '../schema/openapi';

jest.setTimeout(60_000);

const snapshots = [
  createSnapshot('alpha', 'dns'),
  createSnapshot('alpha', 'my.service'),
  createSnapshot('alpha', 'eso', { health: 'Degraded' }),
  createSnapshot('eu live', 'flux'),
  createSnapshot('beta', 'marked-name', {
    image: 'marked-image',
    message: 'marked-message',
  }),
];

function start(permissions: ReturnType<typeof decideAlways>) {
  return startRouter({ fleet: createFleetView(snapshots), permissions });
}

type App = Awaited<ReturnType<typeof start>>['app'];

function send(app: App, { method, url, body }: SampleRequest) {
  const sent = request(app)[method as 'get' | 'post' | 'delete'](url);
  return body ? sent.send(body) : sent;
}

/** What is answered, without the request that error bodies repeat. */
function answered({ body }: { body: object }): string {
  return JSON.stringify({ ...body, request: undefined });
}

describe('createRouter', () => {
  it('has the routes of the specification and the specification itself', async () => {
    const { router } = await start(decideAlways('ALLOW'));
    const describeRoutes = (routes: Array<{ method: string; path: string }>) =>
      routes.map(({ method, path }) => `${method} ${path}`).sort();
    expect(describeRoutes(routesOf(router))).toEqual(
      describeRoutes(specifiedRoutes()),
    );
  });

  it('asks the permission framework exactly once on every route, obeys, and tells the audit log', async () => {
    const denied = decideAlways('DENY');
    const { app, router, audited } = await start(denied);
    const routes = routesOf(router);
    expect(routes.length).toBeGreaterThan(8);
    for (const route of routes) {
      denied.authorizeConditional.mockClear();
      audited.length = 0;
      const response = await send(
        app,
        sampleRequest(route, { cluster: 'alpha', name: 'dns' }),
      );
      const { path } = route;
      expect([path, response.status]).toEqual([path, 403]);
      expect(response.body.error.name).toBe('NotAllowedError');
      expect(response.body.error.permission).toMatch(/^openmcp\./);
      expect(JSON.stringify(response.body.error)).not.toMatch(/alpha|marked/);
      expect(denied.authorizeConditional).toHaveBeenCalledTimes(1);
      expect([path, audited.map(({ status }) => status)]).toEqual([
        path,
        ['initiated', 'failed'],
      ]);
    }
  });

  it('lets no answer hold a mark of a cluster that may not be seen', async () => {
    const { router, app, feed } = await start(allowClusters('alpha'));
    const { revision } = feed;
    feed.record([
      {
        type: 'installation',
        cluster: 'beta',
        kind: 'PlatformService',
        name: 'marked-name',
        removed: true,
      },
      { type: 'cluster', cluster: 'beta', removed: true },
    ]);
    const samples = routesOf(router).flatMap(route =>
      ['alpha', 'beta'].map(cluster =>
        sampleRequest(route, { cluster, name: 'marked-name' }),
      ),
    );
    const gets = [
      '/v1/installations?cluster=beta',
      '/v1/installations?q=marked',
      '/v1/installations?image=marked-image',
      '/v1/dependencies?cluster=beta',
      `/v1/changes?after=${revision}&timeoutSeconds=0`,
      '/v1/history?cluster=beta',
    ].map(url => ({ method: 'get', path: url, url }));
    for (const sample of [...samples, ...gets]) {
      // What the caller asked for may be repeated, nothing else.
      const text = answered(await send(app, sample));
      expect([sample.url, text]).toEqual([
        sample.url,
        expect.not.stringMatching(/beta|marked/),
      ]);
    }
    const list = await request(app).get('/v1/installations').expect(200);
    expect(list.body).toMatchObject({
      totalItems: 3,
      counts: { Healthy: 2, Degraded: 1 },
    });
  });

  it('tells of each cluster what the caller may do there', async () => {
    const { app } = await start(allowAllOn('alpha'));
    const all = {
      apply: true,
      delete: true,
      override: true,
      force: true,
      hostPath: true,
      command: true,
    };
    const none = Object.fromEntries(Object.keys(all).map(key => [key, false]));
    const clusters = await request(app).get('/v1/clusters').expect(200);
    const list = await request(app).get('/v1/installations').expect(200);
    for (const items of [clusters.body.items, list.body.clusters]) {
      expect(
        items.map(({ name, may }: { name: string; may: object }) => [
          name,
          may,
        ]),
      ).toEqual([
        ['alpha', all],
        ['eu live', none],
        ['beta', none],
      ]);
    }
  });

  it('does not confirm names that may not be seen', async () => {
    const { app } = await start(allowClusters('alpha'));
    const hidden = await request(app)
      .get('/v1/installations/beta/PlatformService/marked-name')
      .expect(404);
    const missing = await request(app)
      .get('/v1/installations/beta/PlatformService/nothing')
      .expect(404);
    expect(hidden.body.error).toEqual(missing.body.error);
  });

  it('looks at permissions anew for every request', async () => {
    const permissions = allowClusters('alpha');
    const { app } = await start(permissions);
    await request(app).get('/v1/installations').expect(200);
    permissions.authorizeConditional.mockImplementation(
      decideAlways('DENY').authorizeConditional,
    );
    const response = await request(app).get('/v1/installations');
    expect(response.status).toBe(403);
  });

  it('answers 401 on every route to those who are nobody, whoever may what', async () => {
    const permissions = decideAlways('ALLOW');
    const { app, router } = await start(permissions);
    const none = { Authorization: 'Bearer mock-none-token' };
    const routes = routesOf(router);
    expect(routes.length).toBeGreaterThan(8);
    for (const route of routes) {
      for (const cluster of ['alpha', 'unknown']) {
        const sample = sampleRequest(route, { cluster, name: 'dns' });
        const { status, body } = await send(app, sample).set(none);
        const { method, path } = route;
        expect([method, path, status]).toEqual([method, path, 401]);
        expect(body.error.name).toBe('AuthenticationError');
        expect(JSON.stringify(body.error)).not.toMatch(/alpha|marked/);
      }
    }
    expect(permissions.authorizeConditional).not.toHaveBeenCalled();
  });

  it.each([
    ['/v1/installations/alpha/PlatformService/my.service', 'my.service'],
    ['/v1/installations/eu%20live/PlatformService/flux', 'flux'],
    ['/v1/installations/alpha/PlatformService/%64ns', 'dns'],
  ])('finds %s', async (path, name) => {
    const { app } = await start(decideAlways('ALLOW'));
    const response = await request(app).get(path).expect(200);
    expect(response.body.name).toBe(name);
  });

  it.each([
    ['/v1/installations/alpha/PlatformService/a%2Fb', 404],
    ['/v1/installations/alpha/PlatformService/..%2F..%2Fclusters', 404],
    ['/v1/installations/alpha/PlatformService/%00', 404],
    ['/v1/installations/alpha/ServiceProvider/dns', 404],
    ['/v1/installations/Alpha/PlatformService/dns', 404],
    ['/v1/installations/__proto__/PlatformService/dns', 404],
    ['/v1/installations/alpha/Secret/dns', 400],
    ['/v1/installations/alpha/PlatformService/%ZZ', 400],
    ['/v1/nothing', 404],
  ])('answers %s with %d', async (path, status) => {
    const { app } = await start(decideAlways('ALLOW'));
    const response = await request(app).get(path);
    expect(response.status).toBe(status);
  });

  it('names the parameter that is wrong', async () => {
    const { app } = await start(decideAlways('ALLOW'));
    const response = await request(app)
      .get('/v1/installations?limit=0')
      .expect(400);
    expect(response.body).toMatchObject({
      error: {
        name: 'InputError',
        message: 'limit must be a whole number from 1 to 1000',
        details: [{ field: 'limit', code: 'out-of-range' }],
      },
      response: { statusCode: 400 },
    });
    expect(response.text).not.toMatch(/createRouter|node_modules/);
  });

  it('goes from page to page', async () => {
    const { app } = await start(decideAlways('ALLOW'));
    const first = await request(app)
      .get('/v1/installations?sort=name&limit=2')
      .expect(200);
    const second = await request(app)
      .get('/v1/installations')
      .query({ sort: 'name', limit: 5, cursor: first.body.nextCursor })
      .expect(200);
    expect(
      [...first.body.items, ...second.body.items].map(({ name }) => name),
    ).toEqual(['dns', 'eso', 'flux', 'marked-name', 'my.service']);
    expect(second.body.nextCursor).toBeUndefined();
    const wrong = await request(app)
      .get('/v1/installations')
      .query({ sort: 'kind', cursor: first.body.nextCursor })
      .expect(400);
    expect(wrong.body.error.details).toEqual([
      { field: 'cursor', code: 'other-order' },
    ]);
  });

  it('says on every route that nothing changed, with an etag of the content alone', async () => {
    const first = await start(decideAlways('ALLOW'));
    const second = await startRouter({
      fleet: createFleetView(snapshots, {
        asOf: Date.parse('2026-01-02T12:00:00Z'),
      }),
      permissions: decideAlways('ALLOW'),
    });
    const reads = routesOf(first.router)
      .filter(({ method }) => method === 'get')
      .map(route => sampleRequest(route, { cluster: 'alpha', name: 'dns' }));
    expect(reads.length).toBeGreaterThan(6);
    for (const { url } of reads) {
      const response = await request(first.app).get(url).expect(200);
      const { etag } = response.headers;
      expect(etag).toBe(`"${response.body.etag}"`);
      const again = (header: string) =>
        request(first.app).get(url).set('If-None-Match', header);
      await again(etag).expect(304, '');
      await again(`"other", W/${etag}`).expect(304);
      await again('*').expect(304);
      await again('"other"').expect(200);
      const other = await request(second.app).get(url).expect(200);
      // What changed is told for one process, and its revision is what it is about.
      expect([url, other.body.etag === response.body.etag]).toEqual([
        url,
        url !== '/v1/changes',
      ]);
    }
  });

  it('takes long queries, and names the parameter that is too long', async () => {
    const { app } = await start(decideAlways('ALLOW'));
    const many = Array.from(
      { length: 180 },
      (_, index) => `cluster=${String(index).padStart(38, 'x')}`,
    ).join('&');
    expect(many.length).toBeGreaterThan(8_000);
    await request(app).get(`/v1/installations?${many}`).expect(200);
    for (const [query, field, code] of [
      [`q=${'x'.repeat(8_192)}`, 'q', 'too-long'],
      [`cursor=${'x'.repeat(8_193)}`, 'cursor', 'too-long'],
      [`${'x'.repeat(8_192)}=1`, 'x'.repeat(64), 'unknown'],
      ['filter=1', 'filter', 'unknown'],
      ['limit=1;drop', 'limit', 'out-of-range'],
    ]) {
      const { body } = await request(app)
        .get(`/v1/installations?${query}`)
        .expect(400);
      expect(body.error.details).toEqual([{ field, code }]);
    }
  });

  it('refuses parameters that a route does not know, on every route', async () => {
    const { app, router } = await start(decideAlways('ALLOW'));
    for (const route of routesOf(router)) {
      const sample = sampleRequest(route, {
        cluster: 'alpha',
        name: 'dns',
        query: 'unknown=1',
      });
      const { status, body } = await send(app, sample);
      expect([sample.url, status, body.error.details]).toEqual([
        sample.url,
        400,
        [{ field: 'unknown', code: 'unknown' }],
      ]);
    }
  });

  it('tells the audit log who was refused to read what, and the caller no more than that it is not there', async () => {
    const { app, audited } = await start(allowClusters('alpha'));
    const path = '/v1/installations/beta/PlatformService/marked-name';
    await request(app).get(path).expect(404);
    expect(audited).toEqual([
      {
        eventId: 'access-refused',
        severityLevel: 'medium',
        status: 'initiated',
        meta: {
          permission: 'openmcp.installation.read',
          resource: 'beta/PlatformService/marked-name',
        },
      },
      { status: 'failed', error: 'Error: refused' },
    ]);
    audited.length = 0;
    await request(app)
      .get('/v1/installations/alpha/PlatformService/none')
      .expect(404);
    await request(app).get('/v1/installations?limit=0').expect(400);
    await request(app).get('/v1/installations').expect(200);
    expect(audited).toEqual([]);
  });

  it('tells nothing of an error that is not meant for people', async () => {
    const fleet = createFleetView(snapshots);
    const { app, logger } = await startRouter({
      fleet: {
        ...fleet,
        clusters: () => {
          throw new TypeError('fetch of http://marked-host:7007 failed');
        },
      },
      permissions: decideAlways('ALLOW'),
    });
    const { text, body } = await request(app).get('/v1/clusters').expect(500);
    expect(body.error).toEqual({
      name: 'Error',
      message: 'The request failed unexpectedly',
    });
    const logged = JSON.stringify(logger.error.mock.calls);
    expect(logged).toContain('A request failed unexpectedly (TypeError)');
    expect(logged + text).not.toContain('marked');
  });

  it('says on every route that nobody decides about rights', async () => {
    const permissions = decideAlways('ALLOW');
    permissions.authorizeConditional.mockRejectedValue(
      new TypeError('fetch of http://marked-host:7007 failed'),
    );
    const { app, router } = await start(permissions);
    for (const route of routesOf(router)) {
      const sample = sampleRequest(route, { cluster: 'alpha', name: 'dns' });
      const { status, body } = await send(app, sample);
      expect([route.path, status, body.error]).toEqual([
        route.path,
        503,
        {
          name: 'ServiceUnavailableError',
          message: 'The permission framework does not answer (TypeError)',
        },
      ]);
    }
  });

  it('serves its specification', async () => {
    const { app } = await start(decideAlways('DENY'));
    const response = await request(app).get('/openapi.json').expect(200);
    expect(Object.keys(response.body.paths)).toEqual(Object.keys(spec.paths));
  });
});
