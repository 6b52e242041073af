import {
  condition,
  INIT_RUNNING,
  rawDeployment,
  rawEvent,
  rawFailedInitPod,
  rawJob,
  RawObject,
  rawPod,
  rawProvider,
} from '../../__testUtils__/exampleObjects';
import { derive, lookAt } from '../../__testUtils__/lookAt';

const initRunning = rawProvider({
  status: { phase: 'Progressing', conditions: INIT_RUNNING },
});

const runningJob = rawJob({ status: { active: 1, failed: 0 } });

describe('an init job that fails', () => {
  const failing = (pods: RawObject[], status: RawObject) => ({
    provider: initRunning,
    jobs: [rawJob({ status })],
    deployments: [],
    pods,
  });

  it('is Degraded from the first failed pod on, with what the pod said', () => {
    const raw = failing([rawFailedInitPod('f1')], { active: 1, failed: 1 });

    expect(lookAt(raw)).toEqual({
      health: 'Degraded',
      summary:
        'Init job failed once, last: "no credentials for the object store"',
      sentence:
        'The init job failed once; the last pod ended with exit 1: "no credentials for the object store".',
    });
    expect(derive(raw)).toMatchObject({
      since: '2026-01-01T03:02:00Z',
      init: {
        state: 'failing',
        failedAttempts: 1,
        lastFailure: {
          exitCode: 1,
          message: 'no credentials for the object store',
        },
      },
      pods: [{ state: 'Error', health: 'Degraded' }],
    });
  });

  it('counts the pods', () => {
    const pods = ['f1', 'f2', 'f3', 'f4', 'f5'].map(uid =>
      rawFailedInitPod(uid),
    );

    expect(lookAt(failing(pods, { failed: 5 })).sentence).toBe(
      'The init job failed 5 times; the last pod ended with exit 1: "no credentials for the object store".',
    );
  });

  it('keeps a long text short in a table', () => {
    const raw = failing([rawFailedInitPod('f1', 'x'.repeat(1000))], {
      failed: 1,
    });

    expect(lookAt(raw).summary).toBe(
      `Init job failed once, last: "${'x'.repeat(79)}…"`,
    );
  });

  it('goes by status.failed where Pods cannot be read', () => {
    const raw = { ...failing([], { failed: 3 }), unreadKinds: ['Pod'] };

    expect(lookAt(raw)).toMatchObject({
      health: 'Degraded',
      sentence: 'The init job failed 3 times.',
    });
    expect(derive(raw)).toMatchObject({ partial: true, restarts: undefined });
  });

  it('says beside it that the old version still serves', () => {
    const raw = {
      ...failing([rawFailedInitPod('f1'), rawPod()], { failed: 1 }),
      deployments: [rawDeployment()],
    };
    const status = derive(raw);

    expect(status.health).toBe('Degraded');
    expect(status.reasons.map(({ message }) => message)).toEqual([
      'The init job failed once; the last pod ended with exit 1: "no credentials for the object store".',
      'The operator has not finished the installation yet.',
      'The old version still serves: 1 of 1 pods of v1.2.0 ready.',
    ]);
    expect(status.reasons.map(({ health }) => health)).not.toContain('Healthy');
  });
});

describe('an init job on its way', () => {
  it('is Progressing while it has not ended', () => {
    const raw = {
      provider: initRunning,
      jobs: [runningJob],
      deployments: [],
      pods: [rawPod({ component: 'init-job' })],
    };

    expect(lookAt(raw)).toEqual({
      health: 'Progressing',
      summary: 'Init job has started',
      sentence: 'The init job has started and has not ended yet.',
    });
  });

  it('is Progressing before there is a Job', () => {
    const raw = {
      provider: initRunning,
      jobs: [],
      deployments: [],
      pods: [],
    };

    expect(lookAt(raw).sentence).toBe('The init job has not started yet.');
  });

  it('does not take the Job of the generation before for the present one', () => {
    const raw = {
      provider: rawProvider({
        metadata: { generation: 4 },
        status: {
          observedGeneration: 4,
          phase: 'Progressing',
          conditions: INIT_RUNNING.map(each => ({
            ...each,
            observedGeneration: 4,
          })),
        },
      }),
    };

    expect(derive(raw)).toMatchObject({
      health: 'Progressing',
      summary: { message: 'Init job has not started yet' },
      init: { state: 'pending' },
    });
  });

  it('shows why the Job could not be created', () => {
    const raw = {
      provider: rawProvider({
        status: {
          phase: 'Progressing',
          conditions: [
            condition(
              'Initialized',
              'False',
              'InitJobCreationFailed',
              'env POD_NAME is not unique',
            ),
          ],
        },
      }),
      jobs: [],
      deployments: [],
      pods: [],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Degraded',
      sentence:
        'The init job could not be created: "env POD_NAME is not unique".',
    });
  });

  it('shows an object whose name is too long for what the operator makes of it', () => {
    const name = 'n'.repeat(70);
    const refusal = `Job.batch "ps-${name}-init" is invalid: metadata.labels: Invalid value: must be no more than 63 bytes`;
    const status = derive({
      provider: rawProvider({
        metadata: { name },
        status: {
          phase: 'Progressing',
          conditions: [
            condition('Initialized', 'False', 'InitJobCreationFailed', refusal),
          ],
        },
      }),
      jobs: [],
      deployments: [],
      pods: [],
    });

    expect(status.health).toBe('Degraded');
    expect(status.reasons[0].message).toBe(
      `The init job could not be created: "${refusal}".`,
    );
  });

  it('does not cry out while the operator replaces the Job', () => {
    const raw = {
      provider: rawProvider({
        status: {
          phase: 'Progressing',
          conditions: [
            {
              ...condition(
                'Initialized',
                'False',
                'InitJobCreationFailed',
                'failed to re-create job: not found',
              ),
              lastTransitionTime: '2026-01-01T03:59:55Z',
            },
          ],
        },
      }),
      jobs: [],
      deployments: [],
      pods: [],
    };

    expect(derive(raw)).toMatchObject({
      health: 'Progressing',
      reviewAt: '2026-01-01T04:00:05.000Z',
    });
    expect(derive(raw, new Date('2026-01-01T04:00:05Z'))).toMatchObject({
      health: 'Degraded',
    });
  });

  it('leaves aside the pods of a Job that it has replaced', () => {
    const raw = {
      provider: initRunning,
      jobs: [
        runningJob,
        rawJob({
          metadata: {
            uid: 'job-uid-0',
            annotations: { 'openmcp.cloud/provider-generation': '2' },
          },
        }),
      ],
      deployments: [],
      pods: [
        rawPod({
          component: 'init-job',
          metadata: {
            ownerReferences: [{ kind: 'Job', uid: 'job-uid-0' }],
          },
          status: {
            phase: 'Pending',
            containerStatuses: [
              { name: 'init', state: { waiting: { reason: 'ErrImagePull' } } },
            ],
          },
        }),
      ],
    };

    expect(lookAt(raw)).toMatchObject({
      health: 'Progressing',
      summary: 'Init job has started',
    });
  });
});

describe('an init job whose pods are refused', () => {
  const refused = {
    provider: initRunning,
    jobs: [rawJob({ status: { failed: 0 } })],
    deployments: [],
    pods: [],
    events: [
      rawEvent({
        uid: 'e1',
        reason: 'FailedCreate',
        message: 'Error creating: the image is not signed',
        at: '2026-01-01T00:01:00Z',
        about: { kind: 'Job', name: 'ps-dns-init', uid: 'job-uid-1' },
      }),
    ],
  };

  it('is Degraded with the words of who refuses them', () => {
    expect(lookAt(refused)).toMatchObject({
      health: 'Degraded',
      summary:
        'Init blocked: FailedCreate: "Error creating: the image is not signed"',
    });
    expect(derive(refused).reasons[0]).toMatchObject({
      object: { kind: 'Job', name: 'ps-dns-init' },
      since: '2026-01-01T00:01:00Z',
    });
  });

  it.each([
    ['a pod was taken', { pods: [rawPod({ component: 'init-job' })] }],
    ['pods could not be read', { unreadKinds: ['Pod'] }],
    [
      'it is about another Job',
      { jobs: [rawJob({ metadata: { uid: 'j2' } })] },
    ],
  ])('is no longer refused where %s', (_, change) => {
    expect(derive({ ...refused, ...change }).reasons).not.toContainEqual(
      expect.objectContaining({ code: 'container-configuration-failed' }),
    );
  });
});
