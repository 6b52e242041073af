/**
 * Extension points of the openMCP backend plugin and the types they need, and the
 * client of its REST API for modules.
 *
 * @packageDocumentation
 */
export * from './clusters';
export * from './createBackendClient';
export * from './installationPages';
export * from './openmcpClusterCredentialsExtensionPoint';
export * from './openmcpClusterSupplierExtensionPoint';
export * from './openmcpEligibilityRulesExtensionPoint';
