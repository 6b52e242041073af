import { createRouteRef, createSubRouteRef } from '@backstage/core-plugin-api';

/**
 * The openMCP pages, `/openmcp`.
 *
 * @public
 */
export const rootRouteRef = createRouteRef({ id: 'openmcp' });

/**
 * The list of installations, `/openmcp/installations`.
 *
 * @public
 */
export const installationsRouteRef = createRouteRef({
  id: 'openmcp.installations',
});

/**
 * One installation, `/openmcp/installations/<cluster>/<kind>/<name>`. Each
 * parameter is given encoded by `encodeURIComponent`.
 *
 * @public
 */
export const installationRouteRef = createSubRouteRef({
  id: 'openmcp.installation',
  parent: installationsRouteRef,
  path: '/:cluster/:kind/:name',
});
