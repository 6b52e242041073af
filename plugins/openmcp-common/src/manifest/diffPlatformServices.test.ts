import { diffPlatformServices } from './diffPlatformServices';

const before = {
  apiVersion: 'openmcp.cloud/v1alpha1',
  kind: 'PlatformService',
  metadata: {
    name: 'eso',
    uid: 'u',
    resourceVersion: '1',
    generation: 1,
    creationTimestamp: '2026-08-24T10:00:00Z',
    finalizers: ['openmcp.cloud/finalizer'],
    managedFields: [{ manager: 'x' }],
    labels: { a: '1' },
    annotations: {
      'kubectl.kubernetes.io/last-applied-configuration': '{"hush":1}',
    },
  },
  spec: {
    image: 'a:1',
    runReplicas: 1,
    env: [
      { name: 'A', value: 'hush' },
      { name: 'B', value: 'hush too' },
    ],
    extraVolumes: [{ name: 'v', emptyDir: {} }],
    metrics: { disabled: false, port: 8080 },
  },
  status: { phase: 'Ready' },
};

describe('diffPlatformServices', () => {
  it('finds nothing where only the server has changed something', () => {
    const after = structuredClone(before);
    after.metadata.resourceVersion = '2';
    after.metadata.generation = 2;
    after.metadata.managedFields = [];
    after.metadata.annotations = {
      'kubectl.kubernetes.io/last-applied-configuration': '{}',
    };
    after.status.phase = 'Progressing';
    expect(diffPlatformServices(before, after)).toEqual([]);
  });

  it('does not take the order of fields for a change', () => {
    const { image, ...others } = before.spec;
    const after = { ...before, spec: { ...others, image } };
    expect(diffPlatformServices(before, after)).toEqual([]);
  });

  it('shows all of a new object', () => {
    expect(diffPlatformServices(undefined, before)).toEqual([
      { field: 'spec.image', change: 'added', after: '"a:1"' },
      { field: 'spec.runReplicas', change: 'added', after: '1' },
      { field: 'spec.env[A]', change: 'added' },
      { field: 'spec.env[B]', change: 'added' },
      {
        field: 'spec.extraVolumes[v]',
        change: 'added',
        after: '{"emptyDir":{},"name":"v"}',
      },
      { field: 'spec.metrics.disabled', change: 'added', after: 'false' },
      { field: 'spec.metrics.port', change: 'added', after: '8080' },
      { field: 'metadata.labels.a', change: 'added', after: '"1"' },
    ]);
  });

  it('shows old and new of a field, of commands as a whole', () => {
    const after = {
      ...before,
      spec: {
        ...before.spec,
        image: 'a:2',
        runReplicas: undefined,
        initCommand: ['init', '--x'],
        metrics: { disabled: true },
        extraVolumes: [],
      },
      metadata: {
        ...before.metadata,
        annotations: { 'openmcp.cloud/platform-mode': '{}' },
      },
    };
    expect(diffPlatformServices(before, after)).toEqual([
      {
        field: 'spec.image',
        change: 'changed',
        before: '"a:1"',
        after: '"a:2"',
      },
      { field: 'spec.runReplicas', change: 'removed', before: '1' },
      {
        field: 'spec.extraVolumes[v]',
        change: 'removed',
        before: '{"emptyDir":{},"name":"v"}',
      },
      {
        field: 'spec.metrics.disabled',
        change: 'changed',
        before: 'false',
        after: 'true',
      },
      { field: 'spec.metrics.port', change: 'removed', before: '8080' },
      { field: 'spec.initCommand', change: 'added', after: '["init","--x"]' },
      {
        field: 'metadata.annotations[openmcp.cloud/platform-mode]',
        change: 'added',
        after: '"{}"',
      },
    ]);
  });

  it('never shows the value of a variable', () => {
    const withEnv = (env: unknown) => ({
      ...before,
      spec: { image: 'a:1', env },
    });
    const states = [
      withEnv([
        { name: 'B', value: 'hush 3' },
        { name: 'C', value: 'hush 4' },
      ]),
      withEnv([
        { name: 'A', value: 'hush' },
        { name: 'A', value: 'hush twice' },
      ]),
      withEnv([{ value: 'hush' }]),
      withEnv({ A: 'hush' }),
      withEnv('hush'),
    ];
    for (const state of states) {
      for (const changes of [
        diffPlatformServices(before, state),
        diffPlatformServices(state, before),
        diffPlatformServices(undefined, state),
      ]) {
        expect(JSON.stringify(changes)).not.toContain('hush');
        expect(
          changes.filter(({ field }) => field.startsWith('spec.env')),
        ).not.toEqual([]);
      }
    }
    expect(
      diffPlatformServices(before, states[0]).filter(({ field }) =>
        field.startsWith('spec.env'),
      ),
    ).toEqual([
      { field: 'spec.env[A]', change: 'removed' },
      { field: 'spec.env[B]', change: 'changed' },
      { field: 'spec.env[C]', change: 'added' },
    ]);
  });

  it('tells when only the order of a list differs', () => {
    const after = {
      ...before,
      spec: { ...before.spec, env: [...before.spec.env].reverse() },
    };
    expect(diffPlatformServices(before, after)).toEqual([
      {
        field: 'spec.env',
        change: 'changed',
        before: '["A","B"]',
        after: '["B","A"]',
      },
    ]);
  });
});
