import { resolvePackagePath } from '@backstage/backend-plugin-api';
import { Knex } from 'knex';

const directory = resolvePackagePath(
  '@openmcp/backstage-plugin-openmcp-backend',
  'migrations',
);

/** Number of the advisory lock; of nothing else in this database. */
const advisoryLock = 6_736_273;
/** How long another backend may take to make the tables, in milliseconds. */
const longestMigration = 10_000;

/**
 * Makes the tables of the history, or brings them up to date. Backends may start
 * at the same time: on PostgreSQL one of them does it, and the others wait for up
 * to 10 seconds.
 *
 * @remarks
 * The lock of knex is a row that the first one adds. Two who add it at the same
 * time leave two rows, and to knex that is locked for ever; so only one at a time
 * gets there.
 *
 * @throws what the driver throws
 * @internal
 */
export async function migrateHistory(client: Knex): Promise<void> {
  if (client.client.config.client !== 'pg') {
    await client.migrate.latest({ directory });
    return;
  }
  await client.transaction(async transaction => {
    await transaction.raw(`set local lock_timeout = ${longestMigration}`);
    await transaction.raw('select pg_advisory_xact_lock(?)', [advisoryLock]);
    await transaction.migrate.latest({ directory });
  });
}
