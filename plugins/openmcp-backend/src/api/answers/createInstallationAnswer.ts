import {
  Installation,
  isManagedByOperator,
} from '@openmcp/backstage-plugin-openmcp-common';
import { findToolOwner } from '../../apply';
import { digest, stringifyWithoutAsOf } from '../../digest';
import { RememberedInstallationView } from '../../reading';
import { describeReasons, describeWorkload } from '../../store';
import { Answer } from './Answer';

function describeInstallation({
  snapshot,
  clusterTitle,
  freshness,
  simulated,
  history,
  drift,
}: RememberedInstallationView): Omit<Installation, 'etag'> {
  const { cluster, kind, name, objects, status } = snapshot;
  const { provider, jobs, events } = objects;
  const { deployment, pods } = describeWorkload(snapshot);
  return {
    cluster,
    clusterTitle,
    kind,
    name,
    uid: provider.uid,
    createdAt: provider.creationTimestamp,
    deletionTimestamp: provider.deletionTimestamp,
    finalizers: provider.finalizers,
    health: status.health,
    summary: status.summary,
    reasons: describeReasons(status),
    since: status.since,
    freshness,
    partial: status.partial,
    unreadKinds: status.unreadKinds,
    phase: status.phase,
    conditions: status.conditions,
    generation: status.generation,
    init: status.init,
    jobs: jobs.map(job => ({
      name: job.name,
      uid: job.uid,
      active: job.active,
      succeeded: job.succeeded,
      failed: job.failed,
      createdAt: job.creationTimestamp,
    })),
    deployment,
    pods,
    podCounts: {
      ready: status.podsReady ?? null,
      wanted: status.podsWanted ?? null,
    },
    restarts: status.restarts ?? null,
    events: events.map(event => ({
      uid: event.uid,
      type: event.type,
      reason: event.reason,
      message: event.message,
      count: event.count,
      firstTime: event.firstTime,
      lastTime: event.lastTime,
      regarding: event.regarding,
    })),
    image: status.image,
    spec: provider.spec,
    managedByOperator: isManagedByOperator(provider),
    owner: findToolOwner(provider),
    simulated,
    history,
    drift,
  };
}

/**
 * The answer to `GET /v1/installations/{cluster}/{kind}/{name}`.
 *
 * @internal
 */
export function createInstallationAnswer(
  view: RememberedInstallationView,
): Answer {
  const content = describeInstallation(view);
  const etag = digest([stringifyWithoutAsOf(content)]);
  const installation: Installation = { ...content, etag };
  return { body: JSON.stringify(installation), etag };
}
