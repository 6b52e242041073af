import assert from 'node:assert/strict';
import { JsonObject } from '@backstage/types';
import { failureImageNames } from '@openmcp/platform-cluster';
import { exampleImages } from './__testUtils__/providerEntities';
import { Portal, SeveralBackends } from './__testUtils__/SeveralBackends';
import { SignalListener } from './__testUtils__/SignalListener';
import { TestPostgres } from './__testUtils__/TestPostgres';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

const image = 'ghcr.io/acme/tool:v1';

async function etagOf(portal: Portal, path: string): Promise<string> {
  return (await portal.get(path).expect(200)).body.etag;
}

/** What an answer says, without what each process sees for itself. */
async function contentOf(portal: Portal, path: string): Promise<JsonObject> {
  const { body } = await portal.get(path).expect(200);
  return JSON.parse(
    JSON.stringify(body, (key, value) => {
      if (key === 'asOf' || key === 'revision') {
        return undefined;
      }
      const isCluster = Object(value).delivery !== undefined;
      return isCluster ? { ...value, since: undefined } : value;
    }),
  );
}

/** The part of a revision that stands for the process. */
async function processOf(portal: Portal): Promise<string> {
  return (await portal.getInstallations()).revision.split('.')[0];
}

function heardFrom({ revisions }: SignalListener, process: string): string[] {
  return revisions.filter(revision => revision.startsWith(`${process}.`));
}

// Where PostgreSQL is not there they are skipped; with `CI=true` they fail.
const isNeeded = TestPostgres.isAvailable() || process.env.CI === 'true';

(isNeeded ? describe : describe.skip)('several backends', () => {
  let backends: SeveralBackends;
  let one: Portal;
  let other: Portal;

  const create = (name: string, ofImage: string = image) =>
    backends.landscape.createService(backends.landscape.alpha, name, ofImage);
  const change = (name: string, spec: object) =>
    backends.landscape.changeService(backends.landscape.alpha, name, spec);

  /** Waits until both are known to record what changes. */
  async function bothRecord(name: string): Promise<void> {
    let replicas = 1;
    await waitUntil(async () => {
      replicas = 3 - replicas;
      await change(name, { runReplicas: replicas });
      for (const portal of [one, other]) {
        const seen = await portal.getInstallation(
          `alpha/PlatformService/${name}`,
        );
        assert(seen.history.items.some(({ type }) => type === 'health'));
      }
    });
  }

  beforeAll(async () => {
    backends = await SeveralBackends.create();
    one = await backends.start();
    other = await backends.start();
    await waitUntil(async () => {
      for (const portal of [one, other]) {
        assert.equal((await portal.getInstallations()).counts.Healthy, 2);
        assert.notEqual((await portal.getProviders()).totalItems, 0);
      }
    });
    await create('alike');
    await bothRecord('alike');
  });

  afterAll(() => backends.stop());

  it.each([
    '/v1/clusters',
    '/v1/installations',
    '/v1/installations?sort=since&limit=1',
    '/v1/installations/alpha/PlatformService/alike',
    '/v1/summary',
    '/v1/providers',
    '/v1/dependencies?cluster=alpha',
    '/v1/history?cluster=alpha',
  ])('answer %s alike, with the same etag', async path => {
    await waitUntil(async () => {
      const seen = await contentOf(one, path);
      expect(await contentOf(other, path)).toEqual(seen);
      const again = await other
        .get(path)
        .set('if-none-match', `"${seen.etag}"`);
      expect(again.status).toBe(304);
    });
  });

  it('go on with the page that another one began', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    let count = 0;
    do {
      const portal = count % 2 === 0 ? one : other;
      const { items, nextCursor } = await portal.getInstallations(
        `?sort=name&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
      );
      names.push(...items.map(({ name }) => name));
      cursor = nextCursor;
      count += 1;
    } while (cursor);
    const all = await one.getInstallations('?sort=name');
    expect(names).toEqual(all.items.map(({ name }) => name));
    expect(count).toBeGreaterThan(1);
  });

  it('hold an answer back until it differs from what another one answered', async () => {
    const path = '/v1/installations/alpha/PlatformService/helmdeployer';
    const etag = await waitUntil(async () => {
      const seen = await etagOf(one, path);
      expect(await etagOf(other, path)).toBe(seen);
      return seen;
    });
    const unchanged = await other
      .get(`${path}?after=${etag}&timeoutSeconds=1`)
      .expect(200);
    expect(unchanged.body.etag).toBe(etag);
    const held = other.get(`${path}?after=${etag}&timeoutSeconds=30`);
    const answer = held.expect(200).then(({ body }) => body);
    await change('helmdeployer', { runReplicas: 2 });
    expect((await answer).etag).not.toBe(etag);
  });

  it('send who asks for changes of another one back to the list', async () => {
    const { revision } = await one.getInstallations();
    const path = `/v1/changes?after=${revision}&timeoutSeconds=0`;
    expect((await one.get(path)).status).toBe(200);
    expect((await other.get(path)).status).toBe(410);
  });

  it('tell the browsers of all what each of them noticed', async () => {
    const processes = [await processOf(one), await processOf(other)];
    expect(processes[0]).not.toBe(processes[1]);
    const browsers = await Promise.all([
      backends.listenTo(one),
      backends.listenTo(other),
    ]);
    await create('announced');
    await waitUntil(async () => {
      for (const browser of browsers) {
        for (const process of processes) {
          expect(heardFrom(browser, process)).not.toEqual([]);
        }
      }
    });
  });

  it('write once what both notice', async () => {
    await create('noticed');
    await bothRecord('noticed');
    await change('noticed', { image: 'ghcr.io/acme/tool:v2' });
    const changes = backends.databaseOf('openmcp')('installation_changes');
    const rows = await waitUntil(async () => {
      const found: Array<{ type: string; value_after: string }> = await changes
        .clone()
        .where({ name: 'noticed' })
        .orderBy('id');
      const last = (type: string) =>
        found.filter(row => row.type === type).at(-1)?.value_after;
      expect(last('health')).toBe('Healthy');
      expect(last('image-running')).toBe('ghcr.io/acme/tool:v2');
      return found;
    });
    const ofType = (type: string) =>
      rows.filter(row => row.type === type).map(row => row.value_after);
    expect(ofType('created')).toHaveLength(1);
    expect(ofType('image-wanted')).toEqual([image, 'ghcr.io/acme/tool:v2']);
    const healths = ofType('health');
    for (const [index, health] of healths.entries()) {
      expect(health).not.toBe(healths[index + 1]);
    }
  });

  it('count failed attempts alike, also one that joins later', async () => {
    const failing = `example.com/images/${failureImageNames.initFails}:v1`;
    await create('listed');
    await create('failing', failing);
    const countOf = async (portal: Portal) => {
      const path = 'alpha/PlatformService/failing';
      return (await portal.getInstallation(path)).init.failedAttempts;
    };
    await waitUntil(async () => expect(await countOf(one)).toBeGreaterThan(3));
    const joining = await backends.start();
    // It has listed what the others were told piece by piece.
    const path = '/v1/installations/alpha/PlatformService/listed';
    await waitUntil(async () =>
      expect(await contentOf(joining, path)).toEqual(
        await contentOf(one, path),
      ),
    );
    await waitUntil(async () => {
      const count = await countOf(one);
      expect([await countOf(other), await countOf(joining)]).toEqual([
        count,
        count,
      ]);
      const [row] = await backends
        .databaseOf('openmcp')('installation_changes')
        .where({ name: 'failing', type: 'init-failed' })
        .orderBy('sequence', 'desc');
      expect(row.value_after).toBe(String(count));
    });
  });

  it('compare what is there with what another one applied', async () => {
    const applied = await one.post('/v1/clusters/alpha/platform-services', {
      name: 'eso',
      spec: {
        image: `${exampleImages}/service-provider-eso:v1.0.0`,
        env: [{ name: 'LEVEL', value: 'marked-applied' }],
      },
      provider: 'component:default/service-provider-eso',
      platformMode: { via: 'flag', value: '--service-api-cluster=platform' },
    });
    expect(applied.body).toMatchObject({ result: 'created' });
    const path = 'alpha/PlatformService/eso';
    await waitUntil(async () => {
      const { drift } = await other.getInstallation(path);
      expect(drift).toEqual({
        ...(await one.getInstallation(path)).drift,
        state: 'none',
      });
    });
    await change('eso', { env: [{ name: 'LEVEL', value: 'marked-by-hand' }] });
    await waitUntil(async () => {
      for (const portal of [one, other]) {
        const { drift } = await portal.getInstallation(path);
        expect(drift?.changes).toEqual([
          { field: 'spec.env[LEVEL]', change: 'changed' },
        ]);
      }
    });
    const keys = await backends
      .databaseOf('openmcp')('history_settings')
      .where({ name: 'environment-hash-key' });
    expect(keys).toHaveLength(1);
  });

  it('go on when one of them ends', async () => {
    const third = await backends.start();
    await waitUntil(async () =>
      expect(await etagOf(third, '/v1/installations')).toBe(
        await etagOf(one, '/v1/installations'),
      ),
    );
    const browser = await backends.listenTo(third);
    const staying = await backends.listenTo(other);
    await third.stop();
    await waitUntil(() => expect(browser.isOpen).toBe(false));
    const processes = [await processOf(one), await processOf(other)];
    const heard = () => processes.map(each => heardFrom(staying, each).length);
    const before = heard();
    await create('afterwards');
    await waitUntil(async () => {
      for (const portal of [one, other]) {
        const { health, history } = await portal.getInstallation(
          'alpha/PlatformService/afterwards',
        );
        expect(health).toBe('Healthy');
        expect(history).toMatchObject({ state: 'read', gaps: [] });
      }
    });
    await waitUntil(() =>
      heard().forEach((count, index) =>
        expect(count).toBeGreaterThan(before[index]),
      ),
    );
    const { gaps } = await other.getHistory();
    expect(gaps).toEqual([]);
    for (const { logLines } of [one, other]) {
      expect(logLines.filter(line => line.includes('cannot be'))).toEqual([]);
    }
  });
});
