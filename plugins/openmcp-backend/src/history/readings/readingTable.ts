import { Knex } from 'knex';
import { Reading } from './Reading';

const table = 'cluster_readings';

interface ReadingRow {
  cluster: string;
  reader: string;
  began: number | string;
  until: number | string;
  ending: string | null;
}

/**
 * All readings that are kept, of all clusters.
 *
 * @internal
 */
export async function readReadings(client: Knex): Promise<Reading[]> {
  const rows: ReadingRow[] = await client(table);
  return rows.map(({ cluster, reader, began, until, ending }) => ({
    cluster,
    reader,
    began: Number(began),
    until: Number(until),
    ending: ending ? JSON.parse(ending) : undefined,
  }));
}

/**
 * Writes readings, or how far they go now. Nobody but their reader writes them.
 *
 * @internal
 */
export async function writeReadings(
  client: Knex,
  readings: readonly Reading[],
): Promise<void> {
  await client(table)
    .insert(
      readings.map(({ ending, ...reading }) => ({
        ...reading,
        ending: ending ? JSON.stringify(ending) : null,
      })),
    )
    .onConflict(['cluster', 'reader', 'began'])
    .merge(['until', 'ending']);
}
