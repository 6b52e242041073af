import { DatabaseService } from '@backstage/backend-plugin-api';
import knexFactory, { Knex } from 'knex';
import { TestPostgres } from './TestPostgres';

/** Databases of one kind, each of them empty at first. */
export interface TestDatabases {
  name: string;
  /** False where it does not run on this machine. */
  isAvailable: boolean;
  create(): Promise<Knex>;
  stop(): Promise<void>;
}

function createSqlite(): TestDatabases {
  const clients: Knex[] = [];
  return {
    name: 'SQLite',
    isAvailable: true,
    create: async () => {
      const client = knexFactory({
        client: 'better-sqlite3',
        connection: ':memory:',
        useNullAsDefault: true,
      });
      clients.push(client);
      return client;
    },
    stop: async () => {
      await Promise.all(clients.map(client => client.destroy()));
    },
  };
}

function createPostgres(): TestDatabases {
  let server: Promise<TestPostgres> | undefined;
  return {
    name: 'PostgreSQL',
    isAvailable: TestPostgres.isAvailable(),
    create: async () => {
      server ??= TestPostgres.start();
      return (await server).createDatabase();
    },
    stop: async () => (await server)?.stop(),
  };
}

/**
 * Runs tests once for each database. Where PostgreSQL is not there, its tests are
 * skipped; with `CI=true` they fail.
 */
export function describeWithDatabases(
  title: string,
  tests: (databases: TestDatabases) => void,
): void {
  for (const databases of [createSqlite(), createPostgres()]) {
    const isNeeded = databases.isAvailable || process.env.CI === 'true';
    const run = isNeeded ? describe : describe.skip;
    run(`${title}, with ${databases.name}`, () => {
      afterAll(() => databases.stop());
      tests(databases);
    });
  }
}

/** What a plugin is given for a database. */
export function databaseServiceOf(client: Knex): DatabaseService {
  return { getClient: async () => client };
}
