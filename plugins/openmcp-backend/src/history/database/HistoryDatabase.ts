import {
  DatabaseService,
  resolvePackagePath,
} from '@backstage/backend-plugin-api';
import { Knex } from 'knex';

const migrations = resolvePackagePath(
  '@openmcp/backstage-plugin-openmcp-backend',
  'migrations',
);

/**
 * The plugin's database, with its tables. It may be down at any time, also when
 * the backend starts.
 *
 * @internal
 */
export class HistoryDatabase {
  private opened?: Promise<Knex>;

  constructor(private readonly database: DatabaseService) {}

  /**
   * The client, once the tables are there.
   *
   * @throws what the driver throws; the next call tries again
   */
  client(): Promise<Knex> {
    this.opened ??= this.open().catch(error => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<Knex> {
    const client = await this.database.getClient();
    if (!this.database.migrations?.skip) {
      await client.migrate.latest({ directory: migrations });
    }
    return client;
  }
}
