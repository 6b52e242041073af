import {
  ApiBlueprint,
  createFrontendPlugin,
  discoveryApiRef,
  fetchApiRef,
  PageBlueprint,
  SubPageBlueprint,
} from '@backstage/frontend-plugin-api';
import { RiInstanceLine } from '@remixicon/react';
import {
  createOpenmcpApi,
  openmcpApiRef,
  serverClock,
  serverClockApiRef,
} from './api';
import { entityExtensions } from './entity';
import { formFields } from './formFields';
import { mayRead } from './mayRead';
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
} from './routes';
import { OpenmcpTab, openmcpTabs } from './tabs';
import { homeWidget } from './widget';

const openmcpApi = ApiBlueprint.make({
  name: 'client',
  params: define =>
    define({
      api: openmcpApiRef,
      deps: { discoveryApi: discoveryApiRef, fetchApi: fetchApiRef },
      factory: createOpenmcpApi,
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
  if: mayRead,
  params: {
    path: '/openmcp',
    title: 'openMCP',
    icon: <RiInstanceLine />,
    routeRef: rootRouteRef,
  },
});

function subPage<TName extends string>({
  load,
  name,
  path,
  title,
}: OpenmcpTab<TName>) {
  return SubPageBlueprint.make({
    name,
    params: { path, title, loader: load },
  });
}

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
    compare: compareRouteRef,
    dependencies: dependenciesRouteRef,
  },
  externalRoutes: {
    catalogEntity: catalogEntityRouteRef,
    selectedTemplate: selectedTemplateRouteRef,
  },
  extensions: [
    openmcpApi,
    serverClockApi,
    openmcpPage,
    // The order of the tabs.
    subPage(openmcpTabs.overview),
    subPage(openmcpTabs.providers),
    subPage(openmcpTabs.installations),
    subPage(openmcpTabs.compare),
    subPage(openmcpTabs.dependencies),
    ...entityExtensions,
    homeWidget,
    ...formFields,
  ],
});
