/**
 * Resource type of installations; references read
 * `<cluster>/<Kind>/<name>`.
 *
 * @public
 */
export const RESOURCE_TYPE_OPENMCP_INSTALLATION = 'openmcp-installation';

/**
 * Resource type of platform clusters; references read `<cluster>`.
 *
 * @public
 */
export const RESOURCE_TYPE_OPENMCP_CLUSTER = 'openmcp-cluster';
