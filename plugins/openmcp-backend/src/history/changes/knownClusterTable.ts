import { createHash } from 'node:crypto';
import { Knex } from 'knex';

const table = 'history_settings';

/**
 * Which cluster it is that a name stands for.
 *
 * @internal
 */
export interface KnownCluster {
  /** Undefined where it could not be read. */
  identity?: string;
  /**
   * What was noticed before belongs to another cluster that had the name, in
   * milliseconds since the epoch.
   */
  since: number;
}

/** Names of clusters may be longer than those of settings. */
function settingOf(cluster: string): string {
  return `cluster-${createHash('sha256').update(cluster).digest('base64url')}`;
}

/** @internal */
export async function readKnownCluster(
  client: Knex,
  cluster: string,
): Promise<KnownCluster | undefined> {
  const row: { value: string } | undefined = await client(table)
    .where({ name: settingOf(cluster) })
    .first();
  return row && JSON.parse(row.value);
}

/** @internal */
export async function writeKnownCluster(
  client: Knex,
  cluster: string,
  { identity, since }: KnownCluster,
): Promise<void> {
  await client(table)
    .insert({
      name: settingOf(cluster),
      value: JSON.stringify({ cluster, identity, since }),
    })
    .onConflict('name')
    .merge(['value']);
}
