import {
  createExternalRouteRef,
  createRouteRef,
  createSubRouteRef,
} from '@backstage/core-plugin-api';

/**
 * The openMCP pages, `/openmcp`.
 *
 * @public
 */
export const rootRouteRef = createRouteRef({ id: 'openmcp' });

/**
 * The list of providers and tools, `/openmcp/providers`.
 *
 * @public
 */
export const providersRouteRef = createSubRouteRef({
  id: 'openmcp.providers',
  // Apps of the older system know no routes below a page but those of its own.
  parent: rootRouteRef,
  path: '/providers',
});

/**
 * One provider or tool, `/openmcp/providers/<kind>/<namespace>/<name>`: the
 * reference of its entity. Each parameter is given encoded by
 * `encodeURIComponent`.
 *
 * @public
 */
export const providerRouteRef = createSubRouteRef({
  id: 'openmcp.provider',
  parent: rootRouteRef,
  path: '/providers/:kind/:namespace/:name',
});

/**
 * Providers and tools side by side, `/openmcp/compare`.
 *
 * @public
 */
export const compareRouteRef = createSubRouteRef({
  id: 'openmcp.compare',
  parent: rootRouteRef,
  path: '/compare',
});

/**
 * What must be there first, `/openmcp/dependencies`.
 *
 * @public
 */
export const dependenciesRouteRef = createSubRouteRef({
  id: 'openmcp.dependencies',
  parent: rootRouteRef,
  path: '/dependencies',
});

/**
 * The form of a software template, where the scaffolder is installed.
 *
 * @public
 */
export const selectedTemplateRouteRef = createExternalRouteRef({
  id: 'openmcp.selected-template',
  params: ['namespace', 'templateName'],
  optional: true,
  defaultTarget: 'scaffolder.selectedTemplate',
});

/**
 * The page of an entity, where the catalog is installed.
 *
 * @public
 */
export const catalogEntityRouteRef = createExternalRouteRef({
  id: 'openmcp.catalog-entity',
  params: ['namespace', 'kind', 'name'],
  optional: true,
  defaultTarget: 'catalog.catalogEntity',
});

/**
 * The list of installations, `/openmcp/installations`.
 *
 * @public
 */
export const installationsRouteRef = createSubRouteRef({
  id: 'openmcp.installations',
  parent: rootRouteRef,
  path: '/installations',
});

/**
 * One installation, `/openmcp/installations/<cluster>/<kind>/<name>`. Each
 * parameter is given encoded by `encodeURIComponent`.
 *
 * @public
 */
export const installationRouteRef = createSubRouteRef({
  id: 'openmcp.installation',
  parent: rootRouteRef,
  path: '/installations/:cluster/:kind/:name',
});
