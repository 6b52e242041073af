/**
 * Objects as an API server sends them.
 */
export function rawPlatformService(
  name: string,
  options: {
    uid?: string;
    resourceVersion?: string;
    image?: string;
    phase?: string;
    generation?: number;
  } = {},
) {
  const generation = options.generation ?? 1;
  const phase = options.phase ?? 'Ready';
  const ready = phase === 'Ready';
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    metadata: {
      name,
      uid: options.uid ?? `uid-${name}`,
      resourceVersion: options.resourceVersion ?? '10',
      generation,
      creationTimestamp: '2026-01-01T00:00:00Z',
    },
    spec: {
      image: options.image ?? `ghcr.io/acme/${name}:v1.0.0`,
      runReplicas: 1,
      env: [{ name: 'TOKEN', value: 'marked-environment-value' }],
    },
    status: {
      phase,
      observedGeneration: generation,
      conditions: [
        {
          type: 'Initialized',
          status: ready ? 'True' : 'False',
          reason: ready ? 'InitCompleted' : 'InitRunning',
          observedGeneration: generation,
          lastTransitionTime: '2026-01-01T00:01:00Z',
        },
        {
          type: 'Ready',
          status: ready ? 'True' : 'Unknown',
          reason: ready ? 'ProviderReady' : 'ProviderInstallationPending',
          observedGeneration: generation,
          lastTransitionTime: '2026-01-01T00:02:00Z',
        },
      ],
    },
  };
}

function operatorMetadata(
  name: string,
  installation: string,
  component: string,
  owner: { apiVersion: string; kind: string; name: string; uid: string },
) {
  return {
    name,
    namespace: 'openmcp-system',
    resourceVersion: '20',
    creationTimestamp: '2026-01-01T00:00:30Z',
    labels: {
      'app.kubernetes.io/managed-by': 'openmcp-operator',
      'app.kubernetes.io/name': 'PlatformService',
      'app.kubernetes.io/instance': installation,
      'app.kubernetes.io/component': component,
    },
    ownerReferences: [{ ...owner, controller: true }],
  };
}

function providerOwner(name: string) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: 'PlatformService',
    name,
    uid: `uid-${name}`,
  };
}

export function rawDeployment(name: string, ready: number = 1) {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: {
      ...operatorMetadata(
        `ps-${name}`,
        name,
        'controller',
        providerOwner(name),
      ),
      uid: `uid-deployment-${name}`,
      generation: 1,
    },
    spec: {
      replicas: 1,
      template: {
        spec: {
          containers: [
            { name: `ps-${name}`, image: `ghcr.io/acme/${name}:v1.0.0` },
          ],
        },
      },
    },
    status: {
      observedGeneration: 1,
      replicas: 1,
      updatedReplicas: 1,
      readyReplicas: ready,
      availableReplicas: ready,
    },
  };
}

export function rawInitJob(
  name: string,
  options: { uid?: string; succeeded?: number; failed?: number } = {},
) {
  const metadata = operatorMetadata(
    `ps-${name}-init`,
    name,
    'init-job',
    providerOwner(name),
  );
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: {
      ...metadata,
      uid: options.uid ?? `uid-job-${name}`,
      annotations: { 'openmcp.cloud/provider-generation': '1' },
    },
    spec: { backoffLimit: 4 },
    status: {
      succeeded: options.succeeded ?? 0,
      failed: options.failed ?? 0,
      conditions: options.succeeded
        ? [{ type: 'Complete', status: 'True' }]
        : [],
    },
  };
}

export function rawPod(
  name: string,
  options: { uid?: string; containerStatus?: object } = {},
) {
  const metadata = operatorMetadata(
    `ps-${name}-6d5f7c9b8d-x2x4z`,
    name,
    'controller',
    {
      apiVersion: 'apps/v1',
      kind: 'ReplicaSet',
      name: `ps-${name}-6d5f7c9b8d`,
      uid: `uid-replica-set-${name}`,
    },
  );
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { ...metadata, uid: options.uid ?? `uid-pod-${name}` },
    spec: {
      containers: [
        {
          name: `ps-${name}`,
          image: `ghcr.io/acme/${name}:v1.0.0`,
          env: [{ name: 'TOKEN', value: 'marked-environment-value' }],
        },
      ],
    },
    status: {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: 'True' }],
      containerStatuses: [
        {
          name: `ps-${name}`,
          ready: true,
          restartCount: 0,
          state: { running: { startedAt: '2026-01-01T00:01:30Z' } },
          ...options.containerStatus,
        },
      ],
    },
  };
}

export function rawEvent(
  name: string,
  regarding: object,
  options: { lastTimestamp?: string; message?: string } = {},
) {
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: {
      name,
      namespace: 'openmcp-system',
      uid: `uid-event-${name}`,
      resourceVersion: '30',
    },
    type: 'Warning',
    reason: 'BackOff',
    message: options.message ?? 'Back-off restarting failed container',
    count: 3,
    lastTimestamp: options.lastTimestamp ?? '2026-01-01T00:05:00Z',
    involvedObject: regarding,
  };
}

/** A list as an API server sends it. */
export function rawList(
  kind: string,
  items: object[],
  metadata: { resourceVersion?: string; continue?: string } = {},
) {
  return {
    apiVersion: 'openmcp.cloud/v1alpha1',
    kind: `${kind}List`,
    metadata: { resourceVersion: '100', ...metadata },
    items,
  };
}
