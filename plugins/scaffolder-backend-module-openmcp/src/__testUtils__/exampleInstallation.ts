import type { Installation } from '@openmcp/backstage-plugin-openmcp-common';

/** The PlatformService eso on eu-live, healthy unless told otherwise. */
export function exampleInstallation(
  change: Partial<Installation> = {},
): Installation {
  return {
    cluster: 'eu-live',
    clusterTitle: 'EU live',
    kind: 'PlatformService',
    name: 'eso',
    uid: 'uid-of-eso',
    finalizers: [],
    health: 'Healthy',
    summary: sentence('healthy', '1 of 1 ready'),
    reasons: [],
    freshness: { stale: false },
    partial: false,
    unreadKinds: [],
    conditions: [],
    generation: { wanted: 1, observed: 1 },
    init: { state: 'succeeded', failedAttempts: 0 },
    jobs: [],
    pods: [],
    podCounts: { ready: 1, wanted: 1 },
    restarts: 0,
    events: [],
    image: { wanted: 'eso:v1', running: ['eso:v1'], differs: false },
    spec: {
      image: 'eso:v1',
      imagePullSecrets: [],
      initCommand: [],
      runCommand: [],
      environmentNames: [],
      runReplicas: 1,
      verbosity: 'INFO',
      extraVolumes: [],
      extraVolumeMounts: [],
    },
    managedByOperator: false,
    simulated: false,
    history: { state: 'read', items: [], isComplete: true, gaps: [] },
    etag: JSON.stringify(change),
    ...change,
  };
}

/** A sentence of the API. */
export function sentence(code: string, message: string) {
  return { code, params: {}, message };
}

/** A Deployment of one pod. */
export function exampleDeployment(
  change: Partial<NonNullable<Installation['deployment']>> = {},
): NonNullable<Installation['deployment']> {
  return {
    name: 'ps-eso',
    uid: 'd1',
    wanted: 1,
    ready: 0,
    updated: 1,
    available: 0,
    paused: false,
    ...change,
  };
}

/** eso while its init job runs. */
export const initRunning = (): Installation =>
  exampleInstallation({
    health: 'Progressing',
    summary: sentence('init-started', 'Init job has started'),
    init: { state: 'running', failedAttempts: 0 },
  });

/** eso after so many failed attempts of its init job. */
export const initFailing = (failedAttempts: number): Installation =>
  exampleInstallation({
    health: 'Degraded',
    summary: sentence('init-failed', 'Init job failed'),
    reasons: [
      {
        ...sentence(
          'init-failed',
          `The init job failed ${failedAttempts} times; the last pod ended with exit 1: "no credentials".`,
        ),
        health: 'Degraded',
      },
    ],
    init: {
      state: 'failing',
      failedAttempts,
      lastFailure: {
        exitCode: 1,
        reason: 'Error',
        message: 'no credentials\n',
      },
    },
  });

/** eso while its pod starts. */
export const podStarting = (): Installation =>
  exampleInstallation({
    health: 'Progressing',
    summary: sentence('pods-starting', '0 of 1 ready, starting'),
    deployment: exampleDeployment(),
  });
