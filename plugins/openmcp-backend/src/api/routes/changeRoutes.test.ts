import { once } from 'node:events';
import { createServer, get as httpGet } from 'node:http';
import { AddressInfo } from 'node:net';
import request from 'supertest';
import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  allowAllBut,
  allowClusters,
  decideAlways,
} from '../../__testUtils__/policies';
import { createFleetView, createSnapshot } from '../../__testUtils__/snapshots';
import { startRouter } from '../../__testUtils__/startRouter';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { Change, MemoryChangeFeed } from '../../store';
import { HeldAnswers } from '../../waiting';

jest.setTimeout(60_000);

function changed(cluster: string, name: string, removed = false): Change {
  return {
    type: 'installation',
    cluster,
    kind: 'PlatformService',
    name,
    removed,
  };
}

const snapshots = [
  createSnapshot('alpha', 'dns'),
  createSnapshot('beta', 'marked-name'),
];

describe('GET /v1/changes', () => {
  let feed: MemoryChangeFeed;
  let clock: ManualClock;
  let held: HeldAnswers;

  beforeEach(() => {
    feed = new MemoryChangeFeed();
    clock = new ManualClock();
    held = new HeldAnswers(clock, 3);
  });

  afterEach(() => clock.requireNoTimers());

  async function start(permissions = decideAlways('ALLOW')) {
    const { app } = await startRouter({
      fleet: createFleetView(snapshots),
      permissions,
      feed,
      held,
    });
    return {
      app,
      get: (query: string) => request(app).get(`/v1/changes${query}`),
    };
  }

  /** A held request whose answer is not waited for yet. */
  async function hold(
    { get }: Awaited<ReturnType<typeof start>>,
    query: string,
  ) {
    const before = clock.pending.length;
    const response = get(query).then(each => each);
    await waitUntil(() => expect(clock.pending).toHaveLength(before + 1));
    return { response };
  }

  it('tells where to begin, and from there what changed and what went', async () => {
    const { get } = await start();
    feed.record([changed('alpha', 'old')]);
    const begin = await get('').expect(200);
    expect(begin.body).toEqual({
      items: [],
      totalItems: 0,
      revision: feed.revision,
      etag: expect.any(String),
    });
    feed.record([changed('alpha', 'dns'), changed('beta', 'eso')]);
    feed.record([
      { type: 'catalog' },
      { type: 'cluster', cluster: 'beta', removed: false },
    ]);
    feed.record([changed('alpha', 'dns', true)]);
    const { body } = await get(`?after=${begin.body.revision}`).expect(200);
    expect(body).toEqual({
      items: [
        changed('beta', 'eso'),
        { type: 'catalog', removed: false },
        { type: 'cluster', cluster: 'beta', removed: false },
        // Once, as it is now.
        changed('alpha', 'dns', true),
      ],
      totalItems: 4,
      revision: feed.revision,
      etag: expect.any(String),
    });
  });

  it('says that nothing changed with the etag of the answer', async () => {
    const { get } = await start();
    const first = await get('').expect(200);
    await get('').set('if-none-match', first.headers.etag).expect(304);
    feed.record([changed('alpha', 'dns')]);
    const second = await get('').set('if-none-match', first.headers.etag);
    expect(second.body.revision).toBe(feed.revision);
  });

  it('waits for the next change', async () => {
    const portal = await start();
    const { response } = await hold(portal, `?after=${feed.revision}`);
    expect(clock.pending).toEqual([30_000]);
    feed.record([changed('alpha', 'eso')]);
    expect((await response).body).toMatchObject({
      items: [changed('alpha', 'eso')],
      revision: feed.revision,
    });
  });

  it('answers nothing at the end of the time', async () => {
    const portal = await start();
    const { revision } = feed;
    const { response } = await hold(
      portal,
      `?after=${revision}&timeoutSeconds=5`,
    );
    clock.advance(5_000);
    expect(await response).toMatchObject({
      status: 200,
      body: { items: [], totalItems: 0, revision },
    });
    await portal.get(`?after=${revision}&timeoutSeconds=0`).expect(200);
    feed.record([changed('alpha', 'eso')]);
    const at = await portal.get(`?after=${revision}&timeoutSeconds=0`);
    expect(at.body.items).toEqual([changed('alpha', 'eso')]);
  });

  it('is woken by nothing that the caller may not see, also of what went', async () => {
    const portal = await start(allowClusters('alpha'));
    const { revision } = feed;
    const { response } = await hold(portal, `?after=${revision}`);
    feed.record([changed('beta', 'marked-name', true)]);
    feed.record([
      { type: 'cluster', cluster: 'beta', removed: true },
      { type: 'catalog' },
    ]);
    feed.record([changed('alpha', 'gone', true)]);
    const { body } = await response;
    expect(body.items).toEqual([changed('alpha', 'gone', true)]);
    expect(body.revision).toBe(feed.revision);
  });

  it('tells those who may not see the cluster itself when its data ages', async () => {
    const { get } = await start(allowAllBut('openmcp.cluster.read'));
    const { revision } = feed;
    feed.record([
      { type: 'cluster', cluster: 'alpha', removed: false },
      { type: 'cluster', cluster: 'gamma', removed: false },
    ]);
    const { body } = await get(`?after=${revision}`).expect(200);
    expect(body.items).toEqual([
      { type: 'cluster', cluster: 'alpha', removed: false },
    ]);
  });

  it('asks for rights again before it sends a held answer', async () => {
    const permissions = decideAlways('ALLOW');
    const portal = await start(permissions);
    const { response } = await hold(portal, `?after=${feed.revision}`);
    permissions.authorizeConditional.mockImplementation(
      decideAlways('DENY').authorizeConditional,
    );
    feed.record([changed('alpha', 'eso')]);
    expect((await response).status).toBe(403);
  });

  it('answers 410 for what it does not know, with the field', async () => {
    const { get } = await start();
    const old = feed.revision;
    for (const revision of [
      new MemoryChangeFeed().revision,
      `${old.split('.')[0]}.99`,
      'nonsense',
      '',
    ]) {
      const { status, body } = await get(`?after=${revision}`);
      expect(status).toBe(410);
      expect(body.error).toMatchObject({
        name: 'RevisionGone',
        details: [{ field: 'after', code: 'revision-gone' }],
      });
      expect(body.response.statusCode).toBe(410);
    }
    const { get: getRefused } = await start(decideAlways('DENY'));
    await getRefused('?after=nonsense').expect(403);
  });

  it('answers 410 for a revision that was forgotten', async () => {
    feed = new MemoryChangeFeed(5);
    const { get } = await start();
    const old = feed.revision;
    for (let index = 0; index < 11; index += 1) {
      feed.record([changed('alpha', `name-${index}`)]);
    }
    expect((await get(`?after=${old}`)).status).toBe(410);
  });

  it('holds back so many answers and no more, together with those about one installation', async () => {
    const portal = await start();
    const waiting = [
      await hold(portal, `?after=${feed.revision}`),
      await hold(portal, `?after=${feed.revision}`),
      await hold(
        {
          ...portal,
          get: query =>
            request(portal.app).get(
              `/v1/installations/alpha/PlatformService/new${query}`,
            ),
        },
        '?timeoutSeconds=30',
      ),
    ];
    await portal.get(`?after=${feed.revision}`).expect(503);
    clock.advance(30_000);
    const answers = await Promise.all(waiting.map(each => each.response));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  it('ends when the client goes away, and when the backend shuts down', async () => {
    const portal = await start();
    const server = createServer(portal.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = httpGet({
      port,
      host: '127.0.0.1',
      path: `/v1/changes?after=${feed.revision}`,
    }).on('error', () => {});
    await waitUntil(() => expect(clock.pending).toHaveLength(1));
    client.destroy();
    await waitUntil(() => expect(clock.pending).toHaveLength(0));
    server.close();
    const { response } = await hold(portal, `?after=${feed.revision}`);
    held.close();
    expect((await response).status).toBe(503);
  });

  it.each([
    ['?after=a&after=b', 'after', 'repeated'],
    [`?after=${'x'.repeat(257)}`, 'after', 'too-long'],
    ['?timeoutSeconds=61', 'timeoutSeconds', 'out-of-range'],
    ['?cluster=alpha', 'cluster', 'unknown'],
  ])('refuses %.30s', async (query, field, code) => {
    const { get } = await start();
    const { body } = await get(query).expect(400);
    expect(body.error.details).toEqual([{ field, code }]);
  });
});
