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
import { Change, InstallationSnapshot, MemoryChangeFeed } from '../../store';
import { HeldAnswers } from '../../waiting';

jest.setTimeout(60_000);

const path = '/v1/installations/alpha/PlatformService/eso';

/** A fleet that tests change, as the store and the feed would. */
class ChangingFleet {
  snapshots: InstallationSnapshot[] = [createSnapshot('alpha', 'dns')];
  asOf = Date.parse('2026-01-01T12:00:00Z');
  stale = false;
  readonly feed = new MemoryChangeFeed();
  readonly clock = new ManualClock();

  readonly view = {
    revision: 'process.1',
    isComplete: true,
    clusters: () => this.current().clusters(),
    cluster: (name: string) => this.current().cluster(name),
  };

  set(snapshot: InstallationSnapshot): void {
    const { cluster, kind, name } = snapshot;
    this.snapshots = [
      ...this.snapshots.filter(each => each.name !== name),
      snapshot,
    ];
    this.record({ type: 'installation', cluster, kind, name, removed: false });
  }

  record(...changes: Change[]): void {
    this.feed.record(changes);
  }

  private current() {
    const view = createFleetView(this.snapshots, { asOf: this.asOf });
    const [cluster] = view.clusters();
    const { freshness } = cluster.status;
    const definition = this.definition ?? cluster.definition;
    this.definition = definition;
    const changed = {
      ...cluster,
      definition,
      status: {
        ...cluster.status,
        freshness: { ...freshness, stale: this.stale },
      },
    };
    return {
      clusters: () => [changed],
      cluster: (name: string) => (name === 'alpha' ? changed : undefined),
    };
  }

  private definition?: ReturnType<
    ReturnType<typeof createFleetView>['clusters']
  >[number]['definition'];
}

describe('GET /v1/installations/{cluster}/{kind}/{name}, waiting', () => {
  let fleet: ChangingFleet;
  let answers: HeldAnswers;

  beforeEach(() => {
    fleet = new ChangingFleet();
    answers = new HeldAnswers(fleet.clock, 2);
  });

  afterEach(() => fleet.clock.requireNoTimers());

  async function start(permissions = decideAlways('ALLOW')) {
    const { app } = await startRouter({
      fleet: fleet.view,
      permissions,
      feed: fleet.feed,
      held: answers,
    });
    const get = (query: string) => request(app).get(`${path}${query}`);
    return { app, get };
  }

  /** A held request whose answer is not waited for yet. */
  async function held(
    { get }: Awaited<ReturnType<typeof start>>,
    query: string,
  ) {
    const before = fleet.clock.pending.length;
    const response = get(query).then(each => each);
    await waitUntil(() => expect(fleet.clock.pending).toHaveLength(before + 1));
    return { response };
  }

  it('answers at once what is not the known one', async () => {
    fleet.set(createSnapshot('alpha', 'eso'));
    const { get } = await start();
    const { body } = await get('?timeoutSeconds=30').expect(200);
    expect(body.name).toBe('eso');
    await get('?after=other').expect(200);
    await get('').expect(200);
    await get(`?after=${body.etag}&timeoutSeconds=0`).expect(200);
  });

  it('waits for an installation that is not there yet', async () => {
    const portal = await start();
    const { response } = await held(portal, '?timeoutSeconds=30');
    fleet.set(createSnapshot('alpha', 'other'));
    fleet.set(createSnapshot('alpha', 'eso', { health: 'Progressing' }));
    expect(await response).toMatchObject({
      status: 200,
      body: { name: 'eso', health: 'Progressing' },
    });
  });

  it('says at the end of the time that it is still not there', async () => {
    const portal = await start();
    const { response } = await held(portal, '?timeoutSeconds=7');
    expect(fleet.clock.pending).toEqual([7_000]);
    fleet.clock.advance(7_000);
    expect((await response).status).toBe(404);
    await portal.get('').expect(404);
  });

  it('waits for the next change, and for nothing else', async () => {
    fleet.set(createSnapshot('alpha', 'eso', { health: 'Progressing' }));
    const permissions = decideAlways('ALLOW');
    const portal = await start(permissions);
    const { body } = await portal.get('').expect(200);
    permissions.authorizeConditional.mockClear();
    const { response } = await held(portal, `?after=${body.etag}`);
    // Nothing of it concerns the installation, or anything but the time.
    fleet.set(createSnapshot('alpha', 'dns', { health: 'Degraded' }));
    fleet.asOf += 1_000;
    fleet.record({ type: 'cluster', cluster: 'alpha', removed: false });
    fleet.record({
      type: 'installation',
      cluster: 'alpha',
      kind: 'PlatformService',
      name: 'eso',
      removed: false,
    });
    expect(permissions.authorizeConditional).toHaveBeenCalledTimes(1);
    fleet.set(createSnapshot('alpha', 'eso', { health: 'Healthy' }));
    const news = await response;
    expect(news).toMatchObject({ status: 200, body: { health: 'Healthy' } });
    expect(news.body.etag).not.toBe(body.etag);
    // Once at the start, and once more before the held answer was sent.
    expect(permissions.authorizeConditional).toHaveBeenCalledTimes(2);
  });

  it('takes data that grows old as a change', async () => {
    fleet.set(createSnapshot('alpha', 'eso'));
    const portal = await start();
    const { body } = await portal.get('').expect(200);
    const { response } = await held(portal, `?after=${body.etag}`);
    fleet.stale = true;
    fleet.record({ type: 'cluster', cluster: 'alpha', removed: false });
    expect((await response).body.freshness.stale).toBe(true);
  });

  it('answers the unchanged one at the end of the time', async () => {
    fleet.set(createSnapshot('alpha', 'eso'));
    const portal = await start();
    const { body } = await portal.get('').expect(200);
    const { response } = await held(portal, `?after=%22${body.etag}%22`);
    expect(fleet.clock.pending).toEqual([30_000]);
    fleet.clock.advance(30_000);
    expect((await response).body.etag).toBe(body.etag);
  });

  it('asks for rights again before it answers', async () => {
    const permissions = decideAlways('ALLOW');
    const portal = await start(permissions);
    const { response } = await held(portal, '?timeoutSeconds=30');
    permissions.authorizeConditional.mockImplementation(
      allowAllBut('openmcp.installation.read').authorizeConditional,
    );
    fleet.set(createSnapshot('alpha', 'eso', { message: 'marked' }));
    const { status, body } = await response;
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain('marked');
  });

  it('holds what may not be seen just as what is not there', async () => {
    fleet.set(createSnapshot('alpha', 'eso'));
    const portal = await start(allowClusters('beta'));
    const { response } = await held(portal, '?timeoutSeconds=5');
    fleet.set(createSnapshot('alpha', 'eso', { health: 'Degraded' }));
    fleet.clock.advance(5_000);
    expect((await response).status).toBe(404);
  });

  it('lets only so many wait', async () => {
    const portal = await start();
    const first = await held(portal, '?timeoutSeconds=30');
    const second = await held(portal, '?timeoutSeconds=30');
    await portal.get('?timeoutSeconds=30').expect(503);
    await portal.get('').expect(404);
    fleet.clock.advance(30_000);
    await Promise.all([first.response, second.response]);
    const third = await held(portal, '?timeoutSeconds=30');
    fleet.clock.advance(30_000);
    expect((await third.response).status).toBe(404);
  });

  it('ends when the client goes away', async () => {
    const { app } = await start();
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = httpGet({
      port,
      host: '127.0.0.1',
      path: `${path}?timeoutSeconds=30`,
    }).on('error', () => {});
    await waitUntil(() => expect(fleet.clock.pending).toHaveLength(1));
    client.destroy();
    await waitUntil(() => expect(fleet.clock.pending).toHaveLength(0));
    server.close();
  });

  it('ends when the backend shuts down', async () => {
    fleet.set(createSnapshot('alpha', 'eso'));
    const portal = await start();
    const { body } = await portal.get('').expect(200);
    const there = await held(portal, `?after=${body.etag}`);
    fleet.snapshots = fleet.snapshots.filter(({ name }) => name !== 'eso');
    const missing = await held(portal, '?timeoutSeconds=30');
    answers.close();
    expect((await missing.response).status).toBe(503);
    expect((await there.response).status).toBe(503);
    // Who asks now is not held back.
    await portal.get('?timeoutSeconds=30').expect(503);
    fleet.set(createSnapshot('alpha', 'eso'));
    await portal.get(`?after=${body.etag}`).expect(200);
  });

  it.each([
    ['timeoutSeconds=61', 'timeoutSeconds', 'out-of-range'],
    ['timeoutSeconds=-1', 'timeoutSeconds', 'out-of-range'],
    ['timeoutSeconds=1.5', 'timeoutSeconds', 'out-of-range'],
    ['timeoutSeconds=', 'timeoutSeconds', 'out-of-range'],
    [`after=${'x'.repeat(257)}`, 'after', 'too-long'],
    ['after=a&after=b', 'after', 'repeated'],
    ['wait=1', 'wait', 'unknown'],
  ])('refuses ?%s', async (query, field, code) => {
    const { get } = await start();
    const { body } = await get(`?${query}`).expect(400);
    expect(body.error.details).toEqual([{ field, code }]);
  });
});
