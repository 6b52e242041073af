import {
  condition,
  IMAGE,
  rawDeployment,
  rawPod,
  rawProvider,
} from '../../__testUtils__/exampleObjects';
import {
  derive,
  lookAt,
  rawPodWith,
  waiting,
} from '../../__testUtils__/lookAt';

const noReplicas = rawDeployment({
  status: { readyReplicas: 0, availableReplicas: 0 },
});

describe('zero, absent and paused', () => {
  it('is Suspended where it was scaled to zero', () => {
    const raw = {
      deployments: [
        rawDeployment({
          spec: { replicas: 0 },
          status: {
            replicas: 0,
            updatedReplicas: 0,
            readyReplicas: undefined,
            availableReplicas: undefined,
          },
        }),
      ],
      pods: [],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Suspended',
      sentence: 'Scaled to zero.',
    });
    expect(derive(raw)).toMatchObject({ podsReady: 0, podsWanted: 0 });
  });

  it('takes absent replicas for one', () => {
    const raw = {
      deployments: [rawDeployment({ spec: { replicas: undefined } })],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Healthy',
      sentence: '1 of 1 ready.',
    });
  });

  it('is Degraded where the Deployment is missing although Ready is claimed', () => {
    const raw = { deployments: [], pods: [] };

    expect(lookAt(raw)).toEqual({
      health: 'Degraded',
      summary: 'Deployment ps-dns not found',
      sentence:
        'Deployment ps-dns not found, although the operator reports Ready.',
    });
    expect(derive(raw)).toMatchObject({ podsReady: 0, podsWanted: 1 });
  });

  it('says paused, not progressing for ever', () => {
    const raw = {
      deployments: [
        rawDeployment({
          spec: { paused: true },
          status: { updatedReplicas: 0 },
        }),
      ],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Suspended',
      sentence: 'The rollout of Deployment ps-dns is paused.',
    });
  });
});

describe('a Deployment on its way or stuck', () => {
  const starting = rawProvider({
    status: {
      phase: 'Progressing',
      conditions: [
        condition('Initialized', 'True', 'InitCompleted'),
        condition(
          'Ready',
          'False',
          'ProviderNotReady',
          'Waiting for provider to become ready',
        ),
      ],
    },
  });
  const creating = rawPodWith({ state: waiting('ContainerCreating') });

  it('is Progressing while its pods start, and Degraded when they take too long', () => {
    const raw = {
      provider: starting,
      deployments: [noReplicas],
      pods: [creating],
    };

    expect(lookAt(raw, new Date('2026-01-01T00:02:00Z'))).toEqual({
      health: 'Progressing',
      summary: '0 of 1 ready, starting',
      sentence: '0 of 1 ready, the others are starting.',
    });
    expect(derive(raw, new Date('2026-01-01T00:02:00Z')).reviewAt).toBe(
      '2026-01-01T00:11:30.000Z',
    );
    expect(lookAt(raw, new Date('2026-01-01T00:11:30Z'))).toMatchObject({
      health: 'Degraded',
      summary: '0 of 1 ready',
    });
  });

  it('is Degraded when its controller gave up', () => {
    const deployment = rawDeployment({
      status: {
        readyReplicas: 0,
        availableReplicas: 0,
        conditions: [
          {
            type: 'Progressing',
            status: 'False',
            reason: 'ProgressDeadlineExceeded',
            message:
              'ReplicaSet "ps-dns-5d9c7b8f6d" has timed out progressing.',
          },
        ],
      },
    });

    expect(
      lookAt({ provider: starting, deployments: [deployment], pods: [] }),
    ).toMatchObject({
      health: 'Degraded',
      sentence:
        '0 of 1 ready (ProgressDeadlineExceeded): "ReplicaSet "ps-dns-5d9c7b8f6d" has timed out progressing.".',
    });
  });

  it('is Degraded when no pod may be created', () => {
    const deployment = rawDeployment({
      status: {
        readyReplicas: 0,
        availableReplicas: 0,
        conditions: [
          {
            type: 'ReplicaFailure',
            status: 'True',
            reason: 'FailedCreate',
            message: 'exceeded quota: pods=0',
          },
        ],
      },
    });

    expect(lookAt({ deployments: [deployment], pods: [] }).summary).toBe(
      '0 of 1 ready: "exceeded quota: pods=0"',
    );
  });

  it('is Degraded where one of two pods has been missing for long', () => {
    const deployment = rawDeployment({
      spec: { replicas: 2 },
      status: { replicas: 2, updatedReplicas: 2 },
    });

    expect(lookAt({ deployments: [deployment] })).toMatchObject({
      health: 'Degraded',
      sentence: '1 of 2 ready.',
    });
  });

  it('is Progressing while a rollout goes on, and says what still serves', () => {
    const next = 'ghcr.io/acme/platform-service-dns:v1.3.0';
    const status = derive({
      provider: rawProvider({ spec: { image: next } }),
      deployments: [
        rawDeployment({
          spec: {
            template: {
              spec: { containers: [{ name: 'ps-dns', image: next }] },
            },
          },
          status: { replicas: 2, updatedReplicas: 1 },
        }),
      ],
    });

    expect(status.health).toBe('Progressing');
    expect(status.reasons.map(({ message }) => message)).toEqual([
      '1 of 1 have the new version.',
      'The old version still serves: 1 of 1 pods of v1.2.0 ready.',
    ]);
    expect(status.image).toEqual({
      wanted: next,
      running: [IMAGE],
      differs: true,
    });
  });

  it('tells one thing about three pods once', () => {
    const pods = ['a', 'b', 'c'].map(uid =>
      rawPod({
        ready: false,
        metadata: { uid, name: `ps-dns-5d9c7b8f6d-${uid}` },
        status: {
          phase: 'Pending',
          containerStatuses: [
            { name: 'ps-dns', state: waiting('ImagePullBackOff') },
          ],
        },
      }),
    );
    const { reasons } = derive({ pods });

    expect(reasons.filter(({ code }) => code === 'image-pull-failed')).toEqual([
      expect.objectContaining({ params: expect.objectContaining({ pods: 3 }) }),
    ]);
  });

  it('leaves pods out that are being deleted or were evicted', () => {
    const pods = [
      rawPod(),
      rawPod({
        ready: false,
        metadata: { uid: 'gone', deletionTimestamp: '2026-01-01T03:59:00Z' },
        status: { containerStatuses: [] },
      }),
      rawPod({
        ready: false,
        metadata: { uid: 'evicted' },
        status: { phase: 'Failed', reason: 'Evicted', containerStatuses: [] },
      }),
    ];
    const status = derive({ pods });

    expect(status.health).toBe('Healthy');
    expect(status.pods.map(({ state, health }) => [state, health])).toEqual(
      expect.arrayContaining([
        ['Running', 'Healthy'],
        ['Terminating', 'Terminating'],
        ['Evicted', 'Degraded'],
      ]),
    );
  });

  it('does not say that an old pod serves which is not ready', () => {
    const { reasons } = derive({
      deployments: [
        rawDeployment({
          spec: { template: { spec: { containers: [{ image: 'dns:v2' }] } } },
          status: { updatedReplicas: 0 },
        }),
      ],
      pods: [rawPod({ ready: false })],
    });

    expect(reasons.map(({ code }) => code)).toEqual(['rollout-progressing']);
  });
});
