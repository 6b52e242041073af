import { FailingRow, JOB } from './FailingService';

const mount = (options: object) => ({
  extraVolumes: [{ name: 'a', emptyDir: {} }],
  extraVolumeMounts: [{ name: 'a', mountPath: '/a', ...options }],
});

/**
 * Mounts that no container can have.
 *
 * @internal
 */
export const failingMounts: readonly FailingRow[] = [
  [
    'a mount without a volume',
    { spec: { extraVolumeMounts: [{ name: 'nowhere', mountPath: '/a' }] } },
    ['spec.extraVolumeMounts[0].name', 'mount-without-volume'],
    JOB,
    'Not found: "nowhere"',
  ],
  [
    'a mount at an empty path',
    { spec: mount({ mountPath: '' }) },
    ['spec.extraVolumeMounts[0].mountPath', 'empty'],
    JOB,
    'mountPath: Required value',
  ],
  [
    'a way up in a sub path',
    { spec: mount({ subPath: '../b' }) },
    ['spec.extraVolumeMounts[0].subPath', 'mount-sub-path'],
    JOB,
    "must not contain '..'",
  ],
  [
    'an absolute sub path',
    { spec: mount({ subPath: '/b' }) },
    ['spec.extraVolumeMounts[0].subPath', 'mount-sub-path'],
    JOB,
    'must be a relative path',
  ],
  [
    'a way up in a sub path with variables',
    { spec: mount({ subPathExpr: '$(POD_NAME)/..' }) },
    ['spec.extraVolumeMounts[0].subPathExpr', 'mount-sub-path'],
    JOB,
    "must not contain '..'",
  ],
  [
    'two sub paths',
    { spec: mount({ subPath: 'b', subPathExpr: 'c' }) },
    ['spec.extraVolumeMounts[0].subPathExpr', 'mount-combination'],
    JOB,
    'mutually exclusive',
  ],
  [
    'a propagation that is unknown',
    { spec: mount({ mountPropagation: 'Both' }) },
    ['spec.extraVolumeMounts[0].mountPropagation', 'not-one-of'],
    JOB,
    'Unsupported value: "Both"',
  ],
  [
    'a propagation that needs privileges',
    { spec: mount({ mountPropagation: 'Bidirectional' }) },
    ['spec.extraVolumeMounts[0].mountPropagation', 'not-one-of'],
    JOB,
    'privileged',
  ],
  [
    'a way of read-only that is unknown',
    { spec: mount({ readOnly: true, recursiveReadOnly: 'Always' }) },
    ['spec.extraVolumeMounts[0].recursiveReadOnly', 'not-one-of'],
    JOB,
    'Unsupported value: "Always"',
  ],
  [
    'read-only below, but not above',
    { spec: mount({ recursiveReadOnly: 'Enabled' }) },
    ['spec.extraVolumeMounts[0].recursiveReadOnly', 'mount-combination'],
    JOB,
    'may only be specified when readOnly is true',
  ],
  [
    'read-only below, with propagation',
    {
      spec: mount({
        readOnly: true,
        recursiveReadOnly: 'Enabled',
        mountPropagation: 'HostToContainer',
      }),
    },
    ['spec.extraVolumeMounts[0].recursiveReadOnly', 'mount-combination'],
    JOB,
    'may only be specified when mountPropagation is None',
  ],
];
