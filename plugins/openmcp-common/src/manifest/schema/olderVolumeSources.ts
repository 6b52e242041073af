import {
  boolean,
  FieldSchema,
  int32,
  listOf,
  mapOf,
  objectOf,
  text,
} from './FieldSchema';

/**
 * The name of a Secret in the namespace of the pod.
 *
 * @internal
 */
export const secretReference = objectOf({ name: text });

/**
 * Sources of volumes that Kubernetes still takes, though drivers replace them.
 *
 * @internal
 */
export const olderVolumeSources: Readonly<Record<string, FieldSchema>> = {
  awsElasticBlockStore: objectOf(
    { volumeID: text, fsType: text, partition: int32, readOnly: boolean },
    'volumeID',
  ),
  azureDisk: objectOf(
    {
      diskName: text,
      diskURI: text,
      cachingMode: text,
      fsType: text,
      readOnly: boolean,
      kind: text,
    },
    'diskName',
    'diskURI',
  ),
  azureFile: objectOf(
    { secretName: text, shareName: text, readOnly: boolean },
    'secretName',
    'shareName',
  ),
  cephfs: objectOf(
    {
      monitors: listOf(text),
      path: text,
      user: text,
      secretFile: text,
      secretRef: secretReference,
      readOnly: boolean,
    },
    'monitors',
  ),
  cinder: objectOf(
    {
      volumeID: text,
      fsType: text,
      readOnly: boolean,
      secretRef: secretReference,
    },
    'volumeID',
  ),
  flexVolume: objectOf(
    {
      driver: text,
      fsType: text,
      secretRef: secretReference,
      readOnly: boolean,
      options: mapOf(text),
    },
    'driver',
  ),
  flocker: objectOf({ datasetName: text, datasetUUID: text }),
  gcePersistentDisk: objectOf(
    { pdName: text, fsType: text, partition: int32, readOnly: boolean },
    'pdName',
  ),
  gitRepo: objectOf(
    { repository: text, revision: text, directory: text },
    'repository',
  ),
  glusterfs: objectOf(
    { endpoints: text, path: text, readOnly: boolean },
    'endpoints',
    'path',
  ),
  photonPersistentDisk: objectOf({ pdID: text, fsType: text }, 'pdID'),
  portworxVolume: objectOf(
    { volumeID: text, fsType: text, readOnly: boolean },
    'volumeID',
  ),
  quobyte: objectOf(
    {
      registry: text,
      volume: text,
      readOnly: boolean,
      user: text,
      group: text,
      tenant: text,
    },
    'registry',
    'volume',
  ),
  rbd: objectOf(
    {
      monitors: listOf(text),
      image: text,
      fsType: text,
      pool: text,
      user: text,
      keyring: text,
      secretRef: secretReference,
      readOnly: boolean,
    },
    'image',
    'monitors',
  ),
  scaleIO: objectOf(
    {
      gateway: text,
      system: text,
      secretRef: secretReference,
      sslEnabled: boolean,
      protectionDomain: text,
      storagePool: text,
      storageMode: text,
      volumeName: text,
      fsType: text,
      readOnly: boolean,
    },
    'gateway',
    'secretRef',
    'system',
  ),
  storageos: objectOf({
    volumeName: text,
    volumeNamespace: text,
    fsType: text,
    readOnly: boolean,
    secretRef: secretReference,
  }),
  vsphereVolume: objectOf(
    {
      volumePath: text,
      fsType: text,
      storagePolicyName: text,
      storagePolicyID: text,
    },
    'volumePath',
  ),
};
