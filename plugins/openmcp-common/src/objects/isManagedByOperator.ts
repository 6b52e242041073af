import { MANAGED_BY_LABEL, OPERATOR_NAME } from './operatorNames';
import { ProviderObject } from './types';

/**
 * Tells whether the openmcp-operator created a provider object itself, as it
 * does with `managedcontrolplane` and `helmdeployer`. Such objects are shown
 * but not offered for changes.
 *
 * @remarks
 * Source: openmcp-operator, `cmd/openmcp-operator/app/init.go`.
 *
 * @public
 */
export function isManagedByOperator(
  provider: Pick<ProviderObject, 'labels'>,
): boolean {
  return provider.labels[MANAGED_BY_LABEL] === OPERATOR_NAME;
}
