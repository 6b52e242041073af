/**
 * Watches openMCP platform clusters and serves the state of what is installed
 * there.
 *
 * @packageDocumentation
 */
export {
  createOpenmcpClusterConditionalDecision,
  createOpenmcpInstallationConditionalDecision,
  openmcpClusterConditions,
  openmcpClusterResourceRef,
  openmcpClusterRules,
  openmcpInstallationConditions,
  openmcpInstallationResourceRef,
  openmcpInstallationRules,
  type OpenmcpRuleQuery,
} from './authorization';
export type { InstallationIdentity } from './reading';
export { openmcpPlugin as default } from './plugin';
