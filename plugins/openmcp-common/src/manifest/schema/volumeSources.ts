import {
  boolean,
  FieldSchema,
  int32,
  int64,
  listOf,
  mapOf,
  objectOf,
  quantity,
  text,
} from './FieldSchema';
import { olderVolumeSources, secretReference } from './olderVolumeSources';

const keysToPaths = listOf(
  objectOf({ key: text, path: text, mode: int32 }, 'key', 'path'),
);

/**
 * A selector of labels, as Kubernetes has it.
 *
 * @internal
 */
export const labelSelector = objectOf({
  matchLabels: mapOf(text),
  matchExpressions: listOf(
    objectOf(
      { key: text, operator: text, values: listOf(text) },
      'key',
      'operator',
    ),
  ),
});

const podFields = listOf(
  objectOf(
    {
      path: text,
      fieldRef: objectOf({ apiVersion: text, fieldPath: text }, 'fieldPath'),
      resourceFieldRef: objectOf(
        { containerName: text, resource: text, divisor: quantity },
        'resource',
      ),
      mode: int32,
    },
    'path',
  ),
);

const volumeClaimTemplate = objectOf(
  {
    metadata: objectOf({
      name: text,
      namespace: text,
      labels: mapOf(text),
      annotations: mapOf(text),
      finalizers: listOf(text),
    }),
    spec: objectOf({
      accessModes: listOf(text),
      selector: labelSelector,
      resources: objectOf({
        limits: mapOf(quantity),
        requests: mapOf(quantity),
      }),
      volumeName: text,
      storageClassName: text,
      volumeMode: text,
      dataSource: objectOf(
        { apiGroup: text, kind: text, name: text },
        'kind',
        'name',
      ),
      dataSourceRef: objectOf(
        { apiGroup: text, kind: text, name: text, namespace: text },
        'kind',
        'name',
      ),
      volumeAttributesClassName: text,
    }),
  },
  'spec',
);

const projectedSource = objectOf({
  secret: objectOf({ name: text, items: keysToPaths, optional: boolean }),
  configMap: objectOf({ name: text, items: keysToPaths, optional: boolean }),
  downwardAPI: objectOf({ items: podFields }),
  serviceAccountToken: objectOf(
    { audience: text, expirationSeconds: int64, path: text },
    'path',
  ),
  clusterTrustBundle: objectOf(
    {
      name: text,
      signerName: text,
      labelSelector,
      optional: boolean,
      path: text,
    },
    'path',
  ),
  podCertificate: objectOf(
    {
      signerName: text,
      keyType: text,
      maxExpirationSeconds: int32,
      credentialBundlePath: text,
      keyPath: text,
      certificateChainPath: text,
      userAnnotations: mapOf(text),
    },
    'keyType',
    'signerName',
  ),
});

/** Those that are in use; hostPath is written only by who has the right. */
const currentSources: Record<string, FieldSchema> = {
  secret: objectOf({
    secretName: text,
    items: keysToPaths,
    defaultMode: int32,
    optional: boolean,
  }),
  configMap: objectOf({
    name: text,
    items: keysToPaths,
    defaultMode: int32,
    optional: boolean,
  }),
  projected: objectOf({
    sources: listOf(projectedSource),
    defaultMode: int32,
  }),
  emptyDir: objectOf({ medium: text, sizeLimit: quantity }),
  persistentVolumeClaim: objectOf(
    { claimName: text, readOnly: boolean },
    'claimName',
  ),
  ephemeral: objectOf({ volumeClaimTemplate }),
  downwardAPI: objectOf({ items: podFields, defaultMode: int32 }),
  csi: objectOf(
    {
      driver: text,
      readOnly: boolean,
      fsType: text,
      volumeAttributes: mapOf(text),
      nodePublishSecretRef: secretReference,
    },
    'driver',
  ),
  image: objectOf({ reference: text, pullPolicy: text }),
  hostPath: objectOf({ path: text, type: text }, 'path'),
  nfs: objectOf(
    { server: text, path: text, readOnly: boolean },
    'path',
    'server',
  ),
  iscsi: objectOf(
    {
      targetPortal: text,
      iqn: text,
      lun: int32,
      iscsiInterface: text,
      fsType: text,
      readOnly: boolean,
      portals: listOf(text),
      chapAuthDiscovery: boolean,
      chapAuthSession: boolean,
      secretRef: secretReference,
      initiatorName: text,
    },
    'iqn',
    'lun',
    'targetPortal',
  ),
  fc: objectOf({
    targetWWNs: listOf(text),
    lun: int32,
    fsType: text,
    readOnly: boolean,
    wwids: listOf(text),
  }),
};

/**
 * Where the content of a volume can come from.
 *
 * @remarks
 * Source: openmcp-operator,
 * `api/crds/manifests/openmcp.cloud_platformservices.yaml`, which has the whole
 * volume of Kubernetes `core/v1`.
 *
 * @internal
 */
export const volumeSources: Readonly<Record<string, FieldSchema>> = {
  ...currentSources,
  ...olderVolumeSources,
};
