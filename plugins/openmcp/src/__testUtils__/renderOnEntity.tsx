import { ReactElement } from 'react';
import { Entity } from '@backstage/catalog-model';
import {
  ApiBlueprint,
  createFrontendPlugin,
  PageBlueprint,
} from '@backstage/frontend-plugin-api';
import {
  CatalogApi,
  catalogApiRef,
  EntityProvider,
} from '@backstage/plugin-catalog-react';
import { FakeBackend } from './FakeBackend';
import { renderPlugin } from './renderPlugin';

/** Draws something on the page of an entity, in an app with the pages of openMCP. */
export function renderOnEntity(
  element: ReactElement,
  entity: Entity,
  backend: FakeBackend,
  options: { catalog?: CatalogApi; denied?: boolean; address?: string } = {},
) {
  const { address = '/entity', catalog, denied } = options;
  const host = createFrontendPlugin({
    pluginId: 'host',
    extensions: [
      PageBlueprint.make({
        params: {
          path: '/entity',
          noHeader: true,
          loader: async () => (
            <main>
              <h1>{entity.metadata.name}</h1>
              <EntityProvider entity={entity}>{element}</EntityProvider>
            </main>
          ),
        },
      }),
      ...(catalog
        ? [
            ApiBlueprint.make({
              name: 'catalog',
              params: define =>
                define({
                  api: catalogApiRef,
                  deps: {},
                  factory: () => catalog,
                }),
            }),
          ]
        : []),
    ],
  });
  return renderPlugin(address, backend, { denied, features: [host] });
}
