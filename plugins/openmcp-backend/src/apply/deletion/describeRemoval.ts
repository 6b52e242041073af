import {
  deploymentNameOf,
  initJobNameOf,
  ObjectReference,
  PlatformServiceDeletion,
} from '@openmcp/backstage-plugin-openmcp-common';
import { RemovedPlatformService } from './RemovedPlatformService';

type Part = PlatformServiceDeletion['goes'][number];

/** Longest name of a Deployment that the operator does not shorten for its Service. */
const longestMetricsPrefix = 55;

function part(code: string, message: string, object?: ObjectReference): Part {
  const params: Part['params'] = object
    ? { kind: object.kind, name: object.name }
    : {};
  return { code, params, message, object };
}

function describeMetrics(
  deployment: string,
  namespace: string | undefined,
  { wanted, service }: RemovedPlatformService['metrics'],
): Part[] {
  if (!service && !wanted) {
    return [];
  }
  const isNameKnown = deployment.length <= longestMetricsPrefix;
  const object = service ?? {
    kind: 'Service',
    name: `${deployment}-metrics`,
    namespace,
  };
  const isNamed = service !== undefined || isNameKnown;
  return [
    part(
      'metrics-service',
      isNamed
        ? `The Service ${object.name} for metrics`
        : 'The Service for metrics',
      isNamed ? object : undefined,
    ),
  ];
}

/**
 * What goes with a PlatformService, and what the openmcp-operator leaves behind.
 *
 * @remarks
 * Sources: openmcp-operator, `internal/controllers/provider/install/installer.go`
 * (what uninstalling deletes) and `values.go` (names).
 *
 * @param namespace - of the operator; undefined when it is not known which it is
 * @internal
 */
export function describeRemoval(
  name: string,
  removed: RemovedPlatformService,
  namespace: string | undefined,
): Pick<PlatformServiceDeletion, 'goes' | 'stays'> {
  const reference = { kind: 'PlatformService' as const, name };
  const deployment = deploymentNameOf(reference);
  const init = initJobNameOf(reference);
  const place = removed.metrics.service?.namespace ?? namespace;
  const inNamespace = (kind: string, ownName: string): ObjectReference => ({
    kind,
    name: ownName,
    namespace: place,
  });
  const goes = [
    part('platform-service', `The PlatformService ${name}`, {
      ...reference,
      uid: removed.uid,
    }),
    part(
      'deployment',
      `The Deployment ${deployment} with its Pods`,
      inNamespace('Deployment', deployment),
    ),
    part('init-job', `The Job ${init} with its Pods`, inNamespace('Job', init)),
    ...[deployment, init].flatMap(account => [
      part(
        'service-account',
        `The ServiceAccount ${account}`,
        inNamespace('ServiceAccount', account),
      ),
      part(
        'cluster-role-binding',
        `The ClusterRoleBinding openmcp.cloud:${account}`,
        { kind: 'ClusterRoleBinding', name: `openmcp.cloud:${account}` },
      ),
    ]),
  ];
  const stays = [
    ...describeMetrics(deployment, place, removed.metrics),
    part('init-role', `The Role ${init}`, inNamespace('Role', init)),
    part(
      'init-role-binding',
      `The RoleBinding ${init}`,
      inNamespace('RoleBinding', init),
    ),
    place === undefined
      ? part('namespace', 'The namespace of the openmcp-operator')
      : part('namespace', `The namespace ${place}`, {
          kind: 'Namespace',
          name: place,
        }),
    part(
      'custom-resource-definitions',
      'All CustomResourceDefinitions that its init Job installed, with the objects of these kinds',
    ),
    part(
      'created-objects',
      'Everything else that the image made itself, for instance objects in other namespaces and data',
    ),
  ];
  return { goes, stays };
}
