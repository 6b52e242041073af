import { InstallationView } from '../reading';

/**
 * Describes an installation in few words.
 *
 * @internal
 */
export function describeInstallation({
  snapshot,
  freshness,
  simulated,
}: InstallationView) {
  const { cluster, kind, name, status } = snapshot;
  return {
    cluster,
    kind,
    name,
    health: status.health,
    summary: status.summary.message,
    since: status.since,
    image: { wanted: status.image.wanted, running: status.image.running },
    pods: {
      ready: status.podsReady ?? null,
      wanted: status.podsWanted ?? null,
    },
    restarts: status.restarts ?? null,
    simulated,
    freshness: {
      asOf: freshness.asOf,
      stale: freshness.stale,
      reason: freshness.reason?.message,
    },
  };
}
