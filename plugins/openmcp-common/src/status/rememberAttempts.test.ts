import {
  condition,
  INIT_RUNNING,
  rawEvent,
  rawFailedInitPod,
  rawJob,
  RawObject,
  rawProvider,
} from '../__testUtils__/exampleObjects';
import { readObjects } from '../__testUtils__/readObjects';
import { NOW, RawInstallation } from '../__testUtils__/lookAt';
import { deriveStatus } from './deriveStatus';
import { InitAttempts } from './InstallationStatus';
import { rememberAttempts } from './rememberAttempts';

const initRunning = rawProvider({
  status: { phase: 'Progressing', conditions: INIT_RUNNING },
});

const minutes = (number: number) =>
  `2026-01-01T03:${String(number).padStart(2, '0')}:00Z`;

function round(number: number, status: RawObject): RawInstallation {
  return {
    provider: initRunning,
    jobs: [
      rawJob({
        metadata: { uid: `j${number}`, creationTimestamp: minutes(number) },
        status,
      }),
    ],
    deployments: [],
    pods: [],
  };
}

const exhausted = (number: number): RawObject => ({
  conditions: [
    {
      type: 'Failed',
      status: 'True',
      reason: 'BackoffLimitExceeded',
      lastTransitionTime: minutes(number),
    },
  ],
});

const exhaustedEvent = (number: number) =>
  rawEvent({
    uid: `event-${number}`,
    reason: 'BackoffLimitExceeded',
    message: 'Job has reached the specified backoff limit',
    at: minutes(number),
    about: { kind: 'Job', name: 'ps-dns-init', uid: `j${number}` },
  });

function fold(
  installations: RawInstallation[],
  attempts?: InitAttempts,
): InitAttempts | undefined {
  return installations.reduce<InitAttempts | undefined>(
    (memory, raw) => rememberAttempts(readObjects(raw), memory),
    attempts,
  );
}

/** Five Jobs of one name failed one after the other, a sixth has begun. */
const fiveRounds = [
  ...[1, 2, 3, 4, 5].map(number => round(number, exhausted(number))),
  round(6, { active: 1 }),
];

describe('rememberAttempts', () => {
  it('remembers nothing while nothing failed', () => {
    expect(fold([{}, { provider: initRunning }])).toBeUndefined();
  });

  it('counts Jobs that the operator deleted and made again', () => {
    const last = fiveRounds[5];
    const status = deriveStatus(readObjects(last), fold(fiveRounds), NOW);

    expect(status).toMatchObject({
      health: 'Degraded',
      summary: {
        message: 'Init job failed 5 times, last: BackoffLimitExceeded',
      },
      since: '2026-01-01T03:01:00Z',
      init: { state: 'failing', failedAttempts: 5, jobUid: 'j6' },
    });
    expect(status.reasons[0].message).toBe(
      'The init job failed 5 times; last error BackoffLimitExceeded at 2026-01-01T03:05:00Z.',
    );
  });

  it('counts no Job twice whose Event stays', () => {
    const events = [1, 2, 3, 4, 5].map(exhaustedEvent);
    const memory = fold([...fiveRounds, { ...fiveRounds[5], events }]);

    expect(memory?.failed).toBe(5);
  });

  it('knows of Jobs that were never seen from their Events', () => {
    const memory = fold([
      { ...fiveRounds[5], events: [1, 2, 3, 4, 5].map(exhaustedEvent) },
    ]);

    expect(memory).toMatchObject({
      failed: 5,
      lastFailure: {
        at: '2026-01-01T03:05:00Z',
        reason: 'BackoffLimitExceeded',
        message: 'Job has reached the specified backoff limit',
      },
    });
  });

  it('does not count Events from before the present try', () => {
    const provider = rawProvider({
      status: {
        phase: 'Progressing',
        conditions: [
          {
            ...condition('Initialized', 'False', 'InitRunning'),
            lastTransitionTime: minutes(4),
          },
        ],
      },
    });

    expect(
      fold([
        {
          ...fiveRounds[5],
          provider,
          events: [1, 2, 3, 4, 5].map(exhaustedEvent),
        },
      ])?.failed,
    ).toBe(2);
  });

  it('counts pods, and keeps the words of the last one when they are gone', () => {
    const withPods = {
      ...round(1, { failed: 2 }),
      pods: [
        rawFailedInitPod('f1', 'first words', 'j1'),
        rawFailedInitPod('f2', 'last words', 'j1'),
      ],
    };
    const memory = fold([withPods, round(1, exhausted(9)), round(2, {})]);

    expect(memory).toMatchObject({
      failed: 2,
      jobs: [{ uid: 'j1', failed: 2 }],
      lastFailure: { exitCode: 1, message: 'last words' },
    });
  });

  it('does not count a pod again by the number in its Job', () => {
    const pods = [rawFailedInitPod('f1', 'text', 'j1')];

    expect(
      fold([
        round(1, { failed: 1 }),
        { ...round(1, { failed: 1 }), pods },
        { ...round(1, { active: 1 }), pods },
      ])?.failed,
    ).toBe(1);
  });

  it('counts pods where Jobs cannot be read', () => {
    const raw = {
      ...round(1, {}),
      jobs: [],
      pods: [rawFailedInitPod('f1', 'text', 'j1')],
      unreadKinds: ['Job'],
    };

    expect(fold([raw])?.failed).toBe(1);
  });

  it('begins anew with a new generation, whatever Events and Jobs remain', () => {
    const next = {
      ...round(5, exhausted(5)),
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
      events: [1, 2, 3, 4, 5].map(exhaustedEvent),
    };
    const memory = fold([...fiveRounds, next]);

    expect(memory).toMatchObject({ generation: 4, failed: 0 });
    expect(memory?.lastFailure).toBeUndefined();
    expect(deriveStatus(readObjects(next), memory, NOW)).toMatchObject({
      health: 'Progressing',
      init: { state: 'pending', failedAttempts: 0 },
    });
    expect(fold([{ ...next, jobs: [] }], memory)?.failed).toBe(0);
  });

  it('begins anew with another object of the same name', () => {
    const other = rawProvider({
      metadata: { uid: 'ps-uid-2', creationTimestamp: minutes(50) },
      status: { phase: 'Progressing', conditions: INIT_RUNNING },
    });

    expect(
      fold([
        ...fiveRounds,
        { ...round(51, {}), provider: other, events: [exhaustedEvent(5)] },
      ]),
    ).toBeUndefined();
  });

  it('returns the same memory when nothing is new', () => {
    const memory = fold(fiveRounds);

    expect(fold([fiveRounds[5]], memory)).toBe(memory);
  });

  it('keeps counting when the first Jobs are forgotten', () => {
    const rounds = Array.from({ length: 150 }, (_, number) =>
      round(number % 60, {}),
    ).map((raw, number) => ({
      ...raw,
      jobs: [
        rawJob({ metadata: { uid: `long-${number}` }, status: { failed: 2 } }),
      ],
    }));
    const memory = fold(rounds);

    expect(memory?.failed).toBe(300);
    expect(memory?.jobs).toHaveLength(100);
  });
});
