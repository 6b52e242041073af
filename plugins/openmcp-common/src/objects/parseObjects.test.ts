import {
  rawDeployment,
  rawEvent,
  rawJob,
  rawPod,
} from '../__testUtils__/exampleObjects';
import { createInterner } from './createInterner';
import { parseDeploymentObject } from './parseDeploymentObject';
import { parseEventObject } from './parseEventObject';
import { parseJobObject } from './parseJobObject';
import { parsePodObject } from './parsePodObject';

const SECRET = 'marked-secret-4711';

describe('parseJobObject', () => {
  it('keeps counts, generation and installation', () => {
    expect(
      parseJobObject(rawJob({ status: { active: 1, failed: 2 } })).object,
    ).toMatchObject({
      name: 'ps-dns-init',
      installation: { kind: 'PlatformService', name: 'dns' },
      providerGeneration: 3,
      backoffLimit: 4,
      suspended: false,
      active: 1,
      failed: 2,
      succeeded: 0,
    });
  });

  it('keeps of its conditions what the Job came to', () => {
    const conditions = ['SuccessCriteriaMet', 'Complete'].map(type => ({
      type,
      status: 'True',
    }));
    expect(
      parseJobObject(
        rawJob({ status: { succeeded: 1, conditions } }),
      ).object?.conditions.map(({ type }) => type),
    ).toEqual(['Complete']);
  });

  it('reads an item of a list, which has no kind of its own', () => {
    expect(parseJobObject({ ...rawJob(), kind: undefined }).object?.uid).toBe(
      'job-uid-1',
    );
  });

  it.each(['three', '3.5', '-1', ''])(
    'takes the generation %p for missing',
    generation => {
      const annotations = { 'openmcp.cloud/provider-generation': generation };

      expect(
        parseJobObject(rawJob({ metadata: { annotations } })).object
          ?.providerGeneration,
      ).toBeUndefined();
    },
  );

  it('says how a Job would belong to an installation', () => {
    const raw = rawJob({
      metadata: { labels: {}, annotations: {}, ownerReferences: null },
    });

    expect(parseJobObject(raw).problem).toContain('app.kubernetes.io/instance');
  });

  it('refuses another kind', () => {
    expect(parseJobObject(rawPod()).problem).toBe('kind must be Job');
  });
});

describe('parseDeploymentObject', () => {
  it('keeps replicas and the image of the provider, not of a sidecar', () => {
    const { object } = parseDeploymentObject(
      rawDeployment({
        spec: {
          paused: true,
          replicas: 2,
          template: {
            spec: {
              containers: [
                { name: 'injected', image: 'mesh:v1' },
                { name: 'ps-dns', image: 'dns:v1', env: [{ value: SECRET }] },
              ],
            },
          },
        },
      }),
    );

    expect(object).toMatchObject({
      paused: true,
      wantedReplicas: 2,
      readyReplicas: 1,
      image: 'dns:v1',
    });
    expect(JSON.stringify(object)).not.toContain(SECRET);
  });
});

describe('parseDeploymentObject, of conditions', () => {
  it('keeps the messages that tell of a problem', () => {
    const message = 'ReplicaSet "ps-dns-1" said so';
    const { object } = parseDeploymentObject(
      rawDeployment({
        status: {
          conditions: [
            { type: 'Available', status: 'True', message },
            { type: 'Progressing', status: 'True', message },
            { type: 'Progressing', status: 'False', message },
            { type: 'ReplicaFailure', status: 'True', message },
          ],
        },
      }),
    );
    expect(object?.conditions.map(each => each.message)).toEqual([
      undefined,
      undefined,
      message,
      message,
    ]);
  });
});

describe('parsePodObject', () => {
  it('keeps what each container does and how it ended last', () => {
    const { object } = parsePodObject(
      rawPod({
        spec: {
          nodeName: 'node-1',
          initContainers: [{ name: 'setup', image: 'setup:v1' }],
          containers: [
            {
              name: 'ps-dns',
              image: 'dns:v1',
              env: [{ name: 'TOKEN', value: SECRET }],
              args: [SECRET],
            },
          ],
        },
        status: {
          containerStatuses: [
            {
              name: 'ps-dns',
              image: 'docker.io/library/dns:v1',
              ready: false,
              restartCount: 2,
              state: { waiting: { reason: 'CrashLoopBackOff' } },
              lastState: { terminated: { exitCode: 137, reason: 'OOMKilled' } },
            },
          ],
        },
      }),
    );

    expect(object).toMatchObject({
      component: 'controller',
      ownerUids: ['rs-1'],
      nodeName: 'node-1',
      containers: [
        { name: 'setup', init: true, state: { phase: 'waiting' } },
        {
          name: 'ps-dns',
          init: false,
          image: 'dns:v1',
          restartCount: 2,
          state: { phase: 'waiting', reason: 'CrashLoopBackOff' },
          lastTermination: { exitCode: 137, reason: 'OOMKilled' },
        },
      ],
    });
    expect(JSON.stringify(object)).not.toContain(SECRET);
  });

  it('keeps of its conditions whether it is ready and has no node', () => {
    const conditions = [
      { type: 'Ready', status: 'False' },
      { type: 'ContainersReady', status: 'False' },
      { type: 'PodScheduled', status: 'False' },
      { type: 'Initialized', status: 'True' },
    ];
    const typesIn = (phase: string) =>
      parsePodObject(
        rawPod({ status: { phase, conditions } }),
      ).object?.conditions.map(({ type }) => type);
    expect(typesIn('Pending')).toEqual(['Ready', 'PodScheduled']);
    expect(typesIn('Succeeded')).toEqual([]);
  });

  it('cleans and bounds what a container says', () => {
    const escape = String.fromCharCode(27);
    const message = `${escape}[31mfatal${escape}[0m\u0000 \u202Edlrow\r\nsecond\u200B line ${'x'.repeat(
      5000,
    )}`;
    const { object } = parsePodObject(
      rawPod({
        status: {
          containerStatuses: [
            { name: 'ps-dns', state: { terminated: { exitCode: 1, message } } },
          ],
        },
      }),
    );
    const state = object?.containers[0].state;

    expect(state).toMatchObject({
      phase: 'terminated',
      message: expect.stringMatching(/^fatal dlrow\nsecond line x+…$/),
    });
    expect(JSON.stringify(state).length).toBeLessThan(2200);
  });
});

describe('parseEventObject', () => {
  it('reads an Event of the core API', () => {
    expect(
      parseEventObject(
        rawEvent({
          uid: 'e1',
          reason: 'BackOff',
          message: 'Back-off restarting failed container',
          at: '2026-01-01T00:00:00Z',
          count: 7,
          about: { kind: 'Pod', name: 'ps-dns-1', uid: 'p1' },
        }),
      ).object,
    ).toMatchObject({
      type: 'Warning',
      reason: 'BackOff',
      message: 'Back-off restarting failed container',
      count: 7,
      lastTime: '2026-01-01T00:00:00Z',
      regarding: { kind: 'Pod', name: 'ps-dns-1', uid: 'p1' },
    });
  });

  it('reads an Event of events.k8s.io', () => {
    expect(
      parseEventObject({
        metadata: { name: 'x.1', uid: 'e1' },
        note: 'Back-off',
        eventTime: '2026-01-01T00:00:00.000001Z',
        series: { count: 3, lastObservedTime: '2026-01-01T00:05:00.000000Z' },
        regarding: { kind: 'Job', name: 'ps-dns-init' },
      }).object,
    ).toMatchObject({
      type: 'Normal',
      message: 'Back-off',
      count: 3,
      firstTime: '2026-01-01T00:00:00.000001Z',
      lastTime: '2026-01-01T00:05:00.000000Z',
      regarding: { kind: 'Job', name: 'ps-dns-init' },
    });
  });

  it('drops a time that is none', () => {
    const { object } = parseEventObject(
      rawEvent({
        uid: 'e1',
        reason: 'x',
        at: 'yesterday',
        about: { kind: 'Pod', name: 'p' },
      }),
    );

    expect(object?.lastTime).toBeUndefined();
  });
});

describe('createInterner', () => {
  it('forgets all when there is too much, and passes long texts on', () => {
    const intern = createInterner({ limit: 2 });

    expect(['a', 'b', 'c', 'a', 'x'.repeat(500)].map(intern)).toEqual([
      'a',
      'b',
      'c',
      'a',
      'x'.repeat(500),
    ]);
  });

  it('is asked for the texts of objects', () => {
    const intern = jest.fn((text: string) => text);

    parseJobObject(rawJob(), { intern });

    expect(intern).toHaveBeenCalledWith('openmcp-system');
  });
});
