import type {
  InstallationObjects,
  ParseResult,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  parseDeploymentObject,
  parseEventObject,
  parseJobObject,
  parsePodObject,
  parseProviderObject,
} from '@openmcp/backstage-plugin-openmcp-common/watched-objects';

const image = 'registry.example.org/images/platform-service-dns:v1.2.0';
const namespace = 'openmcp-system';

function labelsOf(component: string) {
  return {
    'app.kubernetes.io/managed-by': 'openmcp-operator',
    'app.kubernetes.io/name': 'PlatformService',
    'app.kubernetes.io/instance': 'dns',
    'app.kubernetes.io/component': component,
  };
}

function read<T>({ object, problem }: ParseResult<T>): T {
  if (object === undefined) {
    throw new Error(problem);
  }
  return object;
}

function createPod(index: number) {
  const crashes = index % 5 === 0;
  const isCreating = index % 5 === 1;
  const crashing = {
    waiting: { reason: 'CrashLoopBackOff', message: 'back-off' },
  };
  const running = { running: { startedAt: '2026-01-01T00:01:05Z' } };
  const creating = { waiting: { reason: 'ContainerCreating' } };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `ps-dns-${index}`,
      namespace,
      uid: `pod-${index}`,
      labels: labelsOf('controller'),
      creationTimestamp: '2026-01-01T00:01:00Z',
    },
    spec: { containers: [{ name: 'ps-dns', image }] },
    status: {
      phase: isCreating ? 'Pending' : 'Running',
      conditions: [
        { type: 'Ready', status: crashes || isCreating ? 'False' : 'True' },
      ],
      containerStatuses: [
        {
          name: 'ps-dns',
          image,
          ready: !crashes && !isCreating,
          restartCount: crashes ? index : 0,
          state: (crashes && crashing) || (isCreating && creating) || running,
        },
      ],
    },
  };
}

function createEvent(index: number, pods: number) {
  const pod = index % pods;
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name: `event-${index}`, namespace, uid: `event-${index}` },
    type: index % 2 === 0 ? 'Warning' : 'Normal',
    reason: index % 3 === 0 ? 'FailedMount' : 'BackOff',
    message: `What the kubelet says of pod ${pod}`,
    count: index,
    firstTimestamp: '2026-01-01T00:02:00Z',
    lastTimestamp: '2026-01-01T00:10:00Z',
    involvedObject: {
      kind: 'Pod',
      name: `ps-dns-${pod}`,
      namespace,
      uid: `pod-${pod}`,
    },
  };
}

/**
 * All that is known of an installation with so many pods, some of which crash,
 * and so many events.
 *
 * @internal
 */
export function createInstallation(
  pods: number,
  events: number,
): InstallationObjects {
  return {
    provider: read(
      parseProviderObject({
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: { name: 'dns', uid: 'ps-1', generation: 3 },
        spec: { image, runReplicas: pods },
        status: { phase: 'Ready', observedGeneration: 3, conditions: [] },
      }),
    ),
    jobs: [
      read(
        parseJobObject({
          apiVersion: 'batch/v1',
          kind: 'Job',
          metadata: {
            name: 'ps-dns-init',
            namespace,
            uid: 'job-1',
            labels: labelsOf('init-job'),
            annotations: { 'openmcp.cloud/provider-generation': '3' },
          },
          spec: { backoffLimit: 4 },
          status: {
            succeeded: 1,
            conditions: [{ type: 'Complete', status: 'True' }],
          },
        }),
      ),
    ],
    deployments: [
      read(
        parseDeploymentObject({
          apiVersion: 'apps/v1',
          kind: 'Deployment',
          metadata: {
            name: 'ps-dns',
            namespace,
            uid: 'deployment-1',
            generation: 1,
            labels: labelsOf('controller'),
          },
          spec: {
            replicas: pods,
            template: { spec: { containers: [{ name: 'ps-dns', image }] } },
          },
          status: { observedGeneration: 1, replicas: pods },
        }),
      ),
    ],
    pods: Array.from({ length: pods }, (_, index) =>
      read(parsePodObject(createPod(index))),
    ),
    events: Array.from({ length: events }, (_, index) =>
      read(parseEventObject(createEvent(index, pods))),
    ),
    unreadKinds: [],
  };
}
