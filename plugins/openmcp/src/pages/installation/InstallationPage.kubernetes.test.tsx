import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Entity } from '@backstage/catalog-model';
import {
  ApiBlueprint,
  createFrontendModule,
} from '@backstage/frontend-plugin-api';
import catalogPlugin from '@backstage/plugin-catalog/alpha';
import { CatalogApi, catalogApiRef } from '@backstage/plugin-catalog-react';
import { catalogApiMock } from '@backstage/plugin-catalog-react/testUtils';
import { installationEntity } from '../../__testUtils__/exampleEntities';
import {
  exampleCluster,
  exampleInstallation,
} from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { renderPlugin } from '../../__testUtils__/renderPlugin';

const VELERO = '/openmcp/installations/eu-live/PlatformService/velero';
const KNOWN = { 'backstage.io/kubernetes-cluster': 'eu-live' };
const OPEN = 'Open in the Kubernetes plugin';

function entityWith(
  annotations: Record<string, string>,
  name?: string,
): Entity {
  const entity = installationEntity();
  const { metadata } = entity;
  return {
    ...entity,
    metadata: {
      ...metadata,
      name: name ?? metadata.name,
      annotations: { ...metadata.annotations, ...annotations },
    },
  };
}

/** Opens the page, and the menu when the catalog has answered. */
async function openMore(catalog: Pick<CatalogApi, 'getEntities'>) {
  const asked = jest.spyOn(catalog, 'getEntities');
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster()];
  backend.installation = exampleInstallation();
  renderPlugin(VELERO, backend, {
    features: [
      catalogPlugin,
      createFrontendModule({
        pluginId: 'catalog',
        extensions: [
          ApiBlueprint.make({
            params: define =>
              define({
                api: catalogApiRef,
                deps: {},
                factory: () => catalog as CatalogApi,
              }),
          }),
        ],
      }),
    ],
  });
  const more = await screen.findByRole('button', { name: 'More' });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await asked.mock.results[0].value.catch(() => {});
  await userEvent.click(more);
  await screen.findByRole('menuitem', { name: 'velero on all clusters' });
}

describe('InstallationPage, beside the Kubernetes plugin', () => {
  it('leads to its tab where it knows the cluster', async () => {
    await openMore(
      catalogApiMock({
        entities: [
          // Of another object whose name differs in case.
          entityWith(
            { ...KNOWN, 'openmcp.cloud/installation-name': 'Velero' },
            'other',
          ),
          entityWith(KNOWN),
        ],
      }),
    );
    expect(await screen.findByRole('menuitem', { name: OPEN })).toHaveAttribute(
      'href',
      '/catalog/default/resource/eu-live-velero/kubernetes',
    );
  });

  it.each([
    ['where it does not know the cluster', [entityWith({})]],
    ['where the catalog has no entity of it', []],
  ])('does not speak of it %s', async (_, entities) => {
    await openMore(catalogApiMock({ entities }));
    expect(screen.queryByRole('menuitem', { name: OPEN })).toBeNull();
  });

  it('does without when the catalog does not answer', async () => {
    await openMore({
      getEntities: async () => {
        throw new Error('The catalog is away');
      },
    });
    expect(screen.queryByRole('menuitem', { name: OPEN })).toBeNull();
    expect(screen.queryByText(/The catalog is away/)).toBeNull();
  });
});
