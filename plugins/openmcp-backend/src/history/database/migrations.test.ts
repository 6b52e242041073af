import { join } from 'node:path';
import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { HistoryDatabase } from './HistoryDatabase';

jest.setTimeout(60_000);

const tables = [
  'installation_changes',
  'init_attempts',
  'cluster_readings',
  'applied_specs',
  'history_settings',
];

describeWithDatabases('migrations', databases => {
  it('make the tables, and let them go again', async () => {
    const client = await databases.create();
    const present = async () => {
      const found = await Promise.all(
        tables.map(table => client.schema.hasTable(table)),
      );
      return tables.filter((_, index) => found[index]);
    };
    await new HistoryDatabase(databaseServiceOf(client)).client();
    expect(await present()).toEqual(tables);
    await client.migrate.rollback(
      { directory: join(__dirname, '../../../migrations') },
      true,
    );
    expect(await present()).toEqual([]);
  });

  it('are left alone where they are made by others', async () => {
    const client = await databases.create();
    const service = {
      ...databaseServiceOf(client),
      migrations: { skip: true },
    };
    await new HistoryDatabase(service).client();
    expect(await client.schema.hasTable('installation_changes')).toBe(false);
  });

  it('are tried again when the database was down, but not by everybody who reads', async () => {
    const client = await databases.create();
    const clock = new ManualClock();
    let tries = 0;
    const getClient = async () => {
      tries += 1;
      if (tries === 1) {
        throw new Error('down');
      }
      return client;
    };
    const database = new HistoryDatabase({ getClient }, clock);
    for (let times = 0; times < 3; times += 1) {
      await expect(database.client()).rejects.toThrow('down');
    }
    expect(tries).toBe(1);
    clock.advance(1_000);
    await database.client();
    await database.client();
    expect(tries).toBe(2);
  });
});
