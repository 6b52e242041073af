import { TestDatabases } from '@backstage/backend-test-utils';
import { Knex } from 'knex';
import { KnownDegradations } from './KnownDegradations';

const databases = TestDatabases.create({ ids: ['SQLITE_3'] });

const degraded = {
  cluster: 'eu-live',
  kind: 'PlatformService' as const,
  name: 'eso',
  uid: 'uid-eso',
  owner: 'group:default/secrets',
  since: Date.parse('2026-03-01T12:00:00Z'),
};

const createMemory = (client: Knex) =>
  new KnownDegradations({ getClient: async () => client });

describe('KnownDegradations', () => {
  it('remembers beyond a restart, and forgets', async () => {
    const client = await databases.init('SQLITE_3');
    await createMemory(client).put(degraded);
    await createMemory(client).put({
      ...degraded,
      name: 'flux',
      uid: 'uid-flux',
    });
    const memory = createMemory(client);
    await memory.put({ ...degraded, owner: 'group:default/others' });
    await memory.remove({ ...degraded, name: 'flux', uid: 'uid-flux' });
    const since = degraded.since + 1;
    const untold = { ...degraded, name: 'dns', uid: 'uid-dns', since };
    await memory.put({ ...untold, owner: undefined });
    expect(await memory.list()).toEqual([
      { ...degraded, owner: 'group:default/others' },
      { ...untold, owner: undefined },
    ]);
  });

  it('leaves the migrations of the backend alone', async () => {
    const client = await databases.init('SQLITE_3');
    await createMemory(client).list();
    expect(await client.schema.hasTable('knex_migrations')).toBe(false);
    expect(await client.schema.hasTable('notifications_migrations')).toBe(true);
  });

  it('opens the database again after it was away', async () => {
    const client = await databases.init('SQLITE_3');
    let isAway = true;
    const memory = new KnownDegradations({
      getClient: async () => {
        if (isAway) {
          throw new Error('connection refused');
        }
        return client;
      },
    });
    await expect(memory.list()).rejects.toThrow('connection refused');
    isAway = false;
    expect(await memory.list()).toEqual([]);
  });
});
