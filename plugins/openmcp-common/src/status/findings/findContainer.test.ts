import { IMAGE, RawObject, rawPod } from '../../__testUtils__/exampleObjects';
import {
  derive,
  lookAt,
  NOW,
  rawPodWith,
  waiting,
} from '../../__testUtils__/lookAt';

describe('a container that crashes again and again', () => {
  const ended = { terminated: { exitCode: 1, reason: 'Error' } };
  const crashing = (state: RawObject, lastState: RawObject = ended) =>
    rawPod({
      ready: false,
      spec: { containers: [{ name: 'manager' }, { name: 'proxy' }] },
      status: {
        phase: 'Running',
        containerStatuses: [
          { name: 'manager', ready: false, restartCount: 9, state, lastState },
          {
            name: 'proxy',
            ready: true,
            restartCount: 0,
            state: { running: { startedAt: '2026-01-01T00:01:35Z' } },
          },
        ],
      },
    });
  const secondsAgo = (seconds: number) => ({
    running: {
      startedAt: new Date(NOW.getTime() - seconds * 1000).toISOString(),
    },
  });

  it('is Degraded while it waits, whatever the phase says', () => {
    const raw = { pods: [crashing(waiting('CrashLoopBackOff'))] };

    expect(lookAt(raw)).toEqual({
      health: 'Degraded',
      summary: 'CrashLoopBackOff in manager, 9 restarts, last exit 1',
      sentence: 'CrashLoopBackOff in manager, 9 restarts, last exit 1.',
    });
    expect(derive(raw)).toMatchObject({
      restarts: 9,
      pods: [{ state: 'CrashLoopBackOff', health: 'Degraded', restarts: 9 }],
    });
  });

  it('tells when it ended last before it was started again', () => {
    const finishedAt = '2026-01-01T03:40:00Z';
    const raw = {
      pods: [
        crashing(secondsAgo(3), {
          terminated: { exitCode: 1, finishedAt },
        }),
      ],
    };

    expect(derive(raw).pods[0].containers).toMatchObject([
      { name: 'manager', restarts: 9, lastEndedAt: finishedAt },
      { name: 'proxy', restarts: 0, lastEndedAt: undefined },
    ]);
  });

  it('does not flash green between two crashes', () => {
    const raw = { pods: [crashing(secondsAgo(3))] };

    expect(lookAt(raw)).toMatchObject({
      health: 'Degraded',
      sentence: 'CrashLoopBackOff in manager, 9 restarts, last exit 1.',
    });
    expect(derive(raw).reviewAt).toBe('2026-01-01T04:09:57.000Z');
  });

  it('is history once the container has stayed up for ten minutes', () => {
    expect(lookAt({ pods: [crashing(secondsAgo(599))] }).health).toBe(
      'Degraded',
    );
    expect(lookAt({ pods: [crashing(secondsAgo(600))] }).health).toBe(
      'Healthy',
    );
  });

  it('is Degraded while the container has just ended', () => {
    expect(lookAt({ pods: [crashing(ended)] }).sentence).toBe(
      'CrashLoopBackOff in manager, 9 restarts, last exit 1.',
    );
  });

  it('quotes what the container said', () => {
    const pod = rawPodWith({
      phase: 'Running',
      restartCount: 5,
      state: waiting('CrashLoopBackOff', 'back-off 5m0s restarting'),
      lastState: {
        terminated: { exitCode: 2, message: 'panic: no scheduler' },
      },
    });

    expect(lookAt({ pods: [pod] }).sentence).toBe(
      'CrashLoopBackOff in ps-dns, 5 restarts, last exit 2: "panic: no scheduler".',
    );
  });

  it('takes one crash after a long run for one crash', () => {
    const pod = rawPodWith({
      phase: 'Running',
      ready: true,
      restartCount: 4,
      state: secondsAgo(30),
      lastState: {
        terminated: {
          exitCode: 137,
          reason: 'OOMKilled',
          startedAt: '2026-01-01T00:00:00Z',
          finishedAt: '2026-01-01T03:59:29Z',
        },
      },
    });

    expect(lookAt({ pods: [pod] })).toMatchObject({
      health: 'Progressing',
      summary: 'ps-dns was restarted a moment ago, last exit 137',
    });
  });

  it('is Degraded where an init container of the pod cannot get its image', () => {
    const pod = rawPod({
      ready: false,
      spec: {
        initContainers: [{ name: 'setup', image: 'ghcr.io/acme/setup:v1' }],
        containers: [{ name: 'ps-dns', image: IMAGE }],
      },
      status: {
        phase: 'Pending',
        initContainerStatuses: [
          { name: 'setup', state: waiting('ImagePullBackOff') },
        ],
        containerStatuses: [
          { name: 'ps-dns', state: waiting('PodInitializing') },
        ],
      },
    });

    expect(lookAt({ pods: [pod] })).toEqual({
      health: 'Degraded',
      summary: 'Image cannot be pulled: setup:v1',
      sentence: 'Image cannot be pulled: ghcr.io/acme/setup:v1.',
    });
    expect(derive({ pods: [pod] }).pods[0].state).toBe('Init:ImagePullBackOff');
  });
});
