import { Knex } from 'knex';
import { AppliedSpec } from './AppliedSpec';

const table = 'applied_specs';

/**
 * What was applied last to an object, by any backend.
 *
 * @internal
 */
export async function readAppliedSpec(
  client: Knex,
  object: { cluster: string; uid: string },
): Promise<AppliedSpec | undefined> {
  const { cluster, uid } = object;
  const row = await client(table).where({ cluster, uid }).first();
  return (
    row && {
      cluster: row.cluster,
      uid: row.uid,
      name: row.name,
      generation: Number(row.generation),
      appliedAt: Number(row.applied_at),
      spec: row.spec,
    }
  );
}

/**
 * Writes what was applied, unless something later was written already.
 *
 * @internal
 */
export async function writeAppliedSpec(
  client: Knex,
  applied: AppliedSpec,
): Promise<void> {
  const { appliedAt, ...rest } = applied;
  await client(table)
    .insert({ ...rest, applied_at: appliedAt })
    .onConflict(['cluster', 'uid'])
    .merge(['name', 'generation', 'applied_at', 'spec'])
    .whereRaw('applied_specs.generation <= excluded.generation');
}
