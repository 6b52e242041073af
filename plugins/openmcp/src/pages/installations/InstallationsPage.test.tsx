import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
  minutesAgo,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';

const LIST = '/openmcp/installations';

const degraded = exampleItem({
  name: 'velero',
  health: 'Degraded',
  since: minutesAgo(660),
  summary: {
    code: 'init-failed',
    params: { attempts: 5, exitCode: 1 },
    message: 'Init job failed 5 times',
  },
});

function backendWith(items = [exampleItem({ name: 'dns' }), degraded]) {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster({ simulated: true })];
  backend.items = items.map(item => ({
    ...item,
    simulated: item.cluster === 'eu-live',
  }));
  return backend;
}

function rowNames() {
  return screen
    .getAllByRole('rowheader')
    .map(cell => within(cell).getByRole('link').textContent);
}

function rowOf(name: string) {
  return screen
    .getByRole('link', { name: new RegExp(`^${name}, `) })
    .closest('[role=row]') as HTMLElement;
}

async function listIsShown() {
  await screen.findByRole('table', { name: /^Installations, / });
}

describe('InstallationsPage', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('says what it is about', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    expect(
      screen.getByRole('heading', { name: 'What runs where' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Installations - openMCP');
  });

  it('shows what needs attention first, each with its reason', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    expect(rowNames()).toEqual(['velero', 'dns']);
    const cells = within(rowOf('velero')).getAllByRole('cell').slice(1);
    expect(cells.map(cell => cell.textContent)).toEqual([
      'Health: Degraded',
      'PlatformService',
      'eu-live simulated',
      'velero:v1.1.2',
      '11 h',
      'Init job failed 5 times',
    ]);
    expect(rowOf('velero')).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3');
    expect(screen.getByText('2 installations')).toBeInTheDocument();
  });

  it('links to the page of an installation, whatever its names are', async () => {
    renderPlugin(
      LIST,
      backendWith([exampleItem({ name: 'a', cluster: 'eu: live/1' })]),
    );
    await listIsShown();
    expect(
      screen.getByRole('link', { name: 'a, PlatformService on eu: live/1' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations/eu%3A%20live%2F1/PlatformService/a',
    );
  });

  it('takes filters and order from the address', async () => {
    const backend = backendWith([
      exampleItem({ name: 'b', health: 'Unknown' }),
      exampleItem({ name: 'a', health: 'Degraded' }),
      exampleItem({ name: 'c', health: 'Degraded' }),
      exampleItem({ name: 'd' }),
    ]);
    renderPlugin(
      `${LIST}?health=Degraded&health=Unknown&sort=-name&health=nonsense`,
      backend,
    );
    await listIsShown();
    expect(rowNames()).toEqual(['c', 'b', 'a']);
    expect(screen.getByText(/1 of 4 hidden by 1 filter/)).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('finds names, images and reasons while typing', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    await userEvent.type(screen.getByRole('searchbox'), 'failed 5');
    await waitFor(() => expect(rowNames()).toEqual(['velero']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'images/dns');
    await waitFor(() => expect(rowNames()).toEqual(['dns']));
  });

  it('says how much a filter hides when nothing matches', async () => {
    renderPlugin(`${LIST}?q=nothing&kind=ServiceProvider`, backendWith());
    expect(
      await screen.findByText(
        'No installation matches. 2 are hidden by 2 filters.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'Clear filters' }),
    );
    expect(rowNames()).toEqual(['velero', 'dns']);
  });

  it('counts every health, and filters by it', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    const counts = screen.getByRole('list', {
      name: 'Installations by health',
    });
    expect(
      within(counts)
        .getAllByRole('link')
        .map(link => link.getAttribute('aria-label')),
    ).toEqual([
      'Degraded, 1 installation',
      'Unknown, none',
      'Progressing, none',
      'Terminating, none',
      'Suspended, none',
      'Healthy, 1 installation',
    ]);
    expect(within(counts).getAllByText('none')).toHaveLength(4);
    await userEvent.click(
      within(counts).getByRole('link', { name: /^Degraded/ }),
    );
    expect(rowNames()).toEqual(['velero']);
  });

  it('orders by a column, and the other way round', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    const name = screen.getByRole('button', { name: 'Name' });
    await userEvent.click(name);
    expect(rowNames()).toEqual(['dns', 'velero']);
    await userEvent.click(name);
    expect(rowNames()).toEqual(['velero', 'dns']);
  });

  it('keeps the rows of a lost cluster, without calling them confirmed', async () => {
    const backend = backendWith([
      exampleItem({
        name: 'gateway',
        cluster: 'eu-canary',
        freshness: { stale: true, asOf: minutesAgo(23) },
      }),
      exampleItem({ name: 'dns' }),
    ]);
    backend.clusters.push(lostCluster());
    renderPlugin(LIST, backend);
    await listIsShown();
    expect(screen.getByText('1 of 2 clusters read.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Installations of eu-canary could not be read: connection refused since 14:02 (23 min). You see its state of 14:02.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('2 installations, 1 of them last seen 14:02'),
    ).toBeInTheDocument();

    const stale = rowOf('gateway');
    expect(within(stale).getByText('as of 14:02')).toBeInTheDocument();
    expect(within(stale).getByText('stale')).toBeInTheDocument();
    expect(stale.querySelector('[data-family=positive]')).toBeNull();
    expect(
      rowOf('dns').querySelector('[data-family=positive]'),
    ).toBeInTheDocument();
  });

  it('names kinds that could not be read, and tells them from missing ones', async () => {
    const backend = backendWith();
    backend.clusters = [
      exampleCluster({
        state: 'degraded',
        kinds: [
          {
            kind: 'Pod',
            group: '',
            neededFor: 'health',
            state: 'forbidden',
            count: null,
          },
          {
            kind: 'ServiceProvider',
            group: 'openmcp.cloud',
            neededFor: 'health',
            state: 'not-installed',
            count: null,
          },
          {
            kind: 'CustomResourceDefinition',
            group: 'apiextensions.k8s.io',
            neededFor: 'eligibility',
            state: 'forbidden',
            count: null,
          },
        ],
      }),
    ];
    renderPlugin(LIST, backend);
    await listIsShown();
    expect(
      screen.getByText(
        'Pods: no right to read them on eu-live (403). Health is derived without them.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('ServiceProvider is not installed on eu-live.'),
    ).toBeInTheDocument();
    // Health does not need it.
    expect(
      screen.queryByText(/CustomResourceDefinition/),
    ).not.toBeInTheDocument();
  });

  it('changes a cell in place and leaves the order alone while it is read', async () => {
    const backend = backendWith();
    renderPlugin(LIST, backend);
    await listIsShown();
    const link = screen.getByRole('link', { name: /^dns, / });
    link.focus();

    backend.items = [
      exampleItem({ name: 'dns', health: 'Degraded', since: minutesAgo(0) }),
      { ...degraded, simulated: true },
      exampleItem({ name: 'new-one' }),
    ];
    backend.signal();
    await within(rowOf('dns')).findByText('Degraded');
    expect(rowNames()).toEqual(['velero', 'dns']);
    expect(link).toHaveFocus();
    expect(screen.getByText(/1 row moved, 1 new/)).toBeInTheDocument();
    expect(within(rowOf('dns')).getAllByRole('cell')[1]).toHaveAttribute(
      'data-changed',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(rowNames()).toEqual(['dns', 'velero', 'new-one']);
    expect(screen.queryByText(/row moved/)).toBeNull();
  });

  it('keeps a row that no longer matches until the reader lets it go', async () => {
    const backend = backendWith([degraded]);
    renderPlugin(`${LIST}?health=Degraded`, backend);
    await listIsShown();
    const link = screen.getByRole('link', { name: /^velero, / });
    link.focus();
    backend.items = [exampleItem({ name: 'velero' })];
    backend.signal();
    expect(await screen.findByText('no longer matches')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('searchbox'));
    expect(
      await screen.findByText(/No installation matches/),
    ).toBeInTheDocument();
  });

  it('has one tab stop for its rows, which the arrow keys move', async () => {
    renderPlugin(
      `${LIST}?sort=name`,
      backendWith(
        Array.from({ length: 40 }, (_, index) =>
          exampleItem({ name: `service-${index}` }),
        ),
      ),
    );
    await listIsShown();
    const link = (name: string) =>
      screen.getByRole('link', { name: `${name}, PlatformService on eu-live` });
    expect(
      screen
        .getAllByRole('rowheader')
        .map(cell => within(cell).getByRole('link').tabIndex)
        .filter(tabIndex => tabIndex === 0),
    ).toHaveLength(1);

    link('service-0').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('service-1')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    expect(link('service-11')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(link('service-9')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(link('service-39')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(link('service-0')).toHaveFocus());
  });

  it('has a skip link before the filters', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    await userEvent.click(screen.getByText('Skip to the list'));
    expect(screen.getByRole('link', { name: /^velero, / })).toHaveFocus();
  });

  it('draws few of many rows', async () => {
    renderPlugin(
      LIST,
      backendWith(
        Array.from({ length: 3000 }, (_, index) =>
          exampleItem({ name: `service-${index}` }),
        ),
      ),
    );
    await listIsShown();
    expect(screen.getByText('3,000 installations')).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  });

  it('shows objects without times, status and image', async () => {
    renderPlugin(
      LIST,
      backendWith([
        exampleItem({
          name: 'bare',
          health: 'Unknown',
          since: 'not-a-date',
          image: { wanted: '', running: [], differs: false },
          freshness: { stale: false },
          pods: { ready: null, wanted: null },
          restarts: null,
        }),
      ]),
    );
    await listIsShown();
    expect(
      within(rowOf('bare'))
        .getAllByRole('cell')
        .map(cell => cell.textContent)
        .slice(4, 6),
    ).toEqual(['-', '-']);
  });

  describe('without data', () => {
    it('says that nothing is installed', async () => {
      renderPlugin(LIST, backendWith([]));
      expect(
        await screen.findByText(
          'Nothing is installed on the clusters you can see.',
        ),
      ).toBeInTheDocument();
    });

    it('says how to connect a cluster', async () => {
      renderPlugin(LIST, new FakeBackend());
      expect(
        await screen.findByText(
          'No platform cluster is connected. Add one under openmcp.clusters.',
        ),
      ).toBeInTheDocument();
    });

    it.each([
      [
        'was never read',
        { ...lostCluster(), freshness: { stale: true }, since: undefined },
      ],
      ['is being read for the first time', exampleCluster({ settling: true })],
    ])('does not call a cluster empty that %s', async (_, cluster) => {
      const backend = new FakeBackend();
      backend.clusters = [cluster];
      renderPlugin(LIST, backend);
      expect(
        await screen.findByText(
          'No installation is known: no cluster has been read yet.',
        ),
      ).toBeInTheDocument();
      expect(screen.queryByText(/^Nothing is installed/)).toBeNull();
    });

    it('names the missing right for the list', async () => {
      const backend = backendWith();
      backend.failure = answerWithStatus(403);
      renderPlugin(LIST, backend);
      expect(
        await screen.findByText(
          'You may not see installations. Needed: openmcp.installation.read.',
        ),
      ).toBeInTheDocument();
      expect(screen.queryByText(/velero/)).toBeNull();
    });

    it('says why the backend gave nothing, and asks again on request', async () => {
      const backend = backendWith();
      backend.failure = answerWithStatus(503);
      renderPlugin(LIST, backend);
      expect(
        await screen.findByText(
          'Installations could not be read: the portal backend answers 503 since 14:25.',
        ),
      ).toBeInTheDocument();
      backend.failure = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await listIsShown();
    });
  });
});
