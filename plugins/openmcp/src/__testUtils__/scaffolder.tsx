import { createRouteRef, createSubRouteRef } from '@backstage/core-plugin-api';
import {
  createFrontendPlugin,
  PageBlueprint,
} from '@backstage/frontend-plugin-api';

const root = createRouteRef({ id: 'scaffolder' });
const selectedTemplate = createSubRouteRef({
  id: 'scaffolder.selected-template',
  parent: root,
  path: '/templates/:namespace/:templateName',
});

/** Stands in for the plugin with the forms of software templates. */
export const scaffolder = createFrontendPlugin({
  pluginId: 'scaffolder',
  routes: { selectedTemplate },
  extensions: [
    PageBlueprint.make({
      params: {
        path: '/create',
        routeRef: root,
        loader: async () => <p>Form of a template</p>,
      },
    }),
  ],
});
