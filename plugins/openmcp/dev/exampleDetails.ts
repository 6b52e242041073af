import {
  Installation,
  InstallationEvent,
  InstallationItem,
  InstallationPod,
} from '@openmcp/backstage-plugin-openmcp-common';
import { ago, HOUR, MINUTE } from './exampleClusters';
import { exampleHistory } from './exampleHistory';

const FAILURE = 'no credentials for object store';

function pods(item: InstallationItem): InstallationPod[] {
  const controller: InstallationPod = {
    name: `ps-${item.name}-5d8f6c9b7-2xk4q`,
    uid: `${item.uid}-pod`,
    component: 'controller',
    health: 'Healthy',
    state: 'Running',
    ready: true,
    restarts: 0,
    containers: [
      {
        name: 'manager',
        init: false,
        state: 'Running',
        ready: true,
        restarts: 0,
        image: item.image.running[0],
      },
    ],
  };
  if (item.health !== 'Degraded') {
    return [controller];
  }
  return [
    {
      name: `ps-${item.name}-init-x7k2p`,
      uid: `${item.uid}-init-pod`,
      component: 'init-job',
      ownerUid: `${item.uid}-job`,
      health: 'Degraded',
      state: 'Error',
      ready: false,
      restarts: 0,
      containers: [
        {
          name: 'init',
          init: false,
          state: 'Error',
          ready: false,
          restarts: 0,
          exitCode: 1,
          message: FAILURE,
        },
      ],
    },
    controller,
  ];
}

function events(item: InstallationItem): InstallationEvent[] {
  return Array.from(
    { length: item.health === 'Degraded' ? 12 : 1 },
    (_, n) => ({
      uid: `${item.uid}-event-${n}`,
      type: item.health === 'Degraded' && n % 2 === 0 ? 'Warning' : 'Normal',
      reason: n % 2 === 0 ? 'BackoffLimitExceeded' : 'SuccessfulCreate',
      message:
        n % 2 === 0
          ? 'Job has reached the specified backoff limit'
          : `Created pod: ps-${item.name}-init-${n}`,
      count: n + 1,
      lastTime: ago((n + 1) * 20 * MINUTE),
      regarding: { kind: 'Job', name: `ps-${item.name}-init` },
    }),
  );
}

/** The whole status behind a row. */
export function exampleDetails(item: InstallationItem): Installation {
  const failed = item.health === 'Degraded';
  const old = `${item.image.wanted.split(':')[0]}:v1.1.1`;
  const image = failed
    ? { wanted: item.image.wanted, running: [old], differs: true }
    : item.image;
  return {
    ...item,
    clusterTitle: item.cluster,
    etag: `${item.uid}-${item.health}`,
    image,
    deletionTimestamp:
      item.health === 'Terminating' ? ago(40 * MINUTE) : undefined,
    finalizers: ['openmcp.cloud/finalizer'],
    history: exampleHistory(item, old),
    drift:
      item.kind === 'PlatformService'
        ? { state: 'none', appliedAt: ago(11 * HOUR), changes: [] }
        : undefined,
    reasons: failed
      ? [
          {
            ...item.summary,
            health: 'Degraded',
            since: ago(11 * HOUR),
            object: {
              kind: 'Job',
              name: `ps-${item.name}-init`,
              uid: `${item.uid}-job`,
            },
          },
          {
            code: 'old-version-serving',
            params: { ready: 1, wanted: 1, version: 'v1.1.1' },
            message:
              'The old version still serves: 1 of 1 pods of v1.1.1 ready.',
            health: 'Progressing',
            object: {
              kind: 'Deployment',
              name: `ps-${item.name}`,
              uid: `${item.uid}-deployment`,
            },
          },
        ]
      : [{ ...item.summary, health: item.health }],
    unreadKinds: item.partial ? ['Pod'] : [],
    phase: failed ? 'Progressing' : 'Ready',
    conditions: [
      {
        type: 'Initialized',
        status: failed ? 'False' : 'True',
        reason: failed ? 'InitRunning' : 'InitSucceeded',
        lastTransitionTime: item.since,
      },
      {
        type: 'Ready',
        status: failed ? 'Unknown' : 'True',
        reason: failed ? 'Pending' : 'DeploymentReady',
        message: failed ? 'installation pending' : undefined,
        lastTransitionTime: item.since,
      },
    ],
    generation: { wanted: 4, observed: 4 },
    init: failed
      ? {
          state: 'failing',
          jobName: `ps-${item.name}-init`,
          jobUid: `${item.uid}-job`,
          failedAttempts: 5,
          lastFailure: { exitCode: 1, message: FAILURE },
        }
      : {
          state: 'succeeded',
          jobName: `ps-${item.name}-init`,
          jobUid: `${item.uid}-job`,
          failedAttempts: 0,
        },
    jobs: [
      {
        name: `ps-${item.name}-init`,
        uid: `${item.uid}-job`,
        active: failed ? 1 : 0,
        succeeded: failed ? 0 : 1,
        failed: 0,
      },
    ],
    deployment: {
      name: `ps-${item.name}`,
      uid: `${item.uid}-deployment`,
      wanted: 1,
      ready: 1,
      updated: failed ? 0 : 1,
      available: 1,
      paused: false,
      image: image.running[0],
    },
    pods: item.partial ? [] : pods(item),
    podCounts: item.partial
      ? { ready: null, wanted: null }
      : { ready: 1, wanted: 1 },
    events: events(item),
    spec: {
      image: image.wanted,
      imagePullSecrets: ['registry'],
      initCommand: ['init'],
      runCommand: ['run', '--environment=live'],
      environmentNames: ['OBJECT_STORE', 'LOG_FORMAT'],
      runReplicas: 1,
      verbosity: 'INFO',
      extraVolumes: [{ name: 'credentials', type: 'secret' }],
      extraVolumeMounts: [{ name: 'credentials', mountPath: '/credentials' }],
    },
  };
}
