import { InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';

/**
 * Brings together what two memories hold of the attempts of one provider object:
 * one that is older, and one that began anew and knows what is there now.
 *
 * @internal
 */
export function mergeAttempts(
  older: InitAttempts,
  newer: InitAttempts,
): InitAttempts {
  if (older.generation !== newer.generation) {
    const [former, present] =
      older.generation < newer.generation ? [older, newer] : [newer, older];
    const ofPresent = new Set(present.jobs.map(({ uid }) => uid));
    const uids = new Set([
      ...former.formerJobUids,
      ...former.jobs.map(({ uid }) => uid),
      ...present.formerJobUids,
    ]);
    return {
      ...present,
      formerJobUids: [...uids].filter(uid => !ofPresent.has(uid)).slice(-100),
    };
  }
  const jobs = new Map(older.jobs.map(({ uid, failed }) => [uid, failed]));
  let { failed } = older;
  for (const job of newer.jobs) {
    const known = jobs.get(job.uid) ?? 0;
    if (job.failed > known) {
      failed += job.failed - known;
      jobs.set(job.uid, job.failed);
    }
  }
  const firstFailures = [older.firstFailureAt, newer.firstFailureAt].filter(
    time => time !== undefined,
  );
  return {
    providerUid: newer.providerUid,
    generation: newer.generation,
    failed: Math.max(failed, newer.failed),
    jobs: [...jobs].map(([uid, count]) => ({ uid, failed: count })).slice(-100),
    formerJobUids: [
      ...new Set([...older.formerJobUids, ...newer.formerJobUids]),
    ].slice(-100),
    firstFailureAt: firstFailures.sort()[0],
    lastFailure: newer.lastFailure ?? older.lastFailure,
  };
}
