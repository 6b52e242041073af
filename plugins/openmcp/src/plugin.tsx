import {
  ApiBlueprint,
  createFrontendPlugin,
  discoveryApiRef,
  fetchApiRef,
  PageBlueprint,
  SubPageBlueprint,
} from '@backstage/frontend-plugin-api';
import { OpenmcpClient } from '@openmcp/backstage-plugin-openmcp-common';
import { RiInstanceLine } from '@remixicon/react';
import { ObservedServerClock, openmcpApiRef, serverClockApiRef } from './api';
import { formFields } from './formFields';
import {
  installationRouteRef,
  installationsRouteRef,
  providerRouteRef,
  providersRouteRef,
  rootRouteRef,
  selectedTemplateRouteRef,
} from './routes';

const serverClock = new ObservedServerClock();

const openmcpApi = ApiBlueprint.make({
  name: 'client',
  params: define =>
    define({
      api: openmcpApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef },
      factory: ({ discoveryApi, fetchApi }) =>
        new OpenmcpClient({
          discoveryApi,
          fetchApi: { fetch: serverClock.observe(fetchApi.fetch) },
        }),
    }),
});

const serverClockApi = ApiBlueprint.make({
  name: 'server-clock',
  params: define =>
    define({
      api: serverClockApiRef,
      deps: {},
      factory: () => serverClock,
    }),
});

const openmcpPage = PageBlueprint.make({
  params: {
    path: '/openmcp',
    title: 'openMCP',
    icon: <RiInstanceLine />,
    routeRef: rootRouteRef,
  },
});

const overviewPage = SubPageBlueprint.make({
  name: 'overview',
  params: {
    // The address of the page itself, which has no other content of its own.
    path: '',
    title: 'Overview',
    loader: () => import('./pages').then(pages => <pages.OverviewPages />),
  },
});

const providersPage = SubPageBlueprint.make({
  name: 'providers',
  params: {
    path: 'providers',
    title: 'Providers',
    routeRef: providersRouteRef,
    loader: () => import('./pages').then(pages => <pages.ProviderPages />),
  },
});

const installationsPage = SubPageBlueprint.make({
  name: 'installations',
  params: {
    path: 'installations',
    title: 'Installations',
    routeRef: installationsRouteRef,
    loader: () => import('./pages').then(pages => <pages.InstallationPages />),
  },
});

/**
 * The openMCP pages for the new frontend system.
 *
 * @public
 */
export const openmcpPlugin = createFrontendPlugin({
  pluginId: 'openmcp',
  title: 'openMCP',
  icon: <RiInstanceLine />,
  info: { packageJson: () => import('../package.json') },
  routes: {
    root: rootRouteRef,
    providers: providersRouteRef,
    provider: providerRouteRef,
    installations: installationsRouteRef,
    installation: installationRouteRef,
  },
  externalRoutes: { selectedTemplate: selectedTemplateRouteRef },
  extensions: [
    openmcpApi,
    serverClockApi,
    openmcpPage,
    // The order of the tabs.
    overviewPage,
    providersPage,
    installationsPage,
    ...formFields,
  ],
});
