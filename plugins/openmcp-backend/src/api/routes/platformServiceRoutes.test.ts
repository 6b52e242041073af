import request from 'supertest';
import {
  allowAllBut,
  allowAllOn,
  decideAlways,
} from '../../__testUtils__/policies';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { startRouter } from '../../__testUtils__/startRouter';

jest.setTimeout(60_000);

const path = '/v1/clusters/alpha/platform-services';
const wish = { name: 'eso', spec: { image: 'ghcr.io/acme/eso:v1.0.0' } };

async function start(permissions = decideAlways('ALLOW')) {
  const fleet = createFleetView([
    createSnapshot('alpha', 'dns'),
    createSnapshot('beta', 'marked-name'),
  ]);
  const { app } = await startRouter({ fleet, permissions });
  return {
    app,
    post: (body: object | string, to: string = path) =>
      request(app).post(to).set('content-type', 'application/json').send(body),
  };
}

describe('POST /v1/clusters/{cluster}/platform-services', () => {
  it.each<[string, unknown, string, string]>([
    ['a list', [], 'body', 'malformed'],
    ['no name', { spec: {} }, 'name', 'required'],
    ['a name that is no text', { ...wish, name: 1 }, 'name', 'malformed'],
    ['no spec', { name: 'eso' }, 'spec', 'required'],
    ['a spec that is none', { ...wish, spec: 'x' }, 'spec', 'malformed'],
    ['an unknown field', { ...wish, dryrun: true }, 'dryrun', 'unknown-field'],
    [
      'a field of the prototype',
      JSON.parse('{"name":"eso","spec":{"image":"a"},"__proto__":{}}'),
      '__proto__',
      'unknown-field',
    ],
    ['a dry run in words', { ...wish, dryRun: 'true' }, 'dryRun', 'malformed'],
    ['an empty provider', { ...wish, provider: ' ' }, 'provider', 'malformed'],
    ['kept fields in words', { ...wish, keep: 'env' }, 'keep', 'malformed'],
    [
      'too many kept fields',
      { ...wish, keep: Array.from({ length: 21 }, () => 'env') },
      'keep',
      'malformed',
    ],
    [
      'changes that no dry run tells',
      { ...wish, expected: { changes: [{ field: 'spec.image' }] } },
      'expected',
      'malformed',
    ],
    [
      'an object that no dry run names',
      { ...wish, expected: { uid: 'x'.repeat(129), changes: [] } },
      'expected',
      'malformed',
    ],
    ['no image', { ...wish, spec: {} }, 'spec.image', 'missing'],
  ])('refuses %s, naming the field', async (_, body, field, code) => {
    const { post } = await start();
    const response = await post(JSON.stringify(body)).expect(400);
    expect(response.body).toMatchObject({
      error: { name: 'InputError', details: [{ field, code }] },
      response: { statusCode: 400 },
    });
  });

  it('takes JSON and nothing else, and repeats nothing of it', async () => {
    const { app, post } = await start();
    const broken = await post('{"name": "marked-secret').expect(400);
    expect(broken.body.error).toMatchObject({
      name: 'InputError',
      message: 'body: is not well-formed JSON',
      details: [{ field: 'body', code: 'malformed' }],
    });
    expect(JSON.stringify(broken.body)).not.toContain('marked');
    const form = await request(app)
      .post(path)
      .type('form')
      .send({ name: 'eso' })
      .expect(415);
    expect(form.body.error.details).toMatchObject([
      { field: 'body', code: 'unsupported' },
    ]);
    await request(app).post(path).expect(415);
  });

  it('takes bodies of 256 KiB at most', async () => {
    const { post } = await start();
    const withText = (length: number) => ({
      ...wish,
      note: 'x'.repeat(length),
    });
    await post(withText(200 * 1024)).expect(400);
    const response = await post(withText(256 * 1024)).expect(413);
    expect(response.body.error.details).toMatchObject([
      { field: 'body', code: 'too-large' },
    ]);
  });

  it('refuses parameters, so that ?dryRun=true is no dry run that is none', async () => {
    const { post } = await start();
    const response = await post(wish, `${path}?dryRun=true`).expect(400);
    expect(response.body.error.details).toEqual([
      { field: 'dryRun', code: 'unknown' },
    ]);
  });

  it('names the cluster that is not there, or that may not be seen', async () => {
    const { post } = await start(allowAllBut('openmcp.cluster.read'));
    const hidden = await post(
      wish,
      '/v1/clusters/beta/platform-services',
    ).expect(404);
    const visible = await start();
    const missing = await visible
      .post(wish, '/v1/clusters/nowhere/platform-services')
      .expect(404);
    expect(hidden.body.error).toEqual(missing.body.error);
    expect(missing.body.error).toMatchObject({
      name: 'NotFoundError',
      details: [{ field: 'cluster', code: 'not-found' }],
    });
  });

  it('names the missing right and the cluster', async () => {
    const { post } = await start(allowAllOn('beta'));
    const response = await post(wish).expect(403);
    expect(response.body.error).toMatchObject({
      name: 'NotAllowedError',
      message:
        'The permission openmcp.platform-service.apply is needed on alpha',
    });
  });

  it('says that nothing was changed on a cluster that cannot be written to', async () => {
    const { post } = await start();
    const response = await post(wish).expect(503);
    expect(response.body.error).toMatchObject({
      name: 'ServiceUnavailableError',
      message: 'Title of alpha: not connected in tests; nothing was changed',
      reason: { code: 'misconfigured' },
      written: 'nothing',
    });
  });

  it('answers 401 to those who are nobody', async () => {
    const { post } = await start();
    const response = await post(wish).set(
      'authorization',
      'Bearer mock-none-token',
    );
    expect(response.status).toBe(401);
  });
});

describe('DELETE /v1/clusters/{cluster}/platform-services/{name}', () => {
  const one = `${path}/dns`;

  it.each([
    ['dryRun=1', 'dryRun', 'not-allowed'],
    ['dryRun=', 'dryRun', 'not-allowed'],
    ['dryRun=TRUE', 'dryRun', 'not-allowed'],
    ['dryRun=true&dryRun=false', 'dryRun', 'repeated'],
    ['dryrun=true', 'dryrun', 'unknown'],
    ['uid=', 'uid', 'malformed'],
    [`uid=${'x'.repeat(129)}`, 'uid', 'too-long'],
    ['resourceVersion=', 'resourceVersion', 'malformed'],
    ['force=true', 'force', 'unknown'],
  ])('refuses ?%.40s', async (query, field, code) => {
    const { app } = await start();
    const { body } = await request(app).delete(`${one}?${query}`).expect(400);
    expect(body.error.details).toEqual([{ field, code }]);
  });

  it('refuses a body, so that a dry run that is asked for there is not lost', async () => {
    const { app } = await start();
    const { body } = await request(app)
      .delete(one)
      .send({ dryRun: true })
      .expect(400);
    expect(body.error.details).toMatchObject([
      { field: 'body', code: 'not-allowed' },
    ]);
  });

  it('says that nothing was changed on a cluster that cannot be written to', async () => {
    const { app } = await start();
    const { body } = await request(app).delete(one).expect(503);
    expect(body.error).toMatchObject({
      name: 'ServiceUnavailableError',
      reason: { code: 'misconfigured' },
      written: 'nothing',
    });
  });

  it.each([
    [`${path}/..%2F..%2Fnamespaces%2Fdefault`, 503],
    [`${path}/`, 404],
    [`${path}/a/b`, 404],
    [`${path}/%ZZ`, 400],
  ])('answers DELETE %s with %d', async (url, status) => {
    const { app } = await start();
    expect((await request(app).delete(url)).status).toBe(status);
  });
});
