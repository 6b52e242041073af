import { databaseServiceOf } from '../../__testUtils__/testDatabases';
import { TestPostgres } from '../../__testUtils__/TestPostgres';
import { HistoryDatabase } from './HistoryDatabase';

jest.setTimeout(60_000);

// Where PostgreSQL is not there it is skipped; with `CI=true` it fails.
const isNeeded = TestPostgres.isAvailable() || process.env.CI === 'true';

(isNeeded ? describe : describe.skip)('HistoryDatabase', () => {
  let postgres: TestPostgres;

  beforeAll(async () => {
    postgres = await TestPostgres.start();
  });

  afterAll(() => postgres.stop());

  it('is there for all backends that start at the same time', async () => {
    // Who is faster is chance, and in most rounds somebody is in the way.
    for (let round = 0; round < 10; round += 1) {
      const clients = await postgres.createSharedDatabase(3);
      const opened = await Promise.all(
        clients.map(client =>
          new HistoryDatabase(databaseServiceOf(client)).client(),
        ),
      );
      for (const client of opened) {
        expect(await client('installation_changes')).toEqual([]);
      }
      expect(await opened[0]('knex_migrations')).toHaveLength(1);
    }
  });
});
