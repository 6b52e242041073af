const image = 'ghcr.io/example/name:v1.0.0';

/**
 * A spec that the API server does not take.
 *
 * @internal
 */
export interface RefusedSpec {
  /** What is wrong with it. */
  title: string;
  /** The spec. */
  spec: unknown;
  /** Where `checkPlatformService` finds it. */
  field: string;
  /** What `checkPlatformService` says. */
  code: string;
}

function refused(
  title: string,
  spec: unknown,
  field: string,
  code: string,
): RefusedSpec {
  return { title, spec, field, code };
}

const spread = {
  maxSkew: 1,
  topologyKey: 'zone',
  whenUnsatisfiable: 'DoNotSchedule',
};

/**
 * Each way in which the schema of the CRD refuses a spec, field by field.
 *
 * @internal
 */
export const refusedSpecs: readonly RefusedSpec[] = [
  refused('a text as spec', 'x', 'spec', 'wrong-type'),
  refused('no image', {}, 'spec.image', 'missing'),
  refused('an empty image', { image: '' }, 'spec.image', 'empty'),
  refused('a number as image', { image: 1 }, 'spec.image', 'wrong-type'),
  refused('null as image', { image: null }, 'spec.image', 'wrong-type'),
  refused(
    'an unknown field',
    { image, replicas: 1 },
    'spec.replicas',
    'unknown-field',
  ),
  refused(
    'a text as list',
    { image, initCommand: 'init' },
    'spec.initCommand',
    'wrong-type',
  ),
  refused(
    'a number as word of a command',
    { image, runCommand: ['run', 1] },
    'spec.runCommand[1]',
    'wrong-type',
  ),
  refused(
    'a text as pull secret',
    { image, imagePullSecrets: ['a'] },
    'spec.imagePullSecrets[0]',
    'wrong-type',
  ),
  refused(
    'an unknown field of a pull secret',
    { image, imagePullSecrets: [{ name: 'a', namespace: 'b' }] },
    'spec.imagePullSecrets[0].namespace',
    'unknown-field',
  ),
  refused(
    'an object as variables',
    { image, env: { A: 'b' } },
    'spec.env',
    'wrong-type',
  ),
  refused(
    'a variable without name',
    { image, env: [{ value: 'x' }] },
    'spec.env[0].name',
    'missing',
  ),
  refused(
    'a variable with an empty name',
    { image, env: [{ name: '' }] },
    'spec.env[0].name',
    'empty',
  ),
  refused(
    'two variables of one name',
    {
      image,
      env: [
        { name: 'A', value: '1' },
        { name: 'A', value: '2' },
      ],
    },
    'spec.env[1].name',
    'duplicate',
  ),
  refused(
    'a number as value',
    { image, env: [{ name: 'A', value: 1000000 }] },
    'spec.env[0].value',
    'wrong-type',
  ),
  refused(
    'a boolean as value',
    { image, env: [{ name: 'A', value: true }] },
    'spec.env[0].value',
    'wrong-type',
  ),
  refused(
    'a value from a Secret',
    {
      image,
      env: [
        { name: 'A', valueFrom: { secretKeyRef: { name: 's', key: 'k' } } },
      ],
    },
    'spec.env[0].valueFrom',
    'unknown-field',
  ),
  refused(
    'a volume without name',
    { image, extraVolumes: [{ emptyDir: {} }] },
    'spec.extraVolumes[0].name',
    'missing',
  ),
  refused(
    'two volumes of one name',
    {
      image,
      extraVolumes: [
        { name: 'a', emptyDir: {} },
        { name: 'a', emptyDir: {} },
      ],
    },
    'spec.extraVolumes[1].name',
    'duplicate',
  ),
  refused(
    'a kind of volume that is unknown',
    { image, extraVolumes: [{ name: 'a', ramDisk: {} }] },
    'spec.extraVolumes[0].ramDisk',
    'unknown-field',
  ),
  refused(
    'a path of the host without path',
    { image, extraVolumes: [{ name: 'a', hostPath: {} }] },
    'spec.extraVolumes[0].hostPath.path',
    'missing',
  ),
  refused(
    'a mode as text',
    {
      image,
      extraVolumes: [
        { name: 'a', secret: { secretName: 's', defaultMode: '0644' } },
      ],
    },
    'spec.extraVolumes[0].secret.defaultMode',
    'wrong-type',
  ),
  refused(
    'a size that is none',
    { image, extraVolumes: [{ name: 'a', emptyDir: { sizeLimit: 'big' } }] },
    'spec.extraVolumes[0].emptyDir.sizeLimit',
    'quantity',
  ),
  refused(
    'a key without path',
    {
      image,
      extraVolumes: [
        { name: 'a', secret: { secretName: 's', items: [{ key: 'k' }] } },
      ],
    },
    'spec.extraVolumes[0].secret.items[0].path',
    'missing',
  ),
  refused(
    'a mount without path',
    {
      image,
      extraVolumes: [{ name: 'a' }],
      extraVolumeMounts: [{ name: 'a' }],
    },
    'spec.extraVolumeMounts[0].mountPath',
    'missing',
  ),
  refused(
    'a mount without name',
    { image, extraVolumeMounts: [{ mountPath: '/a' }] },
    'spec.extraVolumeMounts[0].name',
    'missing',
  ),
  refused(
    'two mounts at one path',
    {
      image,
      extraVolumes: [{ name: 'a' }],
      extraVolumeMounts: [
        { name: 'a', mountPath: '/a' },
        { name: 'a', mountPath: '/a' },
      ],
    },
    'spec.extraVolumeMounts[1].mountPath',
    'duplicate',
  ),
  refused(
    'a text as boolean',
    {
      image,
      extraVolumes: [{ name: 'a' }],
      extraVolumeMounts: [{ name: 'a', mountPath: '/a', readOnly: 'true' }],
    },
    'spec.extraVolumeMounts[0].readOnly',
    'wrong-type',
  ),
  refused(
    'no replicas',
    { image, runReplicas: 0 },
    'spec.runReplicas',
    'out-of-range',
  ),
  refused(
    'replicas as text',
    { image, runReplicas: '3' },
    'spec.runReplicas',
    'wrong-type',
  ),
  refused(
    'half a replica',
    { image, runReplicas: 1.5 },
    'spec.runReplicas',
    'not-whole',
  ),
  refused(
    'more replicas than a number holds',
    { image, runReplicas: 2147483648 },
    'spec.runReplicas',
    'out-of-range',
  ),
  refused(
    'a constraint without skew',
    { image, topologySpreadConstraints: [{ ...spread, maxSkew: undefined }] },
    'spec.topologySpreadConstraints[0].maxSkew',
    'missing',
  ),
  refused(
    'a constraint without key',
    {
      image,
      topologySpreadConstraints: [{ ...spread, topologyKey: undefined }],
    },
    'spec.topologySpreadConstraints[0].topologyKey',
    'missing',
  ),
  refused(
    'a constraint without rule',
    {
      image,
      topologySpreadConstraints: [{ ...spread, whenUnsatisfiable: undefined }],
    },
    'spec.topologySpreadConstraints[0].whenUnsatisfiable',
    'missing',
  ),
  refused(
    'two constraints for one key',
    { image, topologySpreadConstraints: [spread, { ...spread, maxSkew: 2 }] },
    'spec.topologySpreadConstraints[1].topologyKey',
    'duplicate',
  ),
  refused(
    'an unknown log level',
    { image, verbosity: 'WARN' },
    'spec.verbosity',
    'not-one-of',
  ),
  refused(
    'a log level in mixed case',
    { image, verbosity: 'Debug' },
    'spec.verbosity',
    'not-one-of',
  ),
  refused(
    'an unknown field of metrics',
    { image, metrics: { enabled: true } },
    'spec.metrics.enabled',
    'unknown-field',
  ),
  refused(
    'a port as text',
    { image, metrics: { disabled: false, port: '8080' } },
    'spec.metrics.port',
    'wrong-type',
  ),
  refused(
    'a port that no number holds',
    { image, metrics: { disabled: false, port: 2 ** 31 } },
    'spec.metrics.port',
    'out-of-range',
  ),
];
