import assert from 'node:assert/strict';
import { ClusterFault, FaultOutcome } from './Fault';
import { FaultRecorder, Sight } from './FaultRecorder';

/** Longest times in milliseconds: until it is noticed, and until all is well. */
const noticedWithin = 420_000;
const recoveredWithin = 180_000;

function describeShown(sights: Sight[]): string[] {
  const words = sights.map(({ state, reason }) =>
    reason ? `${state} (${reason})` : state,
  );
  return words.filter((word, index) => word !== words[index - 1]);
}

function describeRows(before: readonly string[], sights: Sight[]): string {
  const least = Math.min(
    ...sights.map(
      ({ rows }) => before.filter(name => rows.includes(name)).length,
    ),
  );
  const isStale = sights.some(
    ({ stale, rows }) => stale > 0 && stale === rows.length,
  );
  const kept =
    least === before.length
      ? `all ${before.length} kept`
      : `${least} of ${before.length} kept`;
  return isStale ? `${kept}, marked stale` : `${kept}, current`;
}

/**
 * Plays a fault on a cluster that is well, and looks at what is shown.
 *
 * @param server - what is said about the API server
 * @throws AssertionError when a row goes that should not, when the fault is not
 * shown, and when not everything is well again some time after its end
 */
export async function playFault(
  recorder: FaultRecorder,
  fault: ClusterFault,
  { cluster, server }: { cluster: string; server: string },
): Promise<FaultOutcome> {
  const { title, shows, goes = [] } = fault;
  const isWell = ({ state, reason, stale, settling }: Sight) =>
    state === 'live' && !reason && !settling && stale === 0;
  await fault.prepare?.();
  const { rows: before } = await recorder.until(
    cluster,
    sight => isWell(sight) && goes.every(each => sight.rows.includes(each)),
    recoveredWithin,
  );
  const begin = performance.now();
  await fault.cause();
  const noticed =
    shows &&
    (await recorder.until(
      cluster,
      ({ state, reason, rows, settling }) =>
        state === shows.state &&
        (shows.reason === undefined || reason === shows.reason) &&
        (shows.row === undefined || rows.includes(shows.row)) &&
        (shows.settling === undefined || settling === shows.settling) &&
        goes.every(each => !rows.includes(each)),
      noticedWithin,
    ));
  const rest = (fault.lasts ?? 0) - (performance.now() - begin);
  if (rest > 0) {
    // So long it goes wrong; nothing is waited for.
    await new Promise(resolve => setTimeout(resolve, rest));
  }
  const healed = performance.now();
  await fault.heal?.();
  const name = `after-${title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')}`;
  await fault.change(name);
  const well = await recorder.until(
    cluster,
    sight =>
      isWell(sight) &&
      sight.rows.includes(name) &&
      before.every(each => goes.includes(each) || sight.rows.includes(each)),
    recoveredWithin,
  );
  const sights = recorder.since(cluster, begin);
  for (const { rows } of sights) {
    const lost = before.filter(
      each => !rows.includes(each) && !goes.includes(each),
    );
    assert.deepEqual(lost, [], `Rows were lost: ${title}`);
  }
  return {
    server,
    title,
    shown: describeShown(sights),
    rows: describeRows(before, sights),
    noticedAfter: noticed && noticed.at - begin,
    recoveredAfter: well.at - healed,
  };
}
