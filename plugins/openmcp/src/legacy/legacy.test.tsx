import { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { Entity } from '@backstage/catalog-model';
import { FlatRoutes } from '@backstage/core-app-api';
import { catalogApiRef, EntityProvider } from '@backstage/plugin-catalog-react';
import { catalogApiMock } from '@backstage/plugin-catalog-react/testUtils';
import { AuthorizeResult } from '@backstage/plugin-permission-common';
import { permissionApiRef } from '@backstage/plugin-permission-react';
import {
  ScaffolderFieldExtensions,
  useCustomFieldExtensions,
} from '@backstage/plugin-scaffolder-react';
import { signalApiRef } from '@backstage/plugin-signals-react';
import {
  mockApis,
  renderInTestApp,
  TestApiProvider,
} from '@backstage/test-utils';
import {
  clusterEntity,
  installationEntity,
  providerEntity,
  systemEntity,
} from '../__testUtils__/exampleEntities';
import { exampleEso, exampleReport } from '../__testUtils__/exampleProviders';
import {
  exampleCluster,
  exampleInstallation,
  exampleItem,
  NOW,
} from '../__testUtils__/examples';
import { FakeBackend } from '../__testUtils__/FakeBackend';
import { layOut } from '../__testUtils__/renderPlugin';
import { openmcpApiRef, serverClockApiRef } from '../api';
import * as fields from '../fields';
import {
  EntityOpenmcpClusterCard,
  EntityOpenmcpContent,
  EntityOpenmcpInstallationCard,
  EntityOpenmcpProviderCard,
  EntityOpenmcpSystemCard,
  HomePageOpenmcpAttention,
  isOpenmcpAvailable,
  isOpenmcpCluster,
  isOpenmcpInstallation,
  isOpenmcpProvider,
  openmcpFieldExtensions,
  OpenmcpPage,
} from '../legacy';
import { rootRouteRef } from '../routes';

const part: Entity = {
  ...providerEntity(),
  relations: [
    { type: 'partOf', targetRef: 'system:default/secrets-and-trust' },
  ],
};

function createBackend() {
  const backend = new FakeBackend();
  backend.providers = [exampleEso()];
  backend.clusters = [exampleCluster()];
  backend.items = [exampleItem({ health: 'Degraded' })];
  backend.installation = exampleInstallation();
  backend.eligibility = () => exampleReport();
  return backend;
}

/** Draws something in an app of the older system at an address. */
async function show(
  element: ReactElement,
  address: string,
  backend = createBackend(),
) {
  await renderInTestApp(
    <TestApiProvider
      apis={[
        [openmcpApiRef, backend],
        [serverClockApiRef, { now: () => NOW }],
        [signalApiRef, backend],
        [catalogApiRef, catalogApiMock({ entities: [part] })],
        [
          permissionApiRef,
          mockApis.permission({ authorize: AuthorizeResult.ALLOW }),
        ],
      ]}
    >
      {element}
    </TestApiProvider>,
    { routeEntries: [address], mountedRoutes: { '/openmcp': rootRouteRef } },
  );
  return backend;
}

const open = (address: string) =>
  show(
    <FlatRoutes>
      <Route path="/openmcp" element={<OpenmcpPage />} />
    </FlatRoutes>,
    address,
  );

const showOn = (entity: Entity, element: ReactElement) =>
  show(<EntityProvider entity={entity}>{element}</EntityProvider>, '/');

describe('pages in an app of the older system', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('leads through all tabs', async () => {
    await open('/openmcp');
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /1 installation needs attention/,
      }),
    ).toBeInTheDocument();
    const tabs = screen.getAllByRole('tab').map(tab => tab.textContent);
    expect(tabs).toEqual([
      'Overview',
      'Providers',
      'Installations',
      'Compare',
      'Dependencies',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Providers' }));
    expect(
      await screen.findByRole('heading', {
        name: 'What can I run on the platform cluster?',
      }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Installations' }));
    expect(
      await screen.findByRole('heading', { name: 'What runs where' }),
    ).toBeInTheDocument();
  });

  it.each([
    [
      '/openmcp/providers',
      'Providers',
      'What can I run on the platform cluster?',
    ],
    [
      '/openmcp/providers/component/default/service-provider-eso',
      'Providers',
      'ESO',
    ],
    ['/openmcp/installations', 'Installations', 'What runs where'],
    [
      '/openmcp/installations/eu-live/PlatformService/velero',
      'Installations',
      /^velero/,
    ],
    ['/openmcp/compare', 'Compare', /rule by rule/],
    ['/openmcp/dependencies', 'Dependencies', /What must be there first/],
  ])('shows %s below its tab', async (address, tab, heading) => {
    await open(address);
    expect(
      await screen.findByRole('heading', { name: heading }),
    ).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: tab })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('leads from a row to its page', async () => {
    await open('/openmcp/installations');
    const row = await screen.findByRole('link', {
      name: 'velero, PlatformService on eu-live',
    });
    expect(row).toHaveAttribute(
      'href',
      '/openmcp/installations/eu-live/PlatformService/velero',
    );
    await userEvent.click(row);
    expect(
      await screen.findByRole('heading', { level: 1, name: /^velero/ }),
    ).toBeInTheDocument();
  });
});

describe('entities in an app of the older system', () => {
  it.each([
    [providerEntity(), <EntityOpenmcpProviderCard />, 'openMCP provider'],
    [
      installationEntity(),
      <EntityOpenmcpInstallationCard />,
      'openMCP installation',
    ],
    [clusterEntity(), <EntityOpenmcpClusterCard />, 'openMCP platform cluster'],
    [systemEntity(), <EntityOpenmcpSystemCard />, 'openMCP installations'],
  ])('have their card (%#)', async (entity, card, name) => {
    await showOn(entity, card);
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  });

  it('have their tab', async () => {
    await showOn(providerEntity(), <EntityOpenmcpContent />);
    expect(
      await screen.findByRole('region', { name: 'Verdict' }),
    ).toBeInTheDocument();
  });

  it('are told apart', () => {
    const others: Entity = {
      ...providerEntity(),
      spec: { type: 'service' },
    };
    const all = [
      providerEntity(),
      installationEntity(),
      clusterEntity(),
      others,
    ];
    expect(all.map(isOpenmcpProvider)).toEqual([true, false, false, false]);
    expect(all.map(isOpenmcpInstallation)).toEqual([false, true, false, false]);
    expect(all.map(isOpenmcpCluster)).toEqual([false, false, true, false]);
    expect(all.map(isOpenmcpAvailable)).toEqual([true, true, false, false]);
  });
});

describe('the home page in an app of the older system', () => {
  it('has the widget', async () => {
    await show(<HomePageOpenmcpAttention />, '/');
    const list = await screen.findByRole('list', {
      name: 'Needs attention, worst first',
    });
    expect(
      within(list).getByRole('link', {
        name: 'velero, PlatformService on eu-live',
      }),
    ).toBeInTheDocument();
  });
});

describe('forms in an app of the older system', () => {
  function Names() {
    const found = useCustomFieldExtensions(
      <ScaffolderFieldExtensions>
        {openmcpFieldExtensions}
      </ScaffolderFieldExtensions>,
    );
    return <p>{found.map(({ name }) => name).join(' ')}</p>;
  }

  it('have every field that the others have', async () => {
    await show(<Names />, '/');
    const names = Object.values(fields).flatMap(value =>
      typeof value === 'object' && 'name' in value ? [value.name] : [],
    );
    expect(names.length).toBeGreaterThan(10);
    const shown = screen.getByText(/OpenmcpProviderPicker/).textContent ?? '';
    expect(shown.split(' ').sort()).toEqual([...names].sort());
  });
});
