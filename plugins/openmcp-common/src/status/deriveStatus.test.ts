import {
  condition,
  IMAGE,
  INIT_RUNNING,
  rawFailedInitPod,
  rawJob,
  rawPod,
  rawProvider,
} from '../__testUtils__/exampleObjects';
import { readObjects } from '../__testUtils__/readObjects';
import { derive, lookAt, NOW } from '../__testUtils__/lookAt';
import { deriveStatus } from './deriveStatus';

const initRunning = rawProvider({
  status: { phase: 'Progressing', conditions: INIT_RUNNING },
});

describe('an installation whose pods are up', () => {
  it('is Healthy since it became ready, and names what it has', () => {
    expect(derive({})).toMatchObject({
      health: 'Healthy',
      summary: { code: 'healthy', message: '1 of 1 ready' },
      reasons: [{ code: 'healthy', message: '1 of 1 ready.' }],
      since: '2026-01-01T00:02:00Z',
      partial: false,
      unreadKinds: [],
      phase: 'Ready',
      generation: { wanted: 3, observed: 3 },
      init: { state: 'succeeded', failedAttempts: 0, jobName: 'ps-dns-init' },
      deployment: { name: 'ps-dns', wanted: 1, ready: 1, available: 1 },
      pods: [{ state: 'Running', health: 'Healthy', ready: true, restarts: 0 }],
      podsReady: 1,
      podsWanted: 1,
      restarts: 0,
      image: { wanted: IMAGE, running: [IMAGE], differs: false },
    });
  });

  it('does not have to be looked at again while nothing changes', () => {
    expect(derive({}).reviewAt).toBeUndefined();
  });

  it('is Healthy where attempts of its init job failed before one succeeded', () => {
    const status = derive({
      jobs: [rawJob({ status: { succeeded: 1, failed: 2 } })],
      pods: [rawPod(), rawFailedInitPod('f1'), rawFailedInitPod('f2')],
    });

    expect(status.health).toBe('Healthy');
    expect(status.init).toMatchObject({
      state: 'succeeded',
      failedAttempts: 2,
    });
  });

  it('is Healthy without the completed Job, as the operator says it ended', () => {
    expect(derive({ jobs: [] }).health).toBe('Healthy');
  });
});

describe('words of other writers', () => {
  const provider = rawProvider({
    kind: 'ServiceProvider',
    status: {
      phase: 'SomethingNew',
      conditions: [
        condition('Ready', 'True', 'ProviderReady'),
        condition('Initialized', 'True', 'InitCompleted'),
        { type: 'Healthy', status: 'False' },
      ],
      resources: [{ group: 'x.io', version: 'v1', kind: 'Foo' }],
    },
  });

  it('shows an unknown phase as it is, neither good nor bad', () => {
    const status = derive({ provider });

    expect(status).toMatchObject({
      health: 'Unknown',
      phase: 'SomethingNew',
      summary: { message: 'Phase "SomethingNew"' },
    });
    expect(status.conditions.at(-1)).toMatchObject({
      type: 'Healthy',
      status: 'False',
    });
  });

  it('does not hide behind an unknown phase what is broken', () => {
    expect(lookAt({ provider, deployments: [], pods: [] })).toMatchObject({
      health: 'Degraded',
    });
  });

  it('survives that the resources go', () => {
    const without = rawProvider({ kind: 'ServiceProvider' });

    expect(readObjects({ provider }).provider.status.resources).toEqual([
      { group: 'x.io', version: 'v1', kind: 'Foo' },
    ]);
    expect(
      readObjects({ provider: without }).provider.status.resources,
    ).toEqual([]);
    expect(lookAt({ provider: without }).health).toBe('Healthy');
  });
});

describe('kinds that cannot be read', () => {
  it('leaves the health to the others and says what is missing', () => {
    const status = derive({ pods: [], unreadKinds: ['Pod'] });

    expect(status).toMatchObject({
      health: 'Healthy',
      partial: true,
      unreadKinds: ['Pod'],
      summary: { code: 'not-readable', message: 'Pods could not be read' },
      podsReady: 1,
      restarts: undefined,
      image: { running: [IMAGE] },
    });
    expect(status.reasons.map(({ code }) => code)).toEqual([
      'healthy',
      'not-readable',
    ]);
  });

  it('does not take an unread Deployment for a missing one', () => {
    const status = derive({
      jobs: [],
      deployments: [],
      pods: [],
      unreadKinds: ['Job', 'Deployment', 'Pod'],
    });

    expect(status).toMatchObject({
      health: 'Healthy',
      partial: true,
      summary: { message: 'Jobs, Deployments and Pods could not be read' },
      podsReady: undefined,
    });
  });

  it('takes an unread Job that the operator speaks of for started', () => {
    const raw = {
      provider: initRunning,
      jobs: [],
      deployments: [],
      pods: [],
      unreadKinds: ['Job'],
    };

    expect(lookAt(raw).summary).toBe('Init job has started');
  });

  it('is Unknown where the provider kind itself cannot be read', () => {
    expect(derive({ unreadKinds: ['PlatformService'] })).toMatchObject({
      health: 'Unknown',
      partial: true,
      summary: { message: 'PlatformServices could not be read' },
    });
  });
});

describe('an installation with very many objects', () => {
  it('is derived in time that grows with them', () => {
    const { jobs, pods, ...objects } = readObjects({
      provider: initRunning,
      jobs: [rawJob({ status: { active: 1 } })],
      pods: [rawPod({ component: 'init-job', status: { phase: 'Pending' } })],
    });
    const many = Array.from({ length: 20_000 }, (_, index) => index);
    const started = performance.now();
    const { init, pods: listed } = deriveStatus(
      {
        ...objects,
        jobs: many.map(index => ({ ...jobs[0], uid: `job-${index}` })),
        pods: many.map(index => ({
          ...pods[0],
          uid: `pod-${index}`,
          ownerUids: [`job-${index}`],
        })),
      },
      undefined,
      NOW,
    );
    expect(init.state).toBe('running');
    expect(listed).toHaveLength(many.length);
    // Looking for each Pod through all Jobs takes several times as long.
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
