import { initJobNameOf } from '../../objects/operatorNames';
import { createFinding, Finding, referenceTo } from '../Finding';
import { Situation } from '../Situation';
import { STATUS_WINDOWS } from '../statusWindows';
import { after, toMilliseconds } from '../times';
import { findBlockedCreation } from './findPods';

/**
 * How the init Job of the present generation stands.
 *
 * @remarks
 * The operator has no failed state: while an init Job fails and is made anew,
 * the provider says `Initialized=False`, reason `InitRunning`. A failed attempt
 * counts from the first one on, so that its text is seen at once. That the Job
 * could not be created counts only when it stays so: while the operator replaces
 * a Job, it reports for a moment that the new one was not found.
 *
 * @internal
 */
export function findInit(situation: Situation): Finding[] {
  const { provider, init, job, attempts, now, presentCondition } = situation;
  const initialized = presentCondition('Initialized');
  const object = job
    ? referenceTo('Job', job)
    : { kind: 'Job', name: initJobNameOf(provider) };

  if (init.state === 'succeeded' || init.state === 'suspended') {
    return [];
  }
  if (initialized?.reason === 'InitJobCreationFailed' && !job) {
    const failedAt = toMilliseconds(initialized.lastTransitionTime);
    if (
      failedAt !== undefined &&
      now - failedAt < STATUS_WINDOWS.jobReplacement
    ) {
      return [
        createFinding({
          code: 'init-pending',
          health: 'Progressing',
          params: { job: object.name },
          object,
          since: initialized.lastTransitionTime,
          reviewAt: after(failedAt, STATUS_WINDOWS.jobReplacement),
        }),
      ];
    }
    return [
      createFinding({
        code: 'init-creation-failed',
        health: 'Degraded',
        params: { text: initialized.message },
        object,
        since: initialized.lastTransitionTime,
      }),
    ];
  }
  if (init.state === 'failing') {
    const failure = init.lastFailure;
    return [
      createFinding({
        code: 'init-failed',
        health: 'Degraded',
        params: {
          attempts: init.failedAttempts,
          exitCode: failure?.exitCode,
          reason: failure?.reason,
          text: failure?.message,
          at: failure?.at,
        },
        object,
        since: attempts?.firstFailureAt,
      }),
    ];
  }
  const mayBeRefused = situation.canRead('Pod') && !situation.initPods.length;
  const refused =
    job && mayBeRefused
      ? findBlockedCreation(situation, job, 'Job', 'init')
      : [];
  if (refused.length > 0) {
    return refused;
  }
  const isBehind =
    (provider.status.observedGeneration ?? 0) < provider.generation;
  if (init.state === 'pending' && isBehind) {
    // Nobody can have started it; the generation is what is waited for.
    return [];
  }
  return [
    createFinding({
      code: init.state === 'running' ? 'init-started' : 'init-pending',
      health: 'Progressing',
      params: { job: object.name },
      object,
      since:
        job?.startTime ??
        job?.creationTimestamp ??
        initialized?.lastTransitionTime,
    }),
  ];
}
