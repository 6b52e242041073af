import {
  Cluster,
  Installation,
  InstallationItem,
} from '@openmcp/backstage-plugin-openmcp-common';

/** The time at which every test happens. */
export const NOW = Date.parse('2026-11-30T14:25:00Z');

/** RFC 3339 time so many minutes before {@link NOW}. */
export function minutesAgo(minutes: number): string {
  return new Date(NOW - minutes * 60_000).toISOString();
}

/** A cluster that is read, unless told otherwise. */
export function exampleCluster(overrides: Partial<Cluster> = {}): Cluster {
  const name = overrides.name ?? 'eu-live';
  return {
    name,
    title: name,
    state: 'live',
    simulated: false,
    delivery: 'direct',
    since: minutesAgo(500),
    freshness: { stale: false, asOf: minutesAgo(0.2) },
    kinds: [],
    counts: { installations: 1 },
    may: {
      apply: true,
      delete: true,
      override: true,
      force: false,
      hostPath: false,
      command: false,
    },
    ...overrides,
  };
}

/** A cluster that has not answered for 23 minutes. */
export function lostCluster(name = 'eu-canary'): Cluster {
  return exampleCluster({
    name,
    state: 'unreachable',
    since: minutesAgo(23),
    reason: {
      code: 'connection-refused',
      params: {},
      message: 'connection refused',
    },
    freshness: { stale: true, asOf: minutesAgo(23) },
  });
}

/** A healthy row, unless told otherwise. */
export function exampleItem(
  overrides: Partial<InstallationItem> = {},
): InstallationItem {
  const name = overrides.name ?? 'velero';
  const cluster = overrides.cluster ?? 'eu-live';
  const kind = overrides.kind ?? 'PlatformService';
  const image = `ghcr.io/openmcp-project/images/${name}:v1.1.2`;
  return {
    cluster,
    kind,
    name,
    uid: `${cluster}-${kind}-${name}`,
    createdAt: minutesAgo(6000),
    health: 'Healthy',
    summary: {
      code: 'healthy',
      params: { ready: 1, wanted: 1 },
      message: '1 of 1 ready',
    },
    since: minutesAgo(5),
    freshness: { stale: false, asOf: minutesAgo(0.2) },
    partial: false,
    image: { wanted: image, running: [image], differs: false },
    pods: { ready: 1, wanted: 1 },
    restarts: 0,
    generation: { wanted: 4, observed: 4 },
    managedByOperator: false,
    simulated: false,
    ...overrides,
  };
}

/** A healthy installation with a completed Job, a Deployment and its Pod. */
export function exampleInstallation(
  overrides: Partial<Installation> = {},
): Installation {
  const { pods: _pods, ...others } = overrides;
  const item = exampleItem(others);
  return {
    ...item,
    clusterTitle: item.cluster,
    etag: '1',
    reasons: [{ ...item.summary, message: '1 of 1 ready.', health: 'Healthy' }],
    unreadKinds: [],
    conditions: [],
    init: {
      state: 'succeeded',
      jobName: `ps-${item.name}-init`,
      jobUid: 'job',
      failedAttempts: 0,
    },
    jobs: [
      {
        name: `ps-${item.name}-init`,
        uid: 'job',
        active: 0,
        succeeded: 1,
        failed: 0,
      },
    ],
    deployment: {
      name: `ps-${item.name}`,
      uid: 'deployment',
      wanted: 1,
      ready: 1,
      updated: 1,
      available: 1,
      paused: false,
    },
    pods: [
      {
        name: `ps-${item.name}-abc`,
        uid: 'pod',
        component: 'controller',
        health: 'Healthy',
        state: 'Running',
        ready: true,
        restarts: 0,
        containers: [],
      },
    ],
    podCounts: { ready: 1, wanted: 1 },
    events: [],
    spec: {
      image: item.image.wanted,
      imagePullSecrets: [],
      initCommand: ['init'],
      runCommand: ['run'],
      environmentNames: [],
      runReplicas: 1,
      verbosity: 'INFO',
      extraVolumes: [],
      extraVolumeMounts: [],
    },
    finalizers: ['openmcp.cloud/finalizer'],
    history: { state: 'read', items: [], isComplete: true, gaps: [] },
    ...overrides,
  };
}
