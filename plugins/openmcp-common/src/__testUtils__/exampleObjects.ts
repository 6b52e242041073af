/** An object as an API server sends it. */
export type RawObject = { [key: string]: unknown };

const OWNER = {
  apiVersion: 'openmcp.cloud/v1alpha1',
  kind: 'PlatformService',
  name: 'dns',
  uid: 'ps-uid-1',
  controller: true,
};

const labelsOf = (component: string) => ({
  'app.kubernetes.io/managed-by': 'openmcp-operator',
  'app.kubernetes.io/name': 'PlatformService',
  'app.kubernetes.io/instance': 'dns',
  'app.kubernetes.io/component': component,
});

export const IMAGE = 'ghcr.io/acme/platform-service-dns:v1.2.0';

/** A condition of the provider for generation 3. */
export function condition(
  type: string,
  status: string,
  reason: string,
  message?: string,
): RawObject {
  return {
    type,
    status,
    reason,
    message,
    observedGeneration: 3,
    lastTransitionTime: '2026-01-01T00:02:00Z',
  };
}

const READY = [
  condition(
    'Initialized',
    'True',
    'InitCompleted',
    'Initialization has been completed',
  ),
  condition('Ready', 'True', 'ProviderReady', 'Provider is ready'),
];

export const INIT_RUNNING = [
  condition('Initialized', 'False', 'InitRunning', 'Initialization is running'),
  condition('Ready', 'Unknown', 'ProviderInstallationPending'),
];

/** A PlatformService of generation 3 whose pods are up. */
export function rawProvider(
  change: {
    metadata?: RawObject;
    spec?: RawObject;
    status?: RawObject | null;
    kind?: string;
  } = {},
): RawObject {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: change.kind ?? 'PlatformService',
    metadata: {
      name: 'dns',
      uid: 'ps-uid-1',
      generation: 3,
      resourceVersion: '900',
      creationTimestamp: '2026-01-01T00:00:00Z',
      ...change.metadata,
    },
    spec: { image: IMAGE, verbosity: 'INFO', runReplicas: 1, ...change.spec },
    status:
      change.status === null
        ? undefined
        : {
            phase: 'Ready',
            observedGeneration: 3,
            conditions: READY,
            ...change.status,
          },
  };
}

/** The init Job of generation 3, completed. */
export function rawJob(
  change: { metadata?: RawObject; spec?: RawObject; status?: RawObject } = {},
): RawObject {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      name: 'ps-dns-init',
      namespace: 'openmcp-system',
      uid: 'job-uid-1',
      creationTimestamp: '2026-01-01T00:00:30Z',
      labels: labelsOf('init-job'),
      annotations: {
        'openmcp.cloud/provider-kind': 'PlatformService',
        'openmcp.cloud/provider-name': 'dns',
        'openmcp.cloud/provider-generation': '3',
      },
      ownerReferences: [OWNER],
      ...change.metadata,
    },
    spec: { backoffLimit: 4, ...change.spec },
    status: change.status ?? {
      succeeded: 1,
      conditions: [{ type: 'Complete', status: 'True' }],
    },
  };
}

/** The Deployment, one of one replicas available. */
export function rawDeployment(
  change: { metadata?: RawObject; spec?: RawObject; status?: RawObject } = {},
): RawObject {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      name: 'ps-dns',
      namespace: 'openmcp-system',
      uid: 'dep-uid-1',
      generation: 5,
      labels: labelsOf('controller'),
      ownerReferences: [OWNER],
      ...change.metadata,
    },
    spec: {
      replicas: 1,
      template: { spec: { containers: [{ name: 'ps-dns', image: IMAGE }] } },
      ...change.spec,
    },
    status: {
      observedGeneration: 5,
      replicas: 1,
      updatedReplicas: 1,
      readyReplicas: 1,
      availableReplicas: 1,
      ...change.status,
    },
  };
}

/** A Pod of the Deployment, ready. */
export function rawPod(
  change: {
    metadata?: RawObject;
    spec?: RawObject;
    status?: RawObject;
    component?: string;
    ready?: boolean;
  } = {},
): RawObject {
  const { component = 'controller', ready = true } = change;
  const init = component === 'init-job';
  const status = ready ? 'True' : 'False';
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: init ? 'ps-dns-init-x7k2p' : 'ps-dns-5d9c7b8f6d-qwert',
      namespace: 'openmcp-system',
      uid: init ? 'init-pod-1' : 'pod-uid-1',
      creationTimestamp: '2026-01-01T00:01:30Z',
      labels: labelsOf(component),
      ownerReferences: [
        init
          ? {
              kind: 'Job',
              name: 'ps-dns-init',
              uid: 'job-uid-1',
              controller: true,
            }
          : {
              kind: 'ReplicaSet',
              name: 'ps-dns-5d9c7b8f6d',
              uid: 'rs-1',
              controller: true,
            },
      ],
      ...change.metadata,
    },
    spec: {
      containers: [{ name: init ? 'init' : 'ps-dns', image: IMAGE }],
      ...change.spec,
    },
    status: {
      phase: 'Running',
      startTime: '2026-01-01T00:01:30Z',
      conditions: [
        {
          type: 'Ready',
          status,
          lastTransitionTime: '2026-01-01T00:01:40Z',
        },
      ],
      containerStatuses: [
        {
          name: init ? 'init' : 'ps-dns',
          image: IMAGE,
          ready,
          restartCount: 0,
          state: { running: { startedAt: '2026-01-01T00:01:35Z' } },
        },
      ],
      ...change.status,
    },
  };
}

/** An init Pod that ended with exit code 1 and a text. */
export function rawFailedInitPod(
  uid: string,
  text: string = 'no credentials for the object store',
  jobUid: string = 'job-uid-1',
): RawObject {
  return rawPod({
    component: 'init-job',
    ready: false,
    metadata: {
      uid,
      name: `ps-dns-init-${uid}`,
      ownerReferences: [{ kind: 'Job', uid: jobUid, controller: true }],
    },
    status: {
      phase: 'Failed',
      containerStatuses: [
        {
          name: 'init',
          ready: false,
          restartCount: 0,
          state: {
            terminated: {
              exitCode: 1,
              reason: 'Error',
              message: text,
              finishedAt: '2026-01-01T03:02:00Z',
            },
          },
        },
      ],
    },
  });
}

/** A Warning about an object. */
export function rawEvent(change: {
  uid: string;
  reason: string;
  message?: string;
  at?: string;
  count?: number;
  about: { kind: string; name: string; uid?: string };
}): RawObject {
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: {
      name: `${change.about.name}.${change.uid}`,
      namespace: 'openmcp-system',
      uid: change.uid,
    },
    involvedObject: { namespace: 'openmcp-system', ...change.about },
    type: 'Warning',
    reason: change.reason,
    message: change.message,
    count: change.count ?? 1,
    firstTimestamp: change.at,
    lastTimestamp: change.at,
  };
}
