import { TestDatabases } from '@backstage/backend-test-utils';
import { Knex } from 'knex';
import { ToldDegradations } from './ToldDegradations';

const databases = TestDatabases.create({ ids: ['SQLITE_3'] });

const told = {
  cluster: 'eu-live',
  kind: 'PlatformService' as const,
  name: 'eso',
  uid: 'uid-eso',
  owner: 'group:default/secrets',
  since: Date.parse('2026-03-01T12:00:00Z'),
};

const createMemory = (client: Knex) =>
  new ToldDegradations({ getClient: async () => client });

describe('ToldDegradations', () => {
  it('remembers beyond a restart, and forgets', async () => {
    const client = await databases.init('SQLITE_3');
    await createMemory(client).add(told);
    await createMemory(client).add({ ...told, name: 'flux', uid: 'uid-flux' });
    const memory = createMemory(client);
    await memory.add({ ...told, owner: 'group:default/others' });
    await memory.remove({ ...told, name: 'flux', uid: 'uid-flux' });
    expect(await memory.list()).toEqual([
      { ...told, owner: 'group:default/others' },
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
    const memory = new ToldDegradations({
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
