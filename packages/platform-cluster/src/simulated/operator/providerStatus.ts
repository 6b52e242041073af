import { Condition, ProviderStatus } from './Provider';

type NewCondition = Pick<Condition, 'type' | 'status' | 'reason'> & {
  message?: string;
};

/**
 * The outcome of a reconciliation, as the operator reports it.
 *
 * @internal
 */
export interface Outcome {
  phase: 'Progressing' | 'Ready' | 'Uninstalling';
  conditions: NewCondition[];
  metrics?: ProviderStatus['metrics'];
}

const installing = 'ProviderInstallationPending';
const pending: NewCondition = {
  type: 'Ready',
  status: 'Unknown',
  reason: installing,
};
const initialized: NewCondition = {
  type: 'Initialized',
  status: 'True',
  reason: 'InitCompleted',
  message: 'Initialization has been completed',
};

function notInitialized(reason: string, message: string): Outcome {
  return {
    phase: 'Progressing',
    conditions: [
      { type: 'Initialized', status: 'False', reason, message },
      pending,
    ],
  };
}

function notReady(
  reason: string,
  message: string,
  metrics?: Outcome['metrics'],
): Outcome {
  return {
    phase: 'Progressing',
    conditions: [
      initialized,
      { type: 'Ready', status: 'False', reason, message },
    ],
    metrics,
  };
}

/**
 * The outcomes that the operator knows (openmcp-operator
 * internal/controllers/provider/status.go). There is none for "failed".
 *
 * @internal
 */
export const outcomes = {
  /** The init Job could not be written. */
  initJobCreationFailed: (message: string): Outcome =>
    notInitialized('InitJobCreationFailed', message),
  /** The init Job runs, or failed and is made again. */
  initRunning: (): Outcome =>
    notInitialized('InitRunning', 'Initialization is running'),
  /** The Deployment could not be written. */
  installationFailed: (message: string): Outcome =>
    notReady('ProviderInstallationFailed', message),
  /** The Deployment is not available. */
  notReady: (detail: string, metrics: Outcome['metrics']): Outcome =>
    notReady(
      'ProviderNotReady',
      `Waiting for provider to become ready: ${detail}`,
      metrics,
    ),
  /** The Deployment is available. */
  ready: (metrics: Outcome['metrics']): Outcome => ({
    phase: 'Ready',
    conditions: [
      initialized,
      {
        type: 'Ready',
        status: 'True',
        reason: 'ProviderReady',
        message: 'Provider is ready',
      },
    ],
    metrics,
  }),
};

const ownTypes = ['Initialized', 'Ready', 'Uninstalled'];

/**
 * Puts an outcome into a status. Conditions of other types stay; the time of
 * one changes with its status only.
 *
 * @param previous - status so far
 * @param outcome - the outcome
 * @param generation - generation of the provider that was looked at
 * @param now - time of a transition
 * @internal
 */
export function statusWith(
  previous: ProviderStatus | undefined,
  outcome: Outcome,
  generation: number,
  now: string,
): ProviderStatus {
  const conditions = (previous?.conditions ?? []).filter(
    ({ type }) =>
      !ownTypes.includes(type) ||
      outcome.conditions.some(condition => condition.type === type),
  );
  for (const { type, status, reason, message = '' } of outcome.conditions) {
    const at = conditions.findIndex(condition => condition.type === type);
    const known = conditions[at];
    const lastTransitionTime =
      known?.status === status ? known.lastTransitionTime : now;
    const condition = {
      lastTransitionTime,
      message,
      observedGeneration: generation,
      reason,
      status,
      type,
    };
    conditions.splice(known ? at : conditions.length, 1, condition);
  }
  return {
    conditions,
    ...(outcome.metrics ? { metrics: outcome.metrics } : {}),
    observedGeneration: generation,
    phase: outcome.phase,
    ...(previous?.resources ? { resources: previous.resources } : {}),
  };
}
