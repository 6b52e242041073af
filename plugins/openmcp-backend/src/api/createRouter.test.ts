import { Router } from 'express';
import request from 'supertest';
import {
  allowAllOn,
  allowClusters,
  decideAlways,
} from '../__testUtils__/policies';
import { createFleetView, createSnapshot } from '../__testUtils__/snapshots';
import { startRouter } from '../__testUtils__/startRouter';
import { spec } from '../schema/openapi';

jest.setTimeout(60_000);

/** Values that make a path of every route. */
const pathValues: Record<string, string> = {
  cluster: 'alpha',
  kind: 'PlatformService',
  name: 'dns',
};

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

/** What is sent to the routes that take a body. */
const bodies: Record<string, object> = {
  '/v1/eligibility': { provider: 'component:default/eso' },
  '/v1/clusters/:cluster/platform-services': {
    name: 'eso',
    spec: { image: 'ghcr.io/acme/eso:v1.0.0' },
  },
};

function start(permissions: ReturnType<typeof decideAlways>) {
  return startRouter({ fleet: createFleetView(snapshots), permissions });
}

/** Routes of the router, as it really has them. */
function routesOf(router: Router): Array<{ method: string; path: string }> {
  return router.stack.flatMap(({ route }) =>
    route
      ? route.stack.map(({ method }: { method: string }) => ({
          method,
          path: route.path,
        }))
      : [],
  );
}

function fill(path: string): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => pathValues[name]);
}

describe('createRouter', () => {
  it('has the routes of the specification and the specification itself', async () => {
    const { router } = await start(decideAlways('ALLOW'));
    const specified = Object.entries(spec.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        method => `${method} ${path.replace(/{(\w+)}/g, ':$1')}`,
      ),
    );
    expect(
      routesOf(router)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual([...specified, 'get /openapi.json'].sort());
  });

  it('asks the permission framework exactly once on every route and obeys', async () => {
    const denied = decideAlways('DENY');
    const { app, router } = await start(denied);
    const routes = routesOf(router).filter(
      ({ path }) => path !== '/openapi.json',
    );
    expect(routes.length).toBeGreaterThan(0);
    for (const { method, path } of routes) {
      denied.authorizeConditional.mockClear();
      const response = await request(app)
        [method as 'get' | 'post'](fill(path))
        .send(bodies[path]);
      expect([path, response.status]).toEqual([path, 403]);
      expect(response.body.error.name).toBe('NotAllowedError');
      expect(JSON.stringify(response.body.error)).not.toMatch(/alpha|marked/);
      expect(denied.authorizeConditional).toHaveBeenCalledTimes(1);
    }
  });

  it('lets no answer hold a mark of a cluster that may not be seen', async () => {
    const { router, app } = await start(allowClusters('alpha'));
    const paths = [
      ...routesOf(router).map(({ path }) => fill(path)),
      '/v1/installations?cluster=beta',
      '/v1/installations?q=marked',
      '/v1/installations/beta/PlatformService/marked-name',
    ];
    for (const path of paths) {
      const response = await request(app).get(path);
      // What the caller asked for may be repeated, nothing else.
      const text = JSON.stringify({
        ...response.body,
        request: undefined,
      });
      expect(text).not.toMatch(/beta|marked/);
    }
    for (const [path, body] of Object.entries(bodies)) {
      for (const cluster of ['alpha', 'beta']) {
        const response = await request(app)
          .post(path.replace(':cluster', cluster))
          .send(body);
        const text = JSON.stringify({ ...response.body, request: undefined });
        expect(text).not.toMatch(/beta|marked/);
      }
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

  it('answers 401 to those who are nobody', async () => {
    const { app } = await start(decideAlways('ALLOW'));
    const none = { Authorization: 'Bearer mock-none-token' };
    const response = await request(app).get('/v1/installations').set(none);
    expect(response.status).toBe(401);
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

  it('says that nothing changed', async () => {
    const { app } = await start(decideAlways('ALLOW'));
    for (const path of [
      '/v1/clusters',
      '/v1/installations',
      '/v1/installations/alpha/PlatformService/dns',
    ]) {
      const response = await request(app).get(path).expect(200);
      const { etag } = response.headers;
      expect(etag).toBe(`"${response.body.etag}"`);
      const again = (header: string) =>
        request(app).get(path).set('If-None-Match', header);
      await again(etag).expect(304, '');
      await again(`"other", W/${etag}`).expect(304);
      await again('"other"').expect(200);
    }
  });

  it('serves its specification', async () => {
    const { app } = await start(decideAlways('DENY'));
    const response = await request(app).get('/openapi.json').expect(200);
    expect(Object.keys(response.body.paths)).toEqual(Object.keys(spec.paths));
  });
});
