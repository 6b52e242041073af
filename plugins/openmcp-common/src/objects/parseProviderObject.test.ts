import { rawProvider } from '../__testUtils__/exampleObjects';
import { parseProviderObject } from './parseProviderObject';

const SECRET = 'marked-secret-4711';

describe('parseProviderObject', () => {
  it('keeps what pages show', () => {
    const { object } = parseProviderObject(
      rawProvider({
        metadata: {
          labels: {
            'openmcp.cloud/managed-by': 'openmcp-operator',
            'kustomize.toolkit.fluxcd.io/name': 'openmcp',
            team: 'left out',
          },
          annotations: {
            'openmcp.cloud/operation': 'ignore',
            note: 'left out',
          },
          finalizers: ['openmcp.cloud/finalizer'],
        },
        spec: {
          imagePullSecrets: [{ name: 'pull' }],
          initCommand: ['mcp', 'init'],
          env: [{ name: 'REGION', value: 'eu' }],
          extraVolumes: [{ name: 'ca', secret: { secretName: 'ca' } }],
          extraVolumeMounts: [{ name: 'ca', mountPath: '/etc/ca' }],
        },
      }),
    );

    expect(object).toMatchObject({
      kind: 'PlatformService',
      name: 'dns',
      uid: 'ps-uid-1',
      generation: 3,
      labels: {
        'openmcp.cloud/managed-by': 'openmcp-operator',
        'kustomize.toolkit.fluxcd.io/name': 'openmcp',
      },
      annotations: { 'openmcp.cloud/operation': 'ignore' },
      finalizers: ['openmcp.cloud/finalizer'],
      spec: {
        imagePullSecrets: ['pull'],
        initCommand: ['mcp', 'init'],
        runCommand: [],
        environmentNames: ['REGION'],
        runReplicas: 1,
        verbosity: 'INFO',
        extraVolumes: [{ name: 'ca', type: 'secret' }],
        extraVolumeMounts: [{ name: 'ca', mountPath: '/etc/ca' }],
      },
    });
    expect(Object.keys(object!.labels)).toHaveLength(2);
    expect(Object.keys(object!.annotations)).toHaveLength(1);
  });

  it('keeps by what Helm and Argo CD mark what is theirs', () => {
    const annotations = {
      'meta.helm.sh/release-name': 'dns',
      'meta.helm.sh/release-namespace': 'openmcp-system',
      'argocd.argoproj.io/tracking-id':
        'dns:openmcp.cloud/PlatformService:/dns',
    };
    const others = {
      'argocd.argoproj.io/sync-options': 'Prune=false',
      'meta.helm.sh/note': 'left out',
    };

    const { object } = parseProviderObject(
      rawProvider({ metadata: { annotations: { ...annotations, ...others } } }),
    );

    expect(object?.annotations).toEqual(annotations);
  });

  it('keeps no value of an environment variable, nor copies of it', () => {
    const env = [{ name: 'TOKEN', value: SECRET }];
    const { object } = parseProviderObject(
      rawProvider({
        metadata: {
          managedFields: [{ manager: 'kubectl', fieldsV1: { env: SECRET } }],
          annotations: {
            'kubectl.kubernetes.io/last-applied-configuration': JSON.stringify({
              spec: { env },
            }),
          },
        },
        spec: {
          env,
          extraVolumes: [{ name: 'v', secret: { secretName: SECRET } }],
          unheardOf: SECRET,
        },
      }),
    );

    expect(JSON.stringify(object)).toContain('TOKEN');
    expect(JSON.stringify(object)).not.toContain(SECRET);
  });

  it('reads an object without spec and status', () => {
    const { object } = parseProviderObject({
      kind: 'ServiceProvider',
      metadata: { name: 'x', uid: 'u' },
    });

    expect(object).toMatchObject({
      spec: { image: '', runReplicas: 1, verbosity: 'INFO' },
      status: { conditions: [], resources: [] },
    });
    expect(object?.status.observedGeneration).toBeUndefined();
  });

  it('takes null lists for empty and wrong types for missing', () => {
    const { object } = parseProviderObject(
      rawProvider({
        metadata: { generation: '3', labels: [], finalizers: null },
        spec: { env: null, runReplicas: -1, image: { a: 1 } },
        status: { conditions: null, phase: 7, observedGeneration: 1.5 },
      }),
    );

    expect(object).toMatchObject({
      generation: 0,
      labels: {},
      finalizers: [],
      spec: { environmentNames: [], runReplicas: 1, image: '' },
      status: { conditions: [], phase: undefined },
    });
  });

  it.each([
    ['nothing', undefined, /^kind must be ClusterProvider/],
    ['another kind', { kind: 'Secret' }, /^kind must be ClusterProvider/],
    [
      'no name',
      { kind: 'PlatformService', metadata: { uid: 'u' } },
      /^metadata\.name must be 1 to 253 letters/,
    ],
    [
      'a name that leads elsewhere',
      { kind: 'PlatformService', metadata: { uid: 'u', name: '../x' } },
      /^metadata\.name must be/,
    ],
    [
      'no uid',
      { kind: 'PlatformService', metadata: { name: 'x' } },
      /^metadata\.uid must be 1 to 128 letters/,
    ],
  ])('names the path and what is allowed for %s', (_, raw, problem) => {
    expect(parseProviderObject(raw).problem).toMatch(problem);
  });

  it('is not fooled by keys of the prototype', () => {
    const raw = JSON.parse(
      '{"kind":"PlatformService","metadata":{"name":"x","uid":"u","labels":{"__proto__":"a","openmcp.cloud/managed-by":"b"},"annotations":{"openmcp.cloud/__proto__":"c"}},"__proto__":{"status":{"phase":"Ready"}}}',
    );
    const { object } = parseProviderObject(raw);

    expect(object?.labels).toEqual({ 'openmcp.cloud/managed-by': 'b' });
    expect(object?.status.phase).toBeUndefined();
    expect(Object.getPrototypeOf(object?.labels)).toBe(Object.prototype);
  });
});
