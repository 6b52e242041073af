import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Entity } from '@backstage/catalog-model';
import catalogPlugin from '@backstage/plugin-catalog/alpha';
import { catalogApiRef } from '@backstage/plugin-catalog-react';
import { catalogApiMock } from '@backstage/plugin-catalog-react/testUtils';
import {
  ApiBlueprint,
  createFrontendModule,
} from '@backstage/frontend-plugin-api';
import {
  clusterEntity,
  installationEntity,
  providerEntity,
} from '../__testUtils__/exampleEntities';
import { exampleEso, exampleReport } from '../__testUtils__/exampleProviders';
import { exampleCluster, exampleInstallation } from '../__testUtils__/examples';
import { FakeBackend } from '../__testUtils__/FakeBackend';
import { layOut, renderPlugin } from '../__testUtils__/renderPlugin';

const other: Entity = {
  ...providerEntity(),
  metadata: { name: 'website', namespace: 'default' },
  spec: { type: 'website', owner: 'platform-core' },
};

const catalog = createFrontendModule({
  pluginId: 'catalog',
  extensions: [
    ApiBlueprint.make({
      params: define =>
        define({
          api: catalogApiRef,
          deps: {},
          factory: () =>
            catalogApiMock({
              entities: [
                providerEntity(),
                installationEntity(),
                clusterEntity(),
                other,
              ],
            }),
        }),
    }),
  ],
});

function createBackend() {
  const backend = new FakeBackend();
  backend.providers = [exampleEso()];
  backend.clusters = [exampleCluster()];
  backend.installation = exampleInstallation({ simulated: true });
  backend.eligibility = () => exampleReport();
  return backend;
}

function open(address: string, backend = createBackend()) {
  renderPlugin(`/catalog/default/${address}`, backend, {
    features: [catalogPlugin, catalog],
  });
  return backend;
}

const link = () => screen.findByRole('link', { name: /openMCP status/ });

describe('pages of entities', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('show of a provider a card, a link, and all verdicts in the tab', async () => {
    open('component/service-provider-eso');
    expect(
      await screen.findByRole('region', { name: 'openMCP provider' }),
    ).toBeInTheDocument();
    expect(await link()).toHaveAttribute(
      'href',
      '/openmcp/providers/component/default/service-provider-eso',
    );
    const tab = (await screen.findAllByRole('link', { name: 'openMCP' })).find(
      each => each.getAttribute('href')?.startsWith('/catalog/'),
    );
    await userEvent.click(tab!);
    expect(
      await screen.findByRole('region', { name: 'Verdict' }),
    ).toBeInTheDocument();
    expect(
      screen.queryByRole('heading', { level: 1, name: 'ESO' }),
    ).not.toBeInTheDocument();
    expect(document.title).not.toBe('ESO - openMCP');
    expect(
      screen.queryByRole('navigation', { name: 'Where this is' }),
    ).not.toBeInTheDocument();
  });

  it('show of an installation a card, a link, and its state in the tab', async () => {
    open('resource/eu-live-velero/openmcp');
    const heading = await screen.findByRole('heading', { name: /^velero/ });
    expect(heading.tagName).toBe('H2');
    expect(screen.getByText('simulated')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'eu-live' })).toHaveAttribute(
      'href',
      '/openmcp/installations?cluster=eu-live',
    );
    const status = await screen.findByRole('tab', { name: 'Timeline' });
    await userEvent.click(status);
    await waitFor(() =>
      expect(status).toHaveAttribute('aria-selected', 'true'),
    );
  });

  it('show of a cluster a card and a link, but no tab', async () => {
    open('resource/eu-live');
    expect(
      await screen.findByRole('region', { name: 'openMCP platform cluster' }),
    ).toBeInTheDocument();
    expect(await link()).toHaveAttribute(
      'href',
      '/openmcp/installations?cluster=eu-live',
    );
    expect(
      screen
        .queryAllByRole('link', { name: 'openMCP' })
        .map(each => each.getAttribute('href')),
    ).not.toContain('/catalog/default/resource/eu-live/openmcp');
  });

  it('show nothing of openMCP on others', async () => {
    const backend = open('component/website');
    await screen.findByText('About');
    expect(screen.queryByText(/openMCP status/)).not.toBeInTheDocument();
    expect(
      screen.queryByRole('region', { name: /^openMCP/ }),
    ).not.toBeInTheDocument();
    expect(backend.calls).toEqual([]);
  });
});
