import { failingMounts } from './failingMounts';
import {
  DEPLOYMENT,
  FailingRow,
  FailingService,
  image,
  JOB,
  POD,
} from './FailingService';
import { failingVolumes } from './failingVolumes';

const spread = (options: object) => ({
  topologySpreadConstraints: [
    {
      maxSkew: 1,
      topologyKey: 'zone',
      whenUnsatisfiable: 'DoNotSchedule',
      ...options,
    },
  ],
});

const rows: readonly FailingRow[] = [
  [
    'an image with a space before it',
    { spec: { image: ` ${image}` } },
    ['spec.image', 'image-spaces'],
    POD,
    'must not have leading or trailing whitespace',
  ],
  [
    'an image with a line break behind it',
    { spec: { image: `${image}\n` } },
    ['spec.image', 'image-spaces'],
    POD,
    'must not have leading or trailing whitespace',
  ],
  [
    'a name of 56 characters',
    { name: 'n'.repeat(56) },
    ['name', 'name-too-long'],
    JOB,
    'must be no more than 63 bytes',
  ],
  [
    'a name of 64 characters',
    { name: 'o'.repeat(64) },
    ['name', 'name-too-long'],
    JOB,
    'must be no more than 63 bytes',
  ],
  [
    'a name with a dot',
    { name: 'dns.prod' },
    ['name', 'name-with-dots'],
    DEPLOYMENT,
    'must not contain dots',
  ],
  ...['POD_NAME', 'POD_NAMESPACE', 'POD_IP', 'POD_SERVICE_ACCOUNT_NAME'].map(
    (name): FailingRow => [
      `the variable ${name}`,
      { spec: { env: [{ name, value: 'x' }] } },
      ['spec.env[0].name', 'env-reserved'],
      JOB,
      `environment variable is not unique: ${name}`,
    ],
  ),
  [
    'a variable with = in its name',
    { spec: { env: [{ name: 'A=B' }] } },
    ['spec.env[0].name', 'env-name'],
    JOB,
    'environment variable name',
  ],
  [
    'a variable whose name is not ASCII',
    { spec: { env: [{ name: 'DÜNN' }] } },
    ['spec.env[0].name', 'env-name'],
    JOB,
    'environment variable name',
  ],
  [
    'a spread of nothing',
    { spec: spread({ maxSkew: 0 }) },
    ['spec.topologySpreadConstraints[0].maxSkew', 'out-of-range'],
    DEPLOYMENT,
    'must be greater than zero',
  ],
  [
    'a spread over no domain',
    { spec: spread({ minDomains: 0 }) },
    ['spec.topologySpreadConstraints[0].minDomains', 'out-of-range'],
    DEPLOYMENT,
    'must be greater than zero',
  ],
  [
    'a spread over domains that may be missed',
    { spec: spread({ minDomains: 2, whenUnsatisfiable: 'ScheduleAnyway' }) },
    ['spec.topologySpreadConstraints[0].minDomains', 'topology-combination'],
    DEPLOYMENT,
    'can only use minDomains if whenUnsatisfiable=DoNotSchedule',
  ],
  [
    'a spread by an unknown rule',
    { spec: spread({ whenUnsatisfiable: 'Maybe' }) },
    ['spec.topologySpreadConstraints[0].whenUnsatisfiable', 'not-one-of'],
    DEPLOYMENT,
    'Unsupported value: "Maybe"',
  ],
  [
    'a spread by an unknown policy',
    { spec: spread({ nodeTaintsPolicy: 'Maybe' }) },
    ['spec.topologySpreadConstraints[0].nodeTaintsPolicy', 'not-one-of'],
    DEPLOYMENT,
    'Unsupported value: "Maybe"',
  ],
  [
    'a spread by no key',
    { spec: spread({ topologyKey: '' }) },
    ['spec.topologySpreadConstraints[0].topologyKey', 'empty'],
    DEPLOYMENT,
    'can not be empty',
  ],
  [
    'a spread by what is no key of a pod',
    { spec: spread({ matchLabelKeys: ['a b'] }) },
    ['spec.topologySpreadConstraints[0].matchLabelKeys[0]', 'topology-key'],
    DEPLOYMENT,
    'matchLabelKeys[0]: Invalid value',
  ],
  [
    'metrics at port 0',
    { spec: { metrics: { disabled: false, port: 0 } } },
    ['spec.metrics.port', 'out-of-range'],
    DEPLOYMENT,
    'containerPort: Required value',
  ],
  [
    'metrics at a port that is too high',
    { spec: { metrics: { disabled: false, port: 65536 } } },
    ['spec.metrics.port', 'out-of-range'],
    DEPLOYMENT,
    'must be between 1 and 65535',
  ],
  ...failingVolumes,
  ...failingMounts,
];

/**
 * Each refusal of ours that the API server would let pass, with the failure of
 * the operator that follows. What is wrong with the grammar of an image is not
 * among them: only a container runtime tells it, and none runs here.
 *
 * @internal
 */
export const failingServices: readonly FailingService[] = rows.map(
  ([title, { name, spec }, [field, code], toldBy, message], position) => ({
    title,
    name: name ?? `failing-${position}`,
    spec: { image, ...spec },
    field,
    code,
    toldBy,
    message,
  }),
);
