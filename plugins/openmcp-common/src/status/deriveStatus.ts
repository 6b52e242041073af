import { InstallationObjects } from '../objects/types';
import {
  describeCounts,
  describeDeployment,
} from './describing/describeCounts';
import { describeImage } from './describing/describeImage';
import { describePods } from './describing/describePods';
import { createFinding, Finding } from './Finding';
import { findDeletion } from './findings/findDeletion';
import { findDeployment } from './findings/findDeployment';
import { findGeneration } from './findings/findGeneration';
import { findInit } from './findings/findInit';
import { findInstallation } from './findings/findInstallation';
import { findOldVersion } from './findings/findOldVersion';
import { findPods } from './findings/findPods';
import {
  findReporting,
  findUnknownPhase,
  findUnread,
} from './findings/findReporting';
import { findSuspension } from './findings/findSuspension';
import { compareHealth } from './healthSeverity';
import {
  InitAttempts,
  InstallationStatus,
  StatusReason,
  StatusSentence,
} from './InstallationStatus';
import { createSituation, Situation } from './Situation';
import { renderStatusSummary } from './summaries';
import { earliestOf, latestOf } from './times';

/**
 * Derives the health of an installation and the reasons for it.
 *
 * @remarks
 * An installation is in exactly one state. What decides, first match first:
 * being deleted (Terminating), stopped on purpose (Suspended), never read or
 * never reported (Unknown), broken (Degraded), on its way or not yet seen in
 * its present generation (Progressing), reporting a phase that is not known
 * here (Unknown); else it is Healthy. Kinds that could not be read decide
 * nothing: the status is made from the others and marked `partial`.
 *
 * @param objects - all that is known now
 * @param attempts - the memory made by {@link rememberAttempts}; what `objects`
 *   add to it is taken into account, but has to be remembered by the caller
 * @param now - recent crashes and starts count for a while from here on; see
 *   {@link STATUS_WINDOWS} and `reviewAt` of the result
 *
 * @public
 */
export function deriveStatus(
  objects: InstallationObjects,
  attempts: InitAttempts | undefined,
  now: Date,
): InstallationStatus {
  const situation = createSituation(objects, attempts, now);
  const { provider, init, deployment } = situation;
  const { deciding, findings } = order(situation);
  const unreadKinds = [...objects.unreadKinds];
  const partial = ['Job', 'Deployment', 'Pod', provider.kind].some(kind =>
    unreadKinds.includes(kind),
  );
  return {
    health: deciding.health,
    summary: summarize(deciding, findings),
    reasons: findings.map(toReason),
    since: deciding.since,
    partial,
    unreadKinds,
    phase: provider.status.phase,
    conditions: provider.status.conditions,
    generation: {
      wanted: provider.generation,
      observed: provider.status.observedGeneration,
    },
    init,
    deployment: describeDeployment(deployment),
    pods: describePods(situation),
    ...describeCounts(situation),
    image: describeImage(situation),
    reviewAt: earliestOf(findings.map(({ reviewAt }) => reviewAt)),
  };
}

function order(situation: Situation): {
  deciding: Finding;
  findings: Finding[];
} {
  const deletion = findDeletion(situation);
  const suspension = findSuspension(situation);
  const reporting = findReporting(situation);
  const present = [
    ...findPods(situation),
    ...findInit(situation),
    ...findDeployment(situation),
    ...findInstallation(situation),
  ];
  const isUnknown = ({ health }: Finding) => health === 'Unknown';
  const isDegraded = ({ health }: Finding) => health === 'Degraded';
  const isProgressing = ({ health }: Finding) => health === 'Progressing';
  const ranked = [
    ...deletion,
    ...suspension,
    ...reporting.filter(isUnknown),
    ...present.filter(isDegraded),
    ...reporting.filter(isProgressing),
    ...findGeneration(situation),
    ...present.filter(isProgressing),
    ...findUnknownPhase(situation),
  ];
  const deciding = ranked[0] ?? describeHealthy(situation);
  const others = [
    ...ranked.slice(1),
    ...findUnread(situation),
    // That old Pods serve is no reason for anything but for staying calm.
    ...(ranked.length > 0 ? findOldVersion(situation) : []),
  ];
  others.sort((a, b) => compareHealth(a.health, b.health));
  return { deciding, findings: [deciding, ...others] };
}

function describeHealthy(situation: Situation): Finding {
  const { deployment, presentCondition } = situation;
  const ready = presentCondition('Ready');
  const available = deployment?.conditions.find(
    ({ type, status }) => type === 'Available' && status === 'True',
  );
  return createFinding({
    code: 'healthy',
    health: 'Healthy',
    params: {
      ready: deployment?.readyReplicas,
      wanted: deployment?.wantedReplicas,
    },
    since: latestOf([ready?.lastTransitionTime, available?.lastTransitionTime]),
  });
}

/** What could not be read must not hide behind a short "1 of 1 ready". */
function summarize(deciding: Finding, findings: Finding[]): StatusSentence {
  const unread = findings.find(({ code }) => code === 'not-readable');
  const { code, params } =
    deciding.code === 'healthy' && unread ? unread : deciding;
  return { code, params, message: renderStatusSummary(code, params) };
}

function toReason({ reviewAt: _, ...reason }: Finding): StatusReason {
  return reason;
}
