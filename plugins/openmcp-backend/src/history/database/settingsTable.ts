import { randomBytes } from 'node:crypto';
import { Knex } from 'knex';

const table = 'history_settings';
const hashKeyName = 'environment-hash-key';
const keptSinceName = 'kept-since';

async function readOrCreate(
  client: Knex,
  name: string,
  value: string,
): Promise<string> {
  await client(table).insert({ name, value }).onConflict('name').ignore();
  const row = await client(table).where({ name }).first();
  return row.value;
}

/**
 * The key by which values of environment variables are hashed. It is made at
 * random by the first backend that asks, and shared by all of them.
 *
 * @internal
 */
export async function readHashKey(client: Knex): Promise<Buffer> {
  const created = randomBytes(32).toString('base64');
  return Buffer.from(
    await readOrCreate(client, hashKeyName, created),
    'base64',
  );
}

/**
 * From when on the history is complete, in milliseconds since the epoch.
 *
 * @param now - taken when there is no history yet
 * @internal
 */
export async function readKeptSince(
  client: Knex,
  now: number,
): Promise<number> {
  return Number(await readOrCreate(client, keptSinceName, String(now)));
}

/**
 * Says that what was before is not kept any more.
 *
 * @internal
 */
export async function writeKeptSince(
  client: Knex,
  time: number,
): Promise<void> {
  await client(table)
    .where({ name: keptSinceName })
    .update({ value: String(time) });
}
