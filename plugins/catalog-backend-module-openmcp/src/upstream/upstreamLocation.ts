/**
 * Location key of the upstream entities, and the location that their annotations
 * name. The openMCP backend trusts traits from there.
 *
 * @internal
 */
export const UPSTREAM_LOCATION = 'openmcp:upstream';
