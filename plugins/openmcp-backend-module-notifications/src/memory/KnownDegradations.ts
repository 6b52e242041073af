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

const table = 'known_degradations';

/**
 * An installation that is Degraded.
 *
 * @internal
 */
export interface KnownDegradation extends InstallationName {
  uid: string;
  /**
   * When it was first seen Degraded without having been Healthy since, in
   * milliseconds since the epoch.
   */
  since: number;
  /** Entity reference of who was told; nothing while nobody was. */
  owner?: string;
}

/**
 * Remembers in the database what is Degraded and what was told of it, so that it
 * is told once, whichever backend process looks next and however often they are
 * started.
 *
 * @internal
 */
export class KnownDegradations {
  private opened?: Promise<Knex>;

  constructor(private readonly database: DatabaseService) {}

  /** @throws what the driver throws */
  async list(): Promise<KnownDegradation[]> {
    const client = await this.client();
    const rows = await client<KnownDegradation>(table)
      .select('cluster', 'kind', 'name', 'uid', 'owner', 'since')
      .orderBy(['since', 'uid']);
    return rows.map(row => ({
      ...row,
      // PostgreSQL answers big integers as text.
      since: Number(row.since),
      owner: row.owner ?? undefined,
    }));
  }

  /** @throws what the driver throws */
  async put(known: KnownDegradation): Promise<void> {
    const client = await this.client();
    await client<KnownDegradation>(table)
      .insert(known)
      .onConflict(['cluster', 'kind', 'name', 'uid'])
      .merge();
  }

  /** @throws what the driver throws */
  async remove(known: KnownDegradation): Promise<void> {
    const { cluster, kind, name, uid } = known;
    const client = await this.client();
    await client<KnownDegradation>(table)
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
