import { ObjectSchema, openSchema } from './ObjectSchema';

const text: ObjectSchema = { type: 'string' };
const whole: ObjectSchema = { type: 'integer' };
const texts: ObjectSchema = { type: 'array', items: text };

function listByKey(key: string, items: ObjectSchema): ObjectSchema {
  return {
    type: 'array',
    items,
    'x-kubernetes-list-type': 'map',
    'x-kubernetes-list-map-keys': [key],
  };
}

function object(
  properties: Record<string, ObjectSchema>,
  required: string[] = [],
): ObjectSchema {
  return { type: 'object', properties, required };
}

const spec = object(
  {
    env: listByKey(
      'name',
      object({ name: { ...text, minLength: 1 }, value: text }, ['name']),
    ),
    extraVolumeMounts: listByKey(
      'mountPath',
      object(
        {
          mountPath: text,
          mountPropagation: text,
          name: text,
          readOnly: { type: 'boolean' },
          recursiveReadOnly: text,
          subPath: text,
          subPathExpr: text,
        },
        ['mountPath', 'name'],
      ),
    ),
    extraVolumes: listByKey('name', { ...openSchema, required: ['name'] }),
    image: { ...text, minLength: 1 },
    imagePullSecrets: {
      type: 'array',
      items: object({ name: { ...text, default: '' } }),
    },
    initCommand: texts,
    metrics: object(
      {
        disabled: { type: 'boolean', default: false },
        path: text,
        port: whole,
      },
      ['disabled'],
    ),
    runCommand: texts,
    runReplicas: { ...whole, default: 1, minimum: 1 },
    topologySpreadConstraints: listByKey('topologyKey', {
      ...openSchema,
      required: ['maxSkew', 'topologyKey', 'whenUnsatisfiable'],
    }),
    verbosity: {
      ...text,
      default: 'INFO',
      enum: ['DEBUG', 'INFO', 'ERROR', 'debug', 'info', 'error'],
    },
  },
  ['image'],
);

const condition = object(
  {
    lastTransitionTime: text,
    message: text,
    observedGeneration: whole,
    reason: { ...text, minLength: 1 },
    status: { ...text, enum: ['True', 'False', 'Unknown'] },
    type: text,
  },
  ['lastTransitionTime', 'message', 'reason', 'status', 'type'],
);

const registered = object({ group: text, version: text, kind: text }, [
  'group',
  'version',
  'kind',
]);

/**
 * The schema of a provider object (openmcp-operator
 * api/provider/v1alpha1/deployment_types.go). Volumes and topology constraints
 * are taken as they come.
 *
 * @param withResources - whether the status lists registered kinds, which is so
 * for a ServiceProvider
 * @internal
 */
export function providerSchema(withResources: boolean): ObjectSchema {
  return object({
    apiVersion: text,
    kind: text,
    metadata: { type: 'object' },
    spec,
    status: object(
      {
        conditions: { type: 'array', items: condition },
        metrics: object(
          { serviceRef: object({ name: text, namespace: text }) },
          ['serviceRef'],
        ),
        observedGeneration: whole,
        phase: text,
        ...(withResources
          ? { resources: { type: 'array', items: registered } }
          : {}),
      },
      ['observedGeneration'],
    ),
  });
}
