import { buildPlatformService } from './buildPlatformService';

const image = 'ghcr.io/example/name:v1.0.0';
const flag = {
  via: 'flag',
  value: '--service-api-cluster=platform',
} as const;

describe('buildPlatformService', () => {
  it('writes nothing that was not asked for', () => {
    expect(
      buildPlatformService({
        name: 'eso',
        spec: { image, env: [], initCommand: [], verbosity: undefined },
        labels: {},
      }),
    ).toEqual({
      apiVersion: 'openmcp.cloud/v1alpha1',
      kind: 'PlatformService',
      metadata: { name: 'eso' },
      spec: { image },
    });
  });

  it('orders fields always in the same way, and leaves lists as they are', () => {
    const built = buildPlatformService({
      labels: { b: '2', a: '1' },
      recordedPlatformMode: 'text',
      name: 'eso',
      spec: {
        metrics: { port: 1, path: '/m', disabled: false },
        verbosity: 'INFO',
        topologySpreadConstraints: [
          { whenUnsatisfiable: 'DoNotSchedule', topologyKey: 'z', maxSkew: 1 },
        ],
        runReplicas: 1,
        extraVolumeMounts: [{ readOnly: true, mountPath: '/a', name: 'v' }],
        extraVolumes: [
          {
            csi: { volumeAttributes: { z: '1', a: '2' }, driver: 'd' },
            name: 'v',
          },
        ],
        env: [{ value: '1', name: 'Z' }, { name: 'A' }],
        runCommand: ['run'],
        initCommand: ['init'],
        imagePullSecrets: [{ name: 'p' }],
        image,
      },
    });
    expect(JSON.stringify(built)).toBe(
      JSON.stringify({
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformService',
        metadata: {
          name: 'eso',
          labels: { a: '1', b: '2' },
          annotations: { 'openmcp.cloud/platform-mode': 'text' },
        },
        spec: {
          image,
          imagePullSecrets: [{ name: 'p' }],
          initCommand: ['init'],
          runCommand: ['run'],
          env: [{ name: 'Z', value: '1' }, { name: 'A' }],
          extraVolumes: [
            {
              name: 'v',
              csi: { driver: 'd', volumeAttributes: { a: '2', z: '1' } },
            },
          ],
          extraVolumeMounts: [{ name: 'v', mountPath: '/a', readOnly: true }],
          runReplicas: 1,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'z',
              whenUnsatisfiable: 'DoNotSchedule',
            },
          ],
          verbosity: 'INFO',
          metrics: { disabled: false, path: '/m', port: 1 },
        },
      }),
    );
  });

  it('keeps the empty directory of a volume', () => {
    const { spec } = buildPlatformService({
      name: 'eso',
      spec: { image, extraVolumes: [{ name: 'a', emptyDir: {} }] },
    });
    expect(spec.extraVolumes).toEqual([{ name: 'a', emptyDir: {} }]);
  });

  it('shares nothing with what it was made from', () => {
    const env = [{ name: 'A', value: '1' }];
    const spec = { image, env, initCommand: ['init'] };
    const built = buildPlatformService({ name: 'eso', spec });
    built.spec.env![0].value = '2';
    built.spec.initCommand!.push('x');
    expect(spec).toEqual({
      image,
      env: [{ name: 'A', value: '1' }],
      initCommand: ['init'],
    });
  });

  it('puts a stated flag behind both commands, once', () => {
    const told = buildPlatformService({
      name: 'eso',
      spec: { image, runCommand: ['platform', 'run'] },
      platformMode: flag,
    });
    expect(told.spec).toMatchObject({
      initCommand: ['init', flag.value],
      runCommand: ['platform', 'run', flag.value],
    });
    const again = buildPlatformService({
      name: 'eso',
      spec: told.spec,
      platformMode: flag,
    });
    expect(again).toEqual(told);
  });

  it('makes a stated variable an entry of env, once', () => {
    const platformMode = { via: 'env', name: 'T', value: 'platform' } as const;
    const told = buildPlatformService({
      name: 'eso',
      spec: { image, env: [{ name: 'A', value: '1' }] },
      platformMode,
    });
    expect(told.spec.env).toEqual([
      { name: 'A', value: '1' },
      { name: 'T', value: 'platform' },
    ]);
    expect(
      buildPlatformService({ name: 'eso', spec: told.spec, platformMode }),
    ).toEqual(told);
  });

  it('writes nothing for a configuration object', () => {
    expect(
      buildPlatformService({
        name: 'eso',
        spec: { image },
        platformMode: { via: 'config', name: 'X', value: 'y' },
      }).spec,
    ).toEqual({ image });
  });

  it('does not lose a value that was to be kept', () => {
    expect(() =>
      buildPlatformService({
        name: 'eso',
        spec: { image, env: [{ name: 'A', keep: true }] },
      }),
    ).toThrow('The value of A is to be kept and was not read');
  });

  it('is not led astray by keys of prototypes', () => {
    const spec = JSON.parse(`{"image":"${image}","__proto__":{"env":[]}}`);
    const labels = JSON.parse('{"__proto__":"x","a":"b"}');
    const built = buildPlatformService({ name: 'eso', spec, labels });
    expect(JSON.stringify(built)).toBe(
      `{"apiVersion":"openmcp.cloud/v1alpha1","kind":"PlatformService","metadata":{"name":"eso","labels":{"__proto__":"x","a":"b"}},"spec":{"image":"${image}"}}`,
    );
  });
});
