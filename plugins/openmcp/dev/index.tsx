import '@backstage/cli/asset-types';
import { createDevApp } from '@backstage/frontend-dev-utils';
import {
  ApiBlueprint,
  createFrontendModule,
} from '@backstage/frontend-plugin-api';
import { signalApiRef } from '@backstage/plugin-signals-react';
import openmcpPlugin, { openmcpApiRef } from '../src';
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

createDevApp({
  features: [
    openmcpPlugin,
    createFrontendModule({ pluginId: 'openmcp', extensions: [exampleApi] }),
    createFrontendModule({ pluginId: 'app', extensions: [exampleSignals] }),
  ],
});
