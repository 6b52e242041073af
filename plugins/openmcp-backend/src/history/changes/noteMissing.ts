import { Knex } from 'knex';
import { insertChanges, readRemaining, RemainingObject } from './changeTable';
import {
  KnownCluster,
  readKnownCluster,
  writeKnownCluster,
} from './knownClusterTable';
import { ListedCluster } from './ListedCluster';

/**
 * Backends list a cluster at different moments: what one noticed just now,
 * another need not have seen yet. In milliseconds.
 */
const leastAge = 5 * 60_000;
/** Objects that are said to be gone in one go. */
const mostMissing = 500;

/**
 * Whether the name stands for another cluster than when its objects were noticed.
 * Where nothing tells, a cluster of which nothing is left is taken for another
 * one: to say that all was deleted would be the worse mistake.
 */
function isOther(
  { identity, uids, begunAt }: ListedCluster,
  known: KnownCluster | undefined,
  remaining: readonly RemainingObject[],
): boolean {
  if (identity !== undefined && known?.identity !== undefined) {
    return identity !== known.identity;
  }
  const before = remaining.filter(({ observedAt }) => observedAt < begunAt);
  return before.length > 0 && !before.some(({ uid }) => uids.has(uid));
}

/** Which cluster it is, as far as that can be told now. */
function recognize(
  listed: ListedCluster,
  known: KnownCluster | undefined,
  remaining: readonly RemainingObject[],
): KnownCluster {
  const { identity, begunAt } = listed;
  const since = known?.since ?? 0;
  const ofPresent = remaining.filter(({ observedAt }) => observedAt >= since);
  return isOther(listed, known, ofPresent)
    ? { identity, since: begunAt }
    : {
        identity: identity ?? known?.identity,
        // Another backend may have met it a moment later.
        since: Math.min(since, begunAt),
      };
}

/**
 * Notes that installations went while nobody watched. Those of another cluster
 * that had the name before did not: they are only forgotten.
 *
 * @internal
 */
export async function noteMissing(
  client: Knex,
  listed: ListedCluster,
): Promise<void> {
  const { cluster, uids, at } = listed;
  const known = await readKnownCluster(client, cluster);
  const remaining = await readRemaining(client, cluster);
  const { identity, since } = recognize(listed, known, remaining);
  if (identity !== known?.identity || since !== known?.since) {
    await writeKnownCluster(client, cluster, { identity, since });
  }
  const missing = remaining
    .filter(
      ({ uid, observedAt }) =>
        !uids.has(uid) && observedAt >= since && observedAt < at - leastAge,
    )
    .slice(0, mostMissing);
  await insertChanges(
    client,
    missing.map(({ uid, kind, name }) => ({
      cluster,
      kind,
      name,
      uid,
      type: 'deleted' as const,
      at,
      observedAt: at,
      sequence: 0,
      details: {},
    })),
  );
}
