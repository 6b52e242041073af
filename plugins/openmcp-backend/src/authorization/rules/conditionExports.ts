import { createConditionExports } from '@backstage/plugin-permission-node';
import { openmcpClusterRules } from './clusterRules';
import { openmcpInstallationRules } from './installationRules';
import {
  openmcpClusterResourceRef,
  openmcpInstallationResourceRef,
} from './resourceRefs';

const installationExports = createConditionExports({
  resourceRef: openmcpInstallationResourceRef,
  rules: openmcpInstallationRules,
});

const clusterExports = createConditionExports({
  resourceRef: openmcpClusterResourceRef,
  rules: openmcpClusterRules,
});

/**
 * Conditions on installations, for authors of permission policies.
 *
 * @public
 */
export const openmcpInstallationConditions = installationExports.conditions;

/**
 * Makes the decision of a policy that allows installations by conditions.
 *
 * @public
 */
export const createOpenmcpInstallationConditionalDecision =
  installationExports.createConditionalDecision;

/**
 * Conditions on platform clusters, for authors of permission policies.
 *
 * @public
 */
export const openmcpClusterConditions = clusterExports.conditions;

/**
 * Makes the decision of a policy that allows platform clusters by conditions.
 *
 * @public
 */
export const createOpenmcpClusterConditionalDecision =
  clusterExports.createConditionalDecision;
