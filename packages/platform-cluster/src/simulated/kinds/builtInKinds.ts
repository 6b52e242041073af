import { ResourceKind } from './ResourceKind';

function builtIn(
  group: string,
  kind: string,
  plural: string,
  options: Partial<ResourceKind> = {},
): ResourceKind {
  return {
    id: group ? `${plural}.${group}` : plural,
    group,
    version: 'v1',
    kind,
    listKind: `${kind}List`,
    plural,
    singular: kind.toLowerCase(),
    namespaced: true,
    custom: false,
    hasStatus: true,
    selectableFields: [],
    ...options,
  };
}

/**
 * The kinds that every API server has, as far as they are simulated.
 *
 * @internal
 */
export const builtInKinds: ResourceKind[] = [
  builtIn('', 'Event', 'events', {
    shortNames: ['ev'],
    hasStatus: false,
    selectableFields: [
      'involvedObject.kind',
      'involvedObject.name',
      'involvedObject.namespace',
      'involvedObject.uid',
      'reason',
      'type',
    ],
  }),
  builtIn('', 'Namespace', 'namespaces', {
    shortNames: ['ns'],
    namespaced: false,
    selectableFields: ['status.phase'],
  }),
  builtIn('', 'Pod', 'pods', {
    shortNames: ['po'],
    selectableFields: ['spec.nodeName', 'status.phase'],
  }),
  builtIn('', 'Service', 'services', { shortNames: ['svc'] }),
  builtIn('apps', 'Deployment', 'deployments', { shortNames: ['deploy'] }),
  builtIn('apps', 'ReplicaSet', 'replicasets', { shortNames: ['rs'] }),
  builtIn('batch', 'Job', 'jobs', {}),
  builtIn(
    'apiextensions.k8s.io',
    'CustomResourceDefinition',
    'customresourcedefinitions',
    { shortNames: ['crd', 'crds'], namespaced: false },
  ),
];
