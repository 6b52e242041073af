/**
 * Extension points of the openMCP backend plugin and the types they need.
 *
 * @packageDocumentation
 */
export * from './clusters';
export * from './openmcpClusterCredentialsExtensionPoint';
export * from './openmcpClusterSupplierExtensionPoint';
export * from './openmcpEligibilityRulesExtensionPoint';
