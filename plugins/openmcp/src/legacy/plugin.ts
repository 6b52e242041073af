import {
  createApiFactory,
  createPlugin,
  discoveryApiRef,
  fetchApiRef,
} from '@backstage/core-plugin-api';
import {
  createOpenmcpApi,
  openmcpApiRef,
  serverClock,
  serverClockApiRef,
} from '../api';
import {
  catalogEntityRouteRef,
  compareRouteRef,
  dependenciesRouteRef,
  installationRouteRef,
  installationsRouteRef,
  providerRouteRef,
  providersRouteRef,
  rootRouteRef,
  selectedTemplateRouteRef,
} from '../routes';

/**
 * The openMCP plugin for apps of the older frontend system.
 *
 * @public
 */
export const openmcpPlugin = createPlugin({
  id: 'openmcp',
  apis: [
    createApiFactory({
      api: openmcpApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef },
      factory: createOpenmcpApi,
    }),
    createApiFactory({
      api: serverClockApiRef,
      deps: {},
      factory: () => serverClock,
    }),
  ],
  routes: {
    root: rootRouteRef,
    providers: providersRouteRef,
    provider: providerRouteRef,
    installations: installationsRouteRef,
    installation: installationRouteRef,
    compare: compareRouteRef,
    dependencies: dependenciesRouteRef,
  },
  externalRoutes: {
    catalogEntity: catalogEntityRouteRef,
    selectedTemplate: selectedTemplateRouteRef,
  },
});
