import { InstallationKind } from '@openmcp/backstage-plugin-openmcp-common';
import { Knex } from 'knex';
import {
  CHAINED_TYPES,
  ChangeType,
  isToldOf,
  ObservedChange,
} from './ObservedChange';

const table = 'installation_changes';

/**
 * A row of the table. Drivers give big integers as text or as numbers.
 *
 * @internal
 */
export interface ChangeRow {
  id: number | string;
  cluster: string;
  kind: string;
  name: string;
  uid: string;
  type: string;
  sequence: number | string;
  at: number | string;
  observed_at: number | string;
  told: boolean | number;
  value_before: string | null;
  value_after: string | null;
  details: string | null;
}

type ChainKey = string;

function chainOf({
  cluster,
  uid,
  type,
}: Pick<ChangeRow, 'cluster' | 'uid' | 'type'>): ChainKey {
  return JSON.stringify([cluster, uid, type]);
}

/**
 * The change that a row holds.
 *
 * @internal
 */
export function readChangeRow(row: ChangeRow): ObservedChange {
  return {
    cluster: row.cluster,
    kind: row.kind as InstallationKind,
    name: row.name,
    uid: row.uid,
    type: row.type as ChangeType,
    at: Number(row.at),
    observedAt: Number(row.observed_at),
    before: row.value_before ?? undefined,
    after: row.value_after ?? undefined,
    sequence: Number(row.sequence),
    details: row.details ? JSON.parse(row.details) : {},
  };
}

function toRow(change: ObservedChange): Omit<ChangeRow, 'id'> {
  return {
    cluster: change.cluster,
    kind: change.kind,
    name: change.name,
    uid: change.uid,
    type: change.type,
    sequence: change.sequence ?? 0,
    at: change.at,
    observed_at: change.observedAt,
    told: isToldOf(change),
    value_before: change.before ?? null,
    value_after: change.after ?? null,
    details: JSON.stringify(change.details),
  };
}

/**
 * Writes changes that are not there yet; few hundreds at most.
 *
 * @returns the chains of those that were written
 * @internal
 */
export async function insertChanges(
  client: Knex,
  changes: readonly ObservedChange[],
): Promise<Set<ChainKey>> {
  if (changes.length === 0) {
    return new Set();
  }
  const written: Array<Pick<ChangeRow, 'cluster' | 'uid' | 'type'>> =
    await client(table)
      .insert(changes.map(toRow))
      .onConflict(['uid', 'type', 'sequence', 'cluster'])
      .ignore()
      .returning(['cluster', 'uid', 'type']);
  return new Set(written.map(chainOf));
}

/** The last change of each chain that the changes belong to. */
async function readEnds(
  client: Knex,
  changes: readonly ObservedChange[],
): Promise<Map<ChainKey, ObservedChange>> {
  const uids = [...new Set(changes.map(({ uid }) => uid))];
  const rows: ChangeRow[] = await client(table).whereIn(
    'id',
    client(table)
      .max('id')
      .whereIn('uid', uids)
      .whereIn('type', [...CHAINED_TYPES])
      .groupBy('cluster', 'uid', 'type'),
  );
  return new Map(rows.map(row => [chainOf(row), readChangeRow(row)]));
}

/** The change as it follows the end of its chain, if it does. */
function follow(
  change: ObservedChange,
  end: ObservedChange | undefined,
): ObservedChange | undefined {
  if (!end) {
    return { ...change, sequence: 1 };
  }
  // Another backend has noticed it already, or even what came after it.
  if (end.after === change.after || change.observedAt < end.observedAt) {
    return undefined;
  }
  return {
    ...change,
    before: end.after,
    at: Math.max(change.at, end.at),
    sequence: (end.sequence ?? 0) + 1,
  };
}

/**
 * Writes changes, each of them once: several backends notice the same, and each
 * tells it.
 *
 * @remarks
 * A chained change gets the number after that of the last one in the database.
 * Where another backend took that number meanwhile, the chain is read again, and
 * the change is left out when it is there by then.
 *
 * @param changes - in the order in which they were noticed; few hundreds at most
 * @internal
 */
export async function appendChanges(
  client: Knex,
  changes: readonly ObservedChange[],
): Promise<void> {
  const isChained = ({ type }: ObservedChange) => CHAINED_TYPES.includes(type);
  await insertChanges(
    client,
    changes.filter(change => !isChained(change)),
  );
  let open = changes.filter(isChained);
  while (open.length > 0) {
    const ends = await readEnds(client, open);
    const next = new Map<ChainKey, ObservedChange>();
    const later: ObservedChange[] = [];
    for (const change of open) {
      const chain = chainOf(change);
      if (next.has(chain)) {
        later.push(change);
        continue;
      }
      const following = follow(change, ends.get(chain));
      if (following) {
        next.set(chain, following);
      }
    }
    const written = await insertChanges(client, [...next.values()]);
    const lost = [...next].flatMap(([chain, change]) =>
      written.has(chain) ? [] : [change],
    );
    open = [...lost, ...later];
  }
}

/**
 * An object that was noticed and of which is not known that it is gone.
 *
 * @internal
 */
export interface RemainingObject {
  uid: string;
  kind: InstallationKind;
  name: string;
  /** When something of it was noticed last, in milliseconds since the epoch. */
  observedAt: number;
}

/**
 * The objects of a cluster that were never said to be gone.
 *
 * @internal
 */
export async function readRemaining(
  client: Knex,
  cluster: string,
): Promise<RemainingObject[]> {
  const rows: Array<Pick<ChangeRow, 'uid' | 'kind' | 'name' | 'observed_at'>> =
    await client(table)
      .select('uid', 'kind', 'name')
      .max('observed_at as observed_at')
      .where({ cluster })
      .whereNotIn(
        'uid',
        client(table).select('uid').where({ cluster, type: 'deleted' }),
      )
      .groupBy('uid', 'kind', 'name');
  return rows.map(row => ({
    uid: row.uid,
    kind: row.kind as InstallationKind,
    name: row.name,
    observedAt: Number(row.observed_at),
  }));
}

/**
 * The newest changes that people are told of, of an installation: of all objects
 * that ever had its name.
 *
 * @internal
 */
export async function readChangesOf(
  client: Knex,
  installation: { cluster: string; kind: string; name: string },
  options: { since: number; limit: number },
): Promise<ObservedChange[]> {
  const { cluster, kind, name } = installation;
  const rows: ChangeRow[] = await client(table)
    .where({ told: true, cluster, kind, name })
    .where('at', '>=', options.since)
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(options.limit);
  return rows.map(readChangeRow);
}
