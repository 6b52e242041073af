import { FailingRow, JOB, POD } from './FailingService';

const volume = (source: object) => ({
  extraVolumes: [{ name: 'a', ...source }],
  extraVolumeMounts: [{ name: 'a', mountPath: '/a' }],
});

/**
 * Volumes that no pod can have.
 *
 * @internal
 */
export const failingVolumes: readonly FailingRow[] = [
  [
    'a volume of an image without it',
    { spec: volume({ image: {} }) },
    ['spec.extraVolumes[0].image.reference', 'volume-source-incomplete'],
    POD,
    'reference: Required value',
  ],
  [
    'a volume whose name is no label',
    { spec: { extraVolumes: [{ name: 'A_b', emptyDir: {} }] } },
    ['spec.extraVolumes[0].name', 'volume-name'],
    JOB,
    'RFC 1123',
  ],
  [
    'a volume whose name is too long',
    { spec: { extraVolumes: [{ name: 'v'.repeat(64), emptyDir: {} }] } },
    ['spec.extraVolumes[0].name', 'volume-name'],
    JOB,
    'must be no more than 63 characters',
  ],
  [
    'a volume with two sources',
    { spec: volume({ emptyDir: {}, secret: { secretName: 's' } }) },
    ['spec.extraVolumes[0]', 'volume-several-sources'],
    JOB,
    'may not specify more than 1 volume type',
  ],
  [
    'a volume of a Secret without its name',
    { spec: volume({ secret: {} }) },
    ['spec.extraVolumes[0].secret.secretName', 'volume-source-incomplete'],
    JOB,
    'secretName: Required value',
  ],
  [
    'a volume of a ConfigMap without its name',
    { spec: volume({ configMap: {} }) },
    ['spec.extraVolumes[0].configMap.name', 'volume-source-incomplete'],
    JOB,
    'name: Required value',
  ],
  [
    'a volume of a claim without its name',
    { spec: volume({ persistentVolumeClaim: { claimName: '' } }) },
    [
      'spec.extraVolumes[0].persistentVolumeClaim.claimName',
      'volume-source-incomplete',
    ],
    JOB,
    'claimName: Required value',
  ],
  [
    'a volume of the host without its path',
    { spec: volume({ hostPath: { path: '' } }) },
    ['spec.extraVolumes[0].hostPath.path', 'volume-source-incomplete'],
    JOB,
    'path: Required value',
  ],
  [
    'a volume of the host with a way up',
    { spec: volume({ hostPath: { path: '/a/../b' } }) },
    ['spec.extraVolumes[0].hostPath.path', 'volume-item-path'],
    JOB,
    "must not contain '..'",
  ],
  [
    'a volume of the host of an unknown type',
    { spec: volume({ hostPath: { path: '/a', type: 'Folder' } }) },
    ['spec.extraVolumes[0].hostPath.type', 'not-one-of'],
    JOB,
    'Unsupported value: "Folder"',
  ],
  [
    'a volume of NFS without its server',
    { spec: volume({ nfs: { server: '', path: '/a' } }) },
    ['spec.extraVolumes[0].nfs.server', 'volume-source-incomplete'],
    JOB,
    'server: Required value',
  ],
  [
    'a volume of a driver without its name',
    { spec: volume({ csi: { driver: '' } }) },
    ['spec.extraVolumes[0].csi.driver', 'volume-source-incomplete'],
    JOB,
    'driver: Required value',
  ],
  [
    'a file mode above 0777',
    { spec: volume({ secret: { secretName: 's', defaultMode: 512 } }) },
    ['spec.extraVolumes[0].secret.defaultMode', 'volume-mode'],
    JOB,
    'must be a number between 0 and 0777',
  ],
  [
    'a file with a way up',
    {
      spec: volume({
        configMap: { name: 'c', items: [{ key: 'k', path: '../k' }] },
      }),
    },
    ['spec.extraVolumes[0].configMap.items[0].path', 'volume-item-path'],
    JOB,
    "must not contain '..'",
  ],
  [
    'a file without its key',
    {
      spec: volume({
        configMap: { name: 'c', items: [{ key: '', path: 'k' }] },
      }),
    },
    ['spec.extraVolumes[0].configMap.items[0].key', 'volume-source-incomplete'],
    JOB,
    'key: Required value',
  ],
  [
    'a projected volume with two sources in one',
    {
      spec: volume({
        projected: {
          sources: [{ secret: { name: 'a' }, configMap: { name: 'b' } }],
        },
      }),
    },
    ['spec.extraVolumes[0].projected.sources[0]', 'volume-several-sources'],
    JOB,
    'may not specify more than 1 volume type',
  ],
  [
    'a projected Secret without its name',
    { spec: volume({ projected: { sources: [{ secret: {} }] } }) },
    [
      'spec.extraVolumes[0].projected.sources[0].secret.name',
      'volume-source-incomplete',
    ],
    JOB,
    'name: Required value',
  ],
];
