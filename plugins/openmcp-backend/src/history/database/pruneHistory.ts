import { Knex } from 'knex';
import { HISTORY_LIMITS, HistoryLimits } from '../limits';
import { readKeptSince, writeKeptSince } from './settingsTable';

/** The value at a place, counted from the newest; undefined when there are less. */
async function findNth(
  client: Knex,
  table: string,
  column: string,
  place: number,
): Promise<number | undefined> {
  const row = await client(table)
    .select(column)
    .orderBy(column, 'desc')
    .offset(place)
    .limit(1)
    .first();
  return row && Number(row[column]);
}

/** Lets go what is beyond the limits of one table. */
async function pruneTable(
  client: Knex,
  table: string,
  column: string,
  limits: { oldest?: number; most: number },
): Promise<number | undefined> {
  const surplus = await findNth(client, table, column, limits.most);
  const bounds = [
    ...(surplus === undefined ? [] : [surplus + 1]),
    ...(limits.oldest === undefined ? [] : [limits.oldest]),
  ];
  if (bounds.length > 0) {
    await client(table)
      .where(column, '<', Math.max(...bounds))
      .delete();
  }
  return surplus === undefined ? undefined : surplus + 1;
}

/**
 * Lets the oldest changes go. The last one of each object stays while the object
 * is there: what comes next has to follow something.
 */
async function pruneChanges(
  client: Knex,
  oldest: number,
  { changes: most, changesPerObject }: HistoryLimits,
): Promise<number | undefined> {
  const table = 'installation_changes';
  // In the order in which they were written, which is quickly counted.
  const surplus = await client(table)
    .select('at')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .first();
  const surplusBound = surplus && Number(surplus.at) + 1;
  const bound = Math.max(oldest, surplusBound ?? 0);
  await client(table)
    .where('at', '<', bound)
    .where(each =>
      each
        .whereNotIn(
          'id',
          // By uid alone an index is enough, and a uid is on one cluster.
          client(table).max('id').groupBy('uid', 'type'),
        )
        .orWhereIn(
          'uid',
          client(table)
            .select('uid')
            .where({ type: 'deleted' })
            .where('at', '<', bound),
        ),
    )
    .delete();
  const flapping = await client(table)
    .select('uid')
    .groupBy('uid')
    .havingRaw('count(*) > ?', [changesPerObject]);
  for (const { uid } of flapping) {
    const last = await client(table)
      .select('id')
      .where({ uid })
      .orderBy('id', 'desc')
      .offset(changesPerObject)
      .limit(1)
      .first();
    await client(table).where({ uid }).where('id', '<=', last.id).delete();
  }
  return surplusBound;
}

/**
 * Lets go what is older or more than the limits.
 *
 * @param now - milliseconds since the epoch
 * @param limits - default {@link HISTORY_LIMITS}
 * @returns from when on the history is complete
 * @internal
 */
export async function pruneHistory(
  client: Knex,
  now: number,
  limits: HistoryLimits = HISTORY_LIMITS,
): Promise<number> {
  const oldest = now - limits.age;
  const complete = [
    await readKeptSince(client, now),
    oldest,
    await pruneChanges(client, oldest, limits),
    await pruneTable(client, 'cluster_readings', 'until', {
      oldest,
      most: limits.readings,
    }),
  ].filter(time => time !== undefined);
  await pruneTable(client, 'init_attempts', 'updated_at', {
    oldest,
    most: limits.initAttempts,
  });
  await pruneTable(client, 'applied_specs', 'applied_at', {
    most: limits.appliedSpecs,
  });
  const keptSince = Math.max(...complete);
  await writeKeptSince(client, keptSince);
  return keptSince;
}
