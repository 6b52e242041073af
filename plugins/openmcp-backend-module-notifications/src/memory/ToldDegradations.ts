import {
  DatabaseService,
  resolvePackagePath,
} from '@backstage/backend-plugin-api';
import { Knex } from 'knex';
import { InstallationName } from '../reading';

const directory = resolvePackagePath(
  '@openmcp/backstage-plugin-openmcp-backend-module-notifications',
  'migrations',
);

/** The backend that the module belongs to keeps account of its own migrations. */
const migrationsTable = 'notifications_migrations';

const table = 'told_degradations';

/**
 * An installation of which an owner was told that it is Degraded.
 *
 * @internal
 */
export interface ToldDegradation extends InstallationName {
  uid: string;
  /** Entity reference of who was told. */
  owner: string;
  /** Beginning, in milliseconds since the epoch. */
  since: number;
}

/**
 * Remembers in the database what was told, so that it is told once, whichever
 * backend process looks next and however often they are started.
 *
 * @internal
 */
export class ToldDegradations {
  private opened?: Promise<Knex>;

  constructor(private readonly database: DatabaseService) {}

  /** @throws what the driver throws */
  async list(): Promise<ToldDegradation[]> {
    const client = await this.client();
    const rows = await client<ToldDegradation>(table).select(
      'cluster',
      'kind',
      'name',
      'uid',
      'owner',
      'since',
    );
    // PostgreSQL answers big integers as text.
    return rows.map(row => ({ ...row, since: Number(row.since) }));
  }

  /** @throws what the driver throws */
  async add(told: ToldDegradation): Promise<void> {
    const client = await this.client();
    await client<ToldDegradation>(table)
      .insert(told)
      .onConflict(['cluster', 'kind', 'name', 'uid'])
      .merge();
  }

  /** @throws what the driver throws */
  async remove(told: ToldDegradation): Promise<void> {
    const { cluster, kind, name, uid } = told;
    const client = await this.client();
    await client<ToldDegradation>(table)
      .where({ cluster, kind, name, uid })
      .delete();
  }

  private client(): Promise<Knex> {
    this.opened ??= this.open().catch(error => {
      // The database may be down; the next turn tries again.
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<Knex> {
    const client = await this.database.getClient();
    if (!this.database.migrations?.skip) {
      await client.migrate.latest({ directory, tableName: migrationsTable });
    }
    return client;
  }
}
