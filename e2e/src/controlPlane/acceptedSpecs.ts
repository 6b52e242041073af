import type { PlatformServiceSpec } from '@openmcp/backstage-plugin-openmcp-common';

const image = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';
const digest =
  'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** One volume of each kind that a pod can have, with all its fields. */
const volumes: PlatformServiceSpec['extraVolumes'] = [
  {
    name: 'secret',
    secret: {
      secretName: 'credentials',
      items: [{ key: 'token', path: 'a/token', mode: 0o400 }],
      defaultMode: 0o644,
      optional: true,
    },
  },
  {
    name: 'config-map',
    configMap: {
      name: 'settings',
      items: [{ key: 'file', path: 'file' }],
      defaultMode: 0,
      optional: false,
    },
  },
  {
    name: 'projected',
    projected: {
      defaultMode: 0o777,
      sources: [
        { secret: { name: 'a', items: [{ key: 'k', path: 'secret' }] } },
        { configMap: { name: 'b', optional: true } },
        {
          downwardAPI: {
            items: [
              { path: 'labels', fieldRef: { fieldPath: 'metadata.labels' } },
            ],
          },
        },
        {
          serviceAccountToken: {
            audience: 'vault',
            expirationSeconds: 3600,
            path: 'token',
          },
        },
      ],
    },
  },
  { name: 'empty', emptyDir: {} },
  { name: 'memory', emptyDir: { medium: 'Memory', sizeLimit: '100Mi' } },
  {
    name: 'claim',
    persistentVolumeClaim: { claimName: 'data', readOnly: true },
  },
  {
    name: 'ephemeral',
    ephemeral: {
      volumeClaimTemplate: {
        metadata: { labels: { a: 'b' }, annotations: { 'x/y': 'on' } },
        spec: {
          accessModes: ['ReadWriteOnce'],
          storageClassName: 'fast',
          volumeMode: 'Filesystem',
          resources: { requests: { storage: '1Gi' } },
        },
      },
    },
  },
  {
    name: 'downward',
    downwardAPI: {
      defaultMode: 0o444,
      items: [
        {
          path: 'annotations',
          fieldRef: { apiVersion: 'v1', fieldPath: 'metadata.annotations' },
          mode: 0o444,
        },
      ],
    },
  },
  {
    name: 'csi',
    csi: {
      driver: 'secrets-store.csi.k8s.io',
      readOnly: true,
      volumeAttributes: { secretProviderClass: 'yes' },
    },
  },
  { name: 'image', image: { reference: image, pullPolicy: 'Always' } },
  { name: 'host', hostPath: { path: '/var/run', type: 'Directory' } },
  {
    name: 'nfs',
    nfs: { server: 'nfs.local', path: '/export', readOnly: true },
  },
  { name: 'nothing' },
];

/**
 * Specs that are right; together they use every field of a PlatformService.
 *
 * @internal
 */
export const acceptedSpecs: Record<string, PlatformServiceSpec> = {
  'an image alone': { image },
  'an image by its digest': { image: `ghcr.io/example/name@${digest}` },
  'an image by tag and digest': {
    image: `registry.local:5000/a/b:1.2@${digest}`,
  },
  'an image of the default registry': { image: 'nginx' },
  commands: {
    image,
    initCommand: ['platform', 'init', '--service-api-cluster=platform'],
    runCommand: ['platform', 'run', '--service-api-cluster=platform'],
  },
  'empty lists': {
    image,
    imagePullSecrets: [],
    initCommand: [],
    runCommand: [],
    env: [],
    extraVolumes: [],
    extraVolumeMounts: [],
    topologySpreadConstraints: [],
  },
  variables: {
    image,
    env: [
      { name: 'LOG_FORMAT', value: 'json' },
      { name: 'EMPTY', value: '' },
      { name: 'WITHOUT' },
      { name: 'http.proxy-host_1', value: '$(POD_NAME)' },
      { name: 'with spaces: #', value: 'x' },
      { name: '1ST', value: '1' },
    ],
  },
  volumes: {
    image,
    extraVolumes: volumes,
    extraVolumeMounts: volumes.map(({ name }) => ({
      name,
      mountPath: `/mnt/${name}`,
    })),
  },
  mounts: {
    image,
    extraVolumes: [{ name: 'data', emptyDir: {} }],
    extraVolumeMounts: [
      { name: 'data', mountPath: '/a', readOnly: true, subPath: 'in/side' },
      { name: 'data', mountPath: '/b', subPathExpr: '$(POD_NAME)' },
      { name: 'data', mountPath: '/c', mountPropagation: 'HostToContainer' },
      {
        name: 'data',
        mountPath: '/d',
        readOnly: true,
        recursiveReadOnly: 'IfPossible',
      },
      { name: 'data', mountPath: 'relative' },
      { name: 'data', mountPath: '/co:lon' },
    ],
  },
  'replicas and how they are spread': {
    image,
    runReplicas: 3,
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'topology.kubernetes.io/zone',
        whenUnsatisfiable: 'DoNotSchedule',
        minDomains: 2,
        nodeAffinityPolicy: 'Honor',
        nodeTaintsPolicy: 'Ignore',
        matchLabelKeys: ['pod-template-hash'],
        labelSelector: {
          matchLabels: { a: 'true' },
          matchExpressions: [{ key: 'b', operator: 'In', values: ['1'] }],
        },
      },
      {
        maxSkew: 2,
        topologyKey: 'kubernetes.io/hostname',
        whenUnsatisfiable: 'ScheduleAnyway',
      },
    ],
  },
  'log level in upper case': { image, verbosity: 'DEBUG' },
  'log level in lower case': { image, verbosity: 'error' },
  'pull secrets': { image, imagePullSecrets: [{ name: 'a' }, { name: 'b.c' }] },
  'metrics elsewhere': {
    image,
    metrics: { disabled: false, path: '/m', port: 9090 },
  },
  'metrics by their port': { image, metrics: { port: 65535 } },
  'no metrics': { image, metrics: { disabled: true, port: 0 } },
};

/**
 * Texts that YAML readers of one version or another take for something else, or
 * change when they fold lines.
 *
 * @internal
 */
export const treacherousTexts: readonly string[] = [
  ...'on off yes no NO y n Y N true True null Null ~ 1.0 1.10 0123 08 0x1F 0X1F'.split(
    ' ',
  ),
  ...'0b11 0B11 0o17 0O17 1_000 1e3 -1 +1 .5 -.inf .inf .Inf .nan 10:00'.split(
    ' ',
  ),
  ...'190:20:30 2024-01-01 2024-01-01T10:00:00Z << = - ? : # & * ! | > % @ `'.split(
    ' ',
  ),
  ...'1000000 9007199254740993 0x1p-2 Infinity NaN 12e03 1.e+3 [] {} [a --- ...'.split(
    ' ',
  ),
  '',
  ' ',
  ' leading',
  'trailing ',
  'a: b',
  'x #y',
  '- item',
  '? key',
  "it's",
  'say "hello"',
  'back\\slash',
  '\ttab',
  'tab\tinside',
  'line\nbreak',
  'one\n',
  'three\n\n\n',
  '\n',
  '\nleading',
  '  indented\nless',
  'carriage\r\nreturn\r\n',
  'a\rb',
  'x'.repeat(300),
  'word '.repeat(60),
  `-----BEGIN CERTIFICATE-----\n${'QUJD'.repeat(
    16,
  )}\n-----END CERTIFICATE-----\n`,
  `#!/bin/sh\nif [ -n "$A" ]; then\n\techo ${'long '.repeat(30)}\nfi\n`,
  '{"a":"\\"b\\"","c":["\\\\"]}',
  '${{ secrets.T }}',
  '{{ 7*7 }}',
  'ok:1\n---\napiVersion: v1\nkind: Secret\nmetadata: {name: x}',
  'ok:1\n  runReplicas: 50',
  'next\u0085line',
  'line\u2028and\u2029paragraph',
  'no\u00a0break',
  '\ufeffmark',
  '\u007f\u0001\u001b[0m',
  '\u202egnp.exe',
  'dünn',
  '😀',
  '日本語: はい',
  '__proto__',
];
