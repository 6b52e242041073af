import { checkPlatformService } from './checkPlatformService';

const image = 'ghcr.io/example/name:v1.0.0';

function found(spec: unknown, name: unknown = 'eso') {
  return checkPlatformService({ name, spec }).map(
    ({ severity, code, field }) => `${severity}: ${code} at ${field}`,
  );
}

describe('checkPlatformService', () => {
  it('has nothing to say of what is right', () => {
    expect(found({ image })).toEqual([]);
    expect(found({ image }, 'n'.repeat(55))).toEqual([]);
    expect(
      found({
        image,
        env: [{ name: 'A', keep: true }],
        extraVolumes: [{ name: 'a', secret: { secretName: 's' } }],
        extraVolumeMounts: [{ name: 'a', mountPath: '/a' }],
      }),
    ).toEqual([]);
  });

  it('names the place as a pointer and as people write it, and says a sentence', () => {
    const [finding] = checkPlatformService({
      name: 'eso',
      spec: { image, env: [{ name: 'A' }, { name: 'POD_NAME', value: 'x' }] },
    });
    expect(finding).toEqual({
      pointer: '/spec/env/1/name',
      field: 'spec.env[1].name',
      severity: 'error',
      code: 'env-reserved',
      params: { name: 'POD_NAME' },
      message: 'POD_NAME is set by the operator.',
    });
  });

  it.each([
    [
      'dns.prod',
      'dns.prod: no dots. Lower-case letters, digits and -, at most 55.',
    ],
    [
      'n'.repeat(56),
      `${'n'.repeat(
        56,
      )}: 56 characters are too many. Lower-case letters, digits and -, at most 55.`,
    ],
    [
      'Dns',
      'Dns: not a name. Lower-case letters, digits and -, at most 55. It begins and ends with a letter or digit.',
    ],
    ['', 'name is missing.'],
    [undefined, 'name is missing.'],
    [7, 'This has to be text and is a number.'],
    [null, 'This has to be text and is null.'],
  ])('refuses the name %j by the rule', (name, message) => {
    expect(checkPlatformService({ name, spec: { image } })).toEqual([
      expect.objectContaining({
        pointer: '/name',
        field: 'name',
        severity: 'error',
        message,
      }),
    ]);
  });

  it.each([
    '-dns',
    'dns-',
    'dns_prod',
    'dünn',
    ' dns ',
    'x\n',
    'a b',
    '__proto__',
  ])('refuses the name %j', name => {
    expect(found({ image }, name)).toEqual(['error: name-format at name']);
  });

  it('lets a word about an image without tag pass', () => {
    expect(found({ image: 'nginx' })).toEqual([
      'warning: image-without-tag at spec.image',
    ]);
  });

  it('puts errors before warnings', () => {
    expect(found({ image: 'nginx', runReplicas: 0 })).toEqual([
      'error: out-of-range at spec.runReplicas',
      'warning: image-without-tag at spec.image',
    ]);
  });

  it('never takes a number, a boolean or null for the value of a variable', () => {
    const values = [1000000, 1.0, true, null];
    const env = values.map((value, position) => ({
      name: `V${position}`,
      value,
    }));
    expect(checkPlatformService({ name: 'eso', spec: { image, env } })).toEqual(
      values.map((_, position) =>
        expect.objectContaining({
          pointer: `/spec/env/${position}/value`,
          code: 'wrong-type',
          severity: 'error',
        }),
      ),
    );
  });

  it.each([
    ['3', 'wrong-type'],
    [1.5, 'not-whole'],
    [0, 'out-of-range'],
    [NaN, 'not-whole'],
  ])('takes %p for no number of replicas', (runReplicas, code) => {
    expect(found({ image, runReplicas })).toEqual([
      `error: ${code} at spec.runReplicas`,
    ]);
  });

  it('does not let keep and a value stand together', () => {
    expect(
      found({ image, env: [{ name: 'A', value: '', keep: true }] }),
    ).toEqual(['error: env-keep-with-value at spec.env[0].value']);
  });

  it('never repeats the value of a variable', () => {
    const spec = {
      image,
      env: [
        { name: 'A', value: 'hush', keep: true },
        { name: 'A', value: 'hush' },
        { name: 'B=', value: 'hush' },
        { name: 'C', value: 'hush\u0000' },
        { name: 'D', value: 'hush\ud800' },
        { name: 'E', value: ['hush'] },
      ],
    };
    const findings = checkPlatformService({ name: 'eso', spec });
    expect(findings).toHaveLength(6);
    expect(JSON.stringify(findings)).not.toContain('hush');
  });

  it('says of one place one thing, and nothing of what is below it', () => {
    const mounted = [{ name: 'a', mountPath: '/a' }];
    const at = 'error: missing at spec.extraVolumes[0].hostPath.path';
    for (const [hostPath, finding] of [
      [{}, at],
      [null, 'error: wrong-type at spec.extraVolumes[0].hostPath'],
      [[], 'error: wrong-type at spec.extraVolumes[0].hostPath'],
    ]) {
      expect(
        found({
          image,
          extraVolumes: [{ name: 'a', hostPath }],
          extraVolumeMounts: mounted,
        }),
      ).toEqual([finding]);
    }
  });

  it('lists what is allowed beside an unknown field', () => {
    const [finding] = checkPlatformService({
      name: 'eso',
      spec: { image, metrics: { enabled: true } },
    });
    expect(finding.message).toBe(
      'There is no field enabled here; allowed: disabled, path, port.',
    );
  });

  it('finds keys of prototypes as unknown fields', () => {
    const spec = JSON.parse(
      `{"image":"${image}","__proto__":{"x":1},"constructor":{},"env":[{"name":"A","toString":"x"}]}`,
    );
    expect(found(spec)).toEqual([
      'error: unknown-field at spec.__proto__',
      'error: unknown-field at spec.constructor',
      'error: unknown-field at spec.env[0].toString',
    ]);
  });

  it('escapes what stands in a pointer', () => {
    const [finding] = checkPlatformService({
      name: 'eso',
      spec: {
        image,
        extraVolumes: [
          { name: 'a', csi: { driver: 'd', volumeAttributes: { 'a/b~c': 1 } } },
        ],
        extraVolumeMounts: [{ name: 'a', mountPath: '/a' }],
      },
    });
    expect(finding).toMatchObject({
      pointer: '/spec/extraVolumes/0/csi/volumeAttributes/a~1b~0c',
      field: 'spec.extraVolumes[0].csi.volumeAttributes[a/b~c]',
    });
  });

  it('warns of what works, but surely was not meant', () => {
    const spec = {
      image,
      env: [{ name: 'with space', value: '' }],
      imagePullSecrets: [{ name: 'No' }],
      extraVolumes: [{ name: 'webhook-tls' }],
      extraVolumeMounts: [{ name: 'webhook-tls', mountPath: 'a:b' }],
    };
    expect(found(spec)).toEqual([
      'warning: pull-secret-name at spec.imagePullSecrets[0].name',
      'warning: env-name-unusual at spec.env[0].name',
      'warning: volume-of-the-operator at spec.extraVolumes[0].name',
      'warning: volume-without-source at spec.extraVolumes[0]',
      'warning: mount-path-relative at spec.extraVolumeMounts[0].mountPath',
      'warning: mount-path-colon at spec.extraVolumeMounts[0].mountPath',
    ]);
    expect(
      found({ image, extraVolumes: [{ name: 'a', emptyDir: {} }] }),
    ).toEqual(['warning: volume-not-mounted at spec.extraVolumes[0]']);
  });

  it('says an error even behind more warnings than it keeps', () => {
    const env = Array.from({ length: 300 }, (_, position) => ({
      name: `with space ${position}`,
    }));
    const findings = found({ image, env, metrics: { port: 0 } });
    expect(findings[0]).toBe('error: out-of-range at spec.metrics.port');
    expect(findings).toHaveLength(101);
  });

  it('bounds what it repeats', () => {
    const [finding] = checkPlatformService({
      name: 'eso',
      spec: { image, verbosity: `\u202egnp\u0007${'x'.repeat(10_000)}` },
    });
    expect(finding.message.length).toBeLessThan(200);
    expect(finding.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
