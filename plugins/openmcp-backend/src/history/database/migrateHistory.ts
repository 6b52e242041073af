import { resolvePackagePath } from '@backstage/backend-plugin-api';
import { Knex } from 'knex';
import { Clock, wait } from '../../timing';

const directory = resolvePackagePath(
  '@openmcp/backstage-plugin-openmcp-backend',
  'migrations',
);

/** Waits between tries while another backend makes the tables, in milliseconds. */
const retryDelay = 200;
/** How long that may take, in milliseconds. */
const longestMigration = 10_000;
/** What PostgreSQL says of a table, its type or a row that is there already. */
const duplicateCodes = ['42P07', '42710', '23505'];

/** Whether tables could not be made because another backend is making them. */
function isCausedByAnotherBackend(error: unknown): boolean {
  const { name, code } = Object(error) as { name?: string; code?: string };
  return (
    name === 'MigrationLocked' ||
    (code !== undefined && duplicateCodes.includes(code))
  );
}

/**
 * Makes the tables of the history, or brings them up to date. Backends may start
 * at the same time: one of them does it, and the others wait for up to 10 seconds.
 *
 * @throws what the driver throws
 * @internal
 */
export async function migrateHistory(
  client: Knex,
  clock: Clock,
): Promise<void> {
  const deadline = clock.elapsed() + longestMigration;
  const never = new AbortController().signal;
  for (;;) {
    try {
      await client.migrate.latest({ directory });
      return;
    } catch (error) {
      if (!isCausedByAnotherBackend(error) || clock.elapsed() > deadline) {
        throw error;
      }
      await wait(clock, retryDelay, never);
    }
  }
}
