import '@backstage/cli/asset-types';
import { createDevApp } from '@backstage/frontend-dev-utils';
import {
  ApiBlueprint,
  createFrontendModule,
} from '@backstage/frontend-plugin-api';
import catalogPlugin from '@backstage/plugin-catalog/alpha';
import { catalogApiRef } from '@backstage/plugin-catalog-react';
import { catalogApiMock } from '@backstage/plugin-catalog-react/testUtils';
import homePlugin from '@backstage/plugin-home/alpha';
import { AuthorizeResult } from '@backstage/plugin-permission-common';
import { permissionApiRef } from '@backstage/plugin-permission-react';
import { signalApiRef } from '@backstage/plugin-signals-react';
import openmcpPlugin, { openmcpApiRef } from '../src';
import { exampleEntities } from './exampleEntities';
import { ExampleLandscape } from './ExampleLandscape';

const rows = Number(new URLSearchParams(window.location.search).get('rows'));
const landscape = new ExampleLandscape(rows || 46);

const exampleApi = ApiBlueprint.make({
  name: 'client',
  params: define =>
    define({ api: openmcpApiRef, deps: {}, factory: () => landscape }),
});

const exampleSignals = ApiBlueprint.make({
  name: 'signals',
  params: define =>
    define({ api: signalApiRef, deps: {}, factory: () => landscape }),
});

const exampleCatalog = ApiBlueprint.make({
  params: define =>
    define({
      api: catalogApiRef,
      deps: {},
      factory: () => catalogApiMock({ entities: exampleEntities }),
    }),
});

// Nobody is asked for rights, because no backend runs.
const exampleRights = ApiBlueprint.make({
  name: 'permission',
  params: define =>
    define({
      api: permissionApiRef,
      deps: {},
      factory: () => ({
        authorize: async () => ({ result: AuthorizeResult.ALLOW } as const),
      }),
    }),
});

createDevApp({
  features: [
    openmcpPlugin,
    catalogPlugin,
    homePlugin,
    createFrontendModule({ pluginId: 'openmcp', extensions: [exampleApi] }),
    createFrontendModule({
      pluginId: 'catalog',
      extensions: [exampleCatalog],
    }),
    createFrontendModule({
      pluginId: 'app',
      extensions: [exampleSignals, exampleRights],
    }),
  ],
});
