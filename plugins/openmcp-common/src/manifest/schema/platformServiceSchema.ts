import {
  boolean,
  int32,
  int32From,
  listOf,
  objectOf,
  text,
} from './FieldSchema';
import { labelSelector, volumeSources } from './volumeSources';

const notEmpty = { type: 'text', notEmpty: true } as const;

/**
 * The spec of a PlatformService. The order of the fields is that of the
 * operator's own type.
 *
 * @remarks
 * Source: openmcp-operator, `api/provider/v1alpha1/deployment_types.go` and
 * `api/crds/manifests/openmcp.cloud_platformservices.yaml`. The field `keep` of
 * a variable is of this suite and never reaches a cluster.
 *
 * @internal
 */
export const platformServiceSchema = objectOf(
  {
    image: notEmpty,
    imagePullSecrets: listOf(objectOf({ name: text })),
    initCommand: listOf(text),
    runCommand: listOf(text),
    env: listOf(
      objectOf({ name: notEmpty, value: text, keep: boolean }, 'name'),
      'name',
    ),
    extraVolumes: listOf(
      objectOf({ name: text, ...volumeSources }, 'name'),
      'name',
    ),
    extraVolumeMounts: listOf(
      objectOf(
        {
          name: text,
          mountPath: text,
          readOnly: boolean,
          recursiveReadOnly: text,
          subPath: text,
          subPathExpr: text,
          mountPropagation: text,
        },
        'name',
        'mountPath',
      ),
      'mountPath',
    ),
    runReplicas: int32From(1),
    topologySpreadConstraints: listOf(
      objectOf(
        {
          maxSkew: int32,
          topologyKey: text,
          whenUnsatisfiable: text,
          labelSelector,
          minDomains: int32,
          nodeAffinityPolicy: text,
          nodeTaintsPolicy: text,
          matchLabelKeys: listOf(text),
        },
        'maxSkew',
        'topologyKey',
        'whenUnsatisfiable',
      ),
      'topologyKey',
    ),
    verbosity: {
      type: 'text',
      oneOf: ['DEBUG', 'INFO', 'ERROR', 'debug', 'info', 'error'],
    },
    metrics: objectOf({ disabled: boolean, path: text, port: int32 }),
  },
  'image',
);
