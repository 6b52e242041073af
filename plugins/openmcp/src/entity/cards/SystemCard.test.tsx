import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Entity } from '@backstage/catalog-model';
import { catalogApiMock } from '@backstage/plugin-catalog-react/testUtils';
import {
  providerEntity,
  systemEntity,
} from '../../__testUtils__/exampleEntities';
import { exampleEso } from '../../__testUtils__/exampleProviders';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { renderOnEntity } from '../../__testUtils__/renderOnEntity';
import { SystemCard } from './SystemCard';

const PROVIDER = 'component:default/service-provider-eso';
const IMAGE = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';

const part: Entity = {
  ...providerEntity(),
  relations: [
    { type: 'partOf', targetRef: 'system:default/secrets-and-trust' },
  ],
};

function catalogWith(...entities: Entity[]) {
  return catalogApiMock({ entities });
}

function createBackend() {
  const backend = new FakeBackend();
  backend.providers = [exampleEso()];
  backend.clusters = [exampleCluster(), lostCluster()];
  const image = { wanted: IMAGE, running: [IMAGE], differs: false };
  backend.items = [
    ...['eu-live', 'ap-live', 'us-live', 'af-live', 'sa-live'].map(cluster =>
      exampleItem({ name: 'eso', cluster, image }),
    ),
    exampleItem({
      name: 'eso',
      cluster: 'eu-canary',
      image,
      health: 'Degraded',
      summary: { code: 'something-new', params: {}, message: 'Init failed' },
    }),
    exampleItem({ name: 'not-ours' }),
  ];
  return backend;
}

describe('SystemCard', () => {
  it('lists the installations of its providers, worst first', async () => {
    renderOnEntity(<SystemCard />, systemEntity(), createBackend(), {
      catalog: catalogWith(part),
    });
    const list = await screen.findByRole('list', {
      name: 'Installations, worst first',
    });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(
      within(rows[0]).getByRole('link', {
        name: 'eso, PlatformService on eu-canary',
      }),
    ).toBeInTheDocument();
    expect(within(rows[0]).getByText('Init failed')).toBeInTheDocument();
    expect(
      screen.getByText('6 installations on 6 clusters'),
    ).toBeInTheDocument();
    expect(screen.getByText('1 of 2 clusters read.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 6' })).toHaveAttribute(
      'href',
      `/openmcp/installations?${new URLSearchParams({ provider: PROVIDER })}`,
    );
  });

  it('has its place while the catalog is asked, if there may be something in it', async () => {
    const catalog = catalogWith(part);
    jest.spyOn(catalog, 'getEntities').mockReturnValue(new Promise(() => {}));
    const system = {
      ...systemEntity(),
      relations: [{ type: 'hasPart', targetRef: PROVIDER }],
    };
    renderOnEntity(<SystemCard />, system, createBackend(), { catalog });
    expect(
      await screen.findByRole('region', { name: 'openMCP installations' }),
    ).toBeInTheDocument();
    expect(
      await screen.findByText('Loading installations'),
    ).toBeInTheDocument();
  });

  it('is not there for systems that have no provider', async () => {
    const backend = createBackend();
    const catalog = catalogWith();
    const asked = jest.spyOn(catalog, 'getEntities');
    renderOnEntity(<SystemCard />, systemEntity(), backend, { catalog });
    await screen.findByRole('heading', { name: 'secrets-and-trust' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await asked.mock.results[0].value;
    expect(
      screen.queryByRole('region', { name: 'openMCP installations' }),
    ).not.toBeInTheDocument();
    expect(backend.calls).toEqual([]);
  });

  it('says so when nothing of it runs', async () => {
    const backend = createBackend();
    backend.items = [];
    renderOnEntity(<SystemCard />, systemEntity(), backend, {
      catalog: catalogWith(part),
    });
    expect(
      await screen.findByText(
        'No provider of secrets-and-trust runs on a cluster that you can see.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('1 of 2 clusters read.')).toBeInTheDocument();
  });

  it('does not take a catalog that fails for a system without providers', async () => {
    const catalog = catalogWith(part);
    jest
      .spyOn(catalog, 'getEntities')
      .mockRejectedValueOnce(answerWithStatus(503));
    renderOnEntity(<SystemCard />, systemEntity(), createBackend(), {
      catalog,
    });
    expect(
      await screen.findByText(
        /Which providers belong to secrets-and-trust could not be read/,
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('6 installations on 6 clusters'),
    ).toBeInTheDocument();
  });

  it.each([
    [403, 'You may not see installations. Needed: openmcp.installation.read.'],
    [500, /Installations of secrets-and-trust could not be read/],
  ])('stays where it is after an answer %d', async (status, text) => {
    const backend = createBackend();
    backend.failure = answerWithStatus(status);
    renderOnEntity(<SystemCard />, systemEntity(), backend, {
      catalog: catalogWith(part),
    });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('has nothing in the way of assistive technology', async () => {
    const { container } = renderOnEntity(
      <SystemCard />,
      systemEntity(),
      createBackend(),
      { catalog: catalogWith(part) },
    );
    await screen.findByText('6 installations on 6 clusters');
    expect(await findFaults(container)).toEqual([]);
  });
});
