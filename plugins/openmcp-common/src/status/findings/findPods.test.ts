import {
  IMAGE,
  INIT_RUNNING,
  rawEvent,
  rawJob,
  RawObject,
  rawPod,
  rawProvider,
} from '../../__testUtils__/exampleObjects';
import { lookAt, rawPodWith, waiting } from '../../__testUtils__/lookAt';

const initRunning = rawProvider({
  status: { phase: 'Progressing', conditions: INIT_RUNNING },
});

const runningJob = rawJob({ status: { active: 1, failed: 0 } });

describe('an init pod that cannot start', () => {
  const blocked = (pod: RawObject, events: RawObject[] = []) => ({
    provider: initRunning,
    jobs: [runningJob],
    deployments: [],
    pods: [pod],
    events,
  });

  it.each(['ErrImagePull', 'ImagePullBackOff'])(
    'names the image that cannot be pulled (%s)',
    reason => {
      const raw = blocked(
        rawPodWith({
          component: 'init-job',
          state: waiting(reason, `Back-off pulling image "${IMAGE}"`),
        }),
      );

      expect(lookAt(raw)).toEqual({
        health: 'Degraded',
        summary:
          'Init blocked: image cannot be pulled: platform-service-dns:v1.2.0',
        sentence: `Init blocked: image cannot be pulled: ${IMAGE}; "Back-off pulling image "${IMAGE}"".`,
      });
    },
  );

  it('quotes why the container cannot be created', () => {
    const raw = blocked(
      rawPodWith({
        component: 'init-job',
        state: waiting('CreateContainerConfigError', 'secret "dns" not found'),
      }),
    );

    expect(lookAt(raw)).toMatchObject({
      health: 'Degraded',
      summary:
        'Init blocked: CreateContainerConfigError: "secret "dns" not found"',
    });
  });

  it('says that no node takes the pod', () => {
    const raw = blocked(
      rawPod({
        component: 'init-job',
        status: {
          phase: 'Pending',
          containerStatuses: undefined,
          conditions: [
            {
              type: 'PodScheduled',
              status: 'False',
              reason: 'Unschedulable',
              message: '0/1 nodes are available: 1 Insufficient cpu.',
            },
          ],
        },
      }),
    );

    expect(lookAt(raw)).toMatchObject({
      health: 'Degraded',
      sentence:
        'Init blocked: no node takes Pod ps-dns-init-x7k2p: "0/1 nodes are available: 1 Insufficient cpu.".',
    });
  });

  it('takes from repeated events that a volume cannot be mounted', () => {
    const pod = rawPodWith({
      component: 'init-job',
      state: waiting('ContainerCreating'),
    });
    const event = (count: number) =>
      rawEvent({
        uid: 'e1',
        reason: 'FailedMount',
        message: 'secret "dns" not found',
        count,
        about: { kind: 'Pod', name: 'ps-dns-init-x7k2p', uid: 'init-pod-1' },
      });

    expect(lookAt(blocked(pod, [event(1)])).health).toBe('Progressing');
    expect(lookAt(blocked(pod, [event(2)]))).toMatchObject({
      health: 'Degraded',
      summary: 'Init blocked: FailedMount: "secret "dns" not found"',
    });
  });
});
