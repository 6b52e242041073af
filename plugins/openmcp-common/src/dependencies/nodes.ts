import type { DependencyNode } from './types';

/** The capability that every provider object needs. */
const OPERATOR = 'openmcp-operator';

/**
 * What delivers the openmcp-operator where `operatorDeliveredBy` is not `other`:
 * the Kustomization of the bootstrapper (bootstrapper
 * internal/flux_deployer/deployer.go).
 *
 * @internal
 */
export const DELIVERING_CAPABILITY = 'flux';

/**
 * The node of the openmcp-operator.
 *
 * @internal
 */
export const operatorNode: DependencyNode = {
  id: capabilityId(OPERATOR),
  kind: 'operator',
  label: OPERATOR,
};

/**
 * Id of the node of a capability.
 *
 * @param capability - as traits name it, for instance `flux`
 *
 * @public
 */
export function capabilityId(capability: string): string {
  return `capability/${capability}`;
}

/**
 * The node of a capability.
 *
 * @internal
 */
export function capabilityNode(capability: string): DependencyNode {
  return capability === OPERATOR
    ? operatorNode
    : { id: capabilityId(capability), kind: 'capability', label: capability };
}

/**
 * The node of the objects by which something puts a capability onto the cluster.
 * Each capability has its own, because what executes the objects of one is not
 * needed by another.
 *
 * @internal
 */
export function deploymentNode(
  objectKind: string,
  capability: string,
): DependencyNode {
  return {
    id: `deployment/${objectKind}/${capability}`,
    kind: 'deployment',
    label: objectKind,
  };
}
