import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BackendFeature,
  coreServices,
  createServiceFactory,
  DatabaseService,
} from '@backstage/backend-plugin-api';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { failureImageNames } from '@openmcp/platform-cluster';
import knexFactory, { Knex } from 'knex';
import { allowClusters } from './__testUtils__/policies';
import { esoEntity, exampleImages } from './__testUtils__/providerEntities';
import {
  databaseServiceOf,
  describeWithDatabases,
} from './__testUtils__/testDatabases';
import { TestCatalog } from './__testUtils__/TestCatalog';
import { TestLandscape } from './__testUtils__/TestLandscape';
import { waitUntil } from './__testUtils__/waitUntil';

jest.setTimeout(60_000);

const image = 'ghcr.io/acme/tool:v1';

/** What a backend is given that uses this database. */
function usingDatabase(database: DatabaseService): BackendFeature {
  return createServiceFactory({
    service: coreServices.database,
    deps: {},
    factory: () => database,
  });
}

function toldOf({ history }: Installation): string[] {
  return history.items.map(
    ({ type, before, after }) => `${type} ${before ?? ''} > ${after ?? ''}`,
  );
}

describe('openmcp plugin, remembering', () => {
  let landscape: TestLandscape;
  let folder: string;
  let file: string;
  let clients: Knex[];

  beforeEach(async () => {
    landscape = await TestLandscape.start();
    folder = mkdtempSync(join(tmpdir(), 'openmcp-history-'));
    file = join(folder, 'openmcp.sqlite');
    clients = [];
  });

  afterEach(async () => {
    await landscape.stop();
    await Promise.all(clients.map(client => client.destroy()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** The same database each time, through a connection of its own. */
  function openFile(): Knex {
    const client = knexFactory({
      client: 'better-sqlite3',
      connection: file,
      useNullAsDefault: true,
    });
    clients.push(client);
    return client;
  }

  function start(
    options: Partial<Parameters<TestLandscape['startPortal']>[0]> = {},
  ) {
    return landscape.startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
      features: [usingDatabase(databaseServiceOf(openFile()))],
      ...options,
    });
  }

  /** From then on, what changes is a change. */
  async function isRecorded(name: string): Promise<void> {
    const client = openFile();
    await waitUntil(async () =>
      expect(await client('installation_changes').where({ name })).not.toEqual(
        [],
      ),
    );
  }

  function dns(): Promise<Installation> {
    return landscape.portal.getInstallation('alpha/PlatformService/dns');
  }

  it('knows after a restart what was before, and what changed meanwhile', async () => {
    const first = await start();
    await isRecorded('helmdeployer');
    await landscape.createService(landscape.alpha, 'dns', image);
    await landscape.healthy(3);
    const before = await waitUntil(async () => {
      const seen = await dns();
      expect(toldOf(seen)).toContain('health Progressing > Healthy');
      return seen;
    });
    expect(before.history).toMatchObject({
      state: 'read',
      isComplete: true,
      gaps: [],
    });
    await first.stop();

    await landscape.changeService(landscape.alpha, 'dns', {
      image: 'ghcr.io/acme/tool:v2',
    });
    const second = await start();
    await landscape.healthy(3);
    await waitUntil(async () => {
      const told = toldOf(await dns());
      expect(told).toContain(
        'image-running ghcr.io/acme/tool:v1 > ghcr.io/acme/tool:v2',
      );
      // What was known before is there, and nothing of it twice.
      expect(told).toEqual(expect.arrayContaining(toldOf(before)));
      expect(told.filter(each => each.startsWith('created'))).toHaveLength(1);
    });
    expect((await dns()).history.keptSince).toBe(before.history.keptSince);
    const list = await second.getHistory();
    expect(list.items.map(({ name }) => name)).toContain('dns');
    expect(list.keptSince).toBe(before.history.keptSince);
  });

  it('tells of what is gone, to those who could see it', async () => {
    const portal = await start();
    await isRecorded('helmdeployer');
    await landscape.createService(landscape.alpha, 'dns', image);
    await landscape.healthy(3);
    await landscape.deleteService(landscape.alpha, 'dns');
    await waitUntil(async () => {
      const { items } = await portal.getHistory();
      expect(items[0]).toMatchObject({ name: 'dns', type: 'deleted' });
    });
    await portal.stop();
    const restricted = await start({ permissions: allowClusters('beta') });
    const { items, totalItems, gaps } = await restricted.getHistory();
    expect({ items, totalItems, gaps }).toEqual({
      items: [],
      totalItems: 0,
      gaps: [],
    });
    await restricted.stop();
    const refused = await start({ permissions: allowClusters() });
    expect((await refused.getHistory()).items).toEqual([]);
  });

  it('goes on counting failed attempts of an init Job', async () => {
    const failing = `example.com/images/${failureImageNames.initFails}:v1`;
    const first = await start();
    await landscape.createService(landscape.alpha, 'dns', failing);
    const { init } = await waitUntil(async () => {
      const seen = await dns();
      expect(seen.init.failedAttempts).toBeGreaterThan(8);
      return seen;
    });
    await first.stop();
    await start();
    await waitUntil(async () => {
      const seen = await dns();
      expect(seen.health).toBe('Degraded');
      expect(seen.init.failedAttempts).toBeGreaterThanOrEqual(
        init.failedAttempts,
      );
      expect(toldOf(seen).join()).toContain('init-failed');
    });
  });

  it('tells what others changed since it was applied, without values', async () => {
    const portal = await start({
      config: { allowedImages: [`${exampleImages}/`] },
      catalog: new TestCatalog([esoEntity]),
    });
    await landscape.healthy(2);
    await waitUntil(async () => {
      expect((await portal.getProviders()).totalItems).toBeGreaterThan(0);
    });
    const wish = {
      name: 'eso',
      spec: {
        image: `${exampleImages}/service-provider-eso:v1.0.0`,
        env: [{ name: 'LEVEL', value: 'marked-applied' }],
      },
      provider: 'component:default/service-provider-eso',
      platformMode: { via: 'flag', value: '--service-api-cluster=platform' },
    };
    const answer = await portal.post(
      '/v1/clusters/alpha/platform-services',
      wish,
    );
    expect(answer.body).toMatchObject({ result: 'created' });
    const eso = () => portal.getInstallation('alpha/PlatformService/eso');
    const asApplied = await waitUntil(eso);
    expect(asApplied.drift).toMatchObject({ state: 'none', changes: [] });
    await landscape.changeService(landscape.alpha, 'eso', {
      runReplicas: 3,
      env: [{ name: 'LEVEL', value: 'marked-by-hand' }],
    });
    const drifted = await waitUntil(async () => {
      const seen = await eso();
      expect(seen.drift?.state).toBe('drifted');
      return seen;
    });
    expect(drifted.etag).not.toBe(asApplied.etag);
    expect(drifted.drift?.changes).toEqual(
      expect.arrayContaining([
        { field: 'spec.env[LEVEL]', change: 'changed' },
        expect.objectContaining({ field: 'spec.runReplicas', after: '3' }),
      ]),
    );
    const helm = await portal.getInstallation(
      'alpha/PlatformService/helmdeployer',
    );
    expect(helm.drift).toEqual({ state: 'not-applied', changes: [] });
    await portal.stop();
    const restarted = await start();
    await waitUntil(async () => {
      const seen = await restarted.getInstallation('alpha/PlatformService/eso');
      expect(seen.drift).toEqual(drifted.drift);
    });
    await restarted.stop();
    let isDown = true;
    const client = openFile();
    const late = await start({
      features: [
        usingDatabase({
          getClient: async () => {
            if (isDown) {
              throw new Error('down');
            }
            return client;
          },
        }),
      ],
    });
    await waitUntil(() => late.getInstallation('alpha/PlatformService/eso'));
    isDown = false;
    // Nothing on the cluster changes, and it is seen all the same.
    await waitUntil(async () => {
      const seen = await late.getInstallation('alpha/PlatformService/eso');
      expect(seen.drift).toEqual(drifted.drift);
    });
    expect(JSON.stringify([drifted, asApplied])).not.toContain('marked-');
    expect(readFileSync(file, 'latin1')).not.toContain('marked-');
  });

  it('watches while its database is down, says so once, and writes later', async () => {
    let isDown = true;
    const client = openFile();
    const portal = await start({
      features: [
        usingDatabase({
          getClient: async () => {
            if (isDown) {
              throw new Error('connect ECONNREFUSED marked-host:5432');
            }
            return client;
          },
        }),
      ],
    });
    await landscape.healthy(2);
    await landscape.createService(landscape.alpha, 'dns', image);
    await landscape.healthy(3);
    const seen = await waitUntil(async () => {
      const found = await dns();
      expect(toldOf(found).join()).toContain('created');
      return found;
    });
    expect(seen.history).toMatchObject({
      state: 'not-readable',
      isComplete: false,
    });
    const refused = await portal.get('/v1/history').expect(503);
    expect(refused.body.error.message).toContain('could not be read');
    const warnings = portal.logLines.filter(line =>
      line.includes('history cannot be written'),
    );
    expect(warnings).toHaveLength(1);
    expect(portal.logLines.join()).not.toContain('marked-host');
    isDown = false;
    await waitUntil(async () => {
      const { items } = await portal.getHistory();
      expect(items.map(({ name }) => name)).toContain('dns');
    });
    await waitUntil(async () =>
      expect((await dns()).history.state).toBe('read'),
    );
  });
});

describeWithDatabases('openmcp plugin, in two processes', databases => {
  let landscape: TestLandscape;

  beforeEach(async () => {
    landscape = await TestLandscape.start();
  });

  afterEach(() => landscape.stop());

  it('writes once what both see', async () => {
    const client = await databases.create();
    const start = () =>
      landscape.startPortal({
        clusters: [landscape.configOf(landscape.alpha)],
        features: [usingDatabase(databaseServiceOf(client))],
      });
    const one = await start();
    const other = await start();
    // Both have to be past the time in which nothing is a change yet.
    await landscape.createService(landscape.alpha, 'eso', image);
    let replicas = 1;
    await waitUntil(async () => {
      replicas = 3 - replicas;
      await landscape.changeService(landscape.alpha, 'eso', {
        runReplicas: replicas,
      });
      for (const portal of [one, other]) {
        const seen = await portal.getInstallation('alpha/PlatformService/eso');
        expect(toldOf(seen).join()).toContain('health');
      }
    });
    await landscape.createService(landscape.alpha, 'dns', image);
    await waitUntil(async () => {
      for (const portal of [one, other]) {
        const seen = await portal.getInstallation('alpha/PlatformService/dns');
        expect(toldOf(seen)).toContain('health Progressing > Healthy');
      }
    });
    await one.stop();
    await other.stop();
    const rows: Array<{ type: string; value_after: string }> = await client(
      'installation_changes',
    )
      .where({ name: 'dns' })
      .orderBy('id');
    const ofType = (type: string) =>
      rows.filter(row => row.type === type).map(row => row.value_after);
    expect(ofType('created')).toHaveLength(1);
    expect(ofType('image-wanted')).toEqual([image]);
    const healths = ofType('health');
    expect(healths).toContain('Healthy');
    for (const [index, health] of healths.entries()) {
      expect(health).not.toBe(healths[index + 1]);
    }
  });
});
