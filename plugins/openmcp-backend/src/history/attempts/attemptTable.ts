import { InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';
import { Knex } from 'knex';

const table = 'init_attempts';

/**
 * The attempts of one provider object on a cluster.
 *
 * @internal
 */
export interface StoredAttempts {
  cluster: string;
  attempts: InitAttempts;
}

/**
 * All attempts that are kept.
 *
 * @internal
 */
export async function readAttempts(client: Knex): Promise<StoredAttempts[]> {
  const rows: Array<{ cluster: string; attempts: string }> = await client(
    table,
  ).select('cluster', 'attempts');
  return rows.map(({ cluster, attempts }) => ({
    cluster,
    attempts: JSON.parse(attempts),
  }));
}

/**
 * Writes attempts in place of what was kept of the same objects, unless another
 * backend has counted further already.
 *
 * @internal
 */
export async function writeAttempts(
  client: Knex,
  all: readonly StoredAttempts[],
  now: number,
): Promise<void> {
  if (all.length === 0) {
    return;
  }
  await client(table)
    .insert(
      all.map(({ cluster, attempts }) => ({
        cluster,
        uid: attempts.providerUid,
        generation: attempts.generation,
        failed: attempts.failed,
        attempts: JSON.stringify(attempts),
        updated_at: now,
      })),
    )
    .onConflict(['cluster', 'uid'])
    .merge(['generation', 'failed', 'attempts', 'updated_at'])
    .whereRaw(
      '(init_attempts.generation < excluded.generation or (init_attempts.generation = excluded.generation and init_attempts.failed <= excluded.failed))',
    );
}

/**
 * Lets attempts go, whose provider objects are gone.
 *
 * @internal
 */
export async function deleteAttempts(
  client: Knex,
  gone: ReadonlyArray<{ cluster: string; uid: string }>,
): Promise<void> {
  for (const { cluster, uid } of gone) {
    await client(table).where({ cluster, uid }).delete();
  }
}
