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

const OVERVIEW = '/openmcp';

const velero = exampleItem({
  name: 'velero',
  health: 'Degraded',
  since: minutesAgo(683),
  summary: {
    code: 'init-failed',
    params: { attempts: 5, exitCode: 1 },
    message: 'Init job failed 5 times',
  },
  simulated: true,
});

function backendWith(items = [velero, exampleItem({ name: 'eso' })]) {
  const backend = new FakeBackend();
  backend.clusters = [
    exampleCluster({ simulated: true, counts: { installations: 2 } }),
  ];
  backend.items = items;
  return backend;
}

function region(name: string) {
  return screen.getByRole('region', { name });
}

/** The first line of the page, as soon as it says something. */
async function headline() {
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: name => name !== 'openMCP',
  });
  return heading.textContent;
}

describe('OverviewPage', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('answers in one sentence, and shows what to look at first', async () => {
    renderPlugin(OVERVIEW, backendWith());
    expect(await headline()).toBe(
      '1 installation needs attention. 1 of 1 cluster read.',
    );
    expect(document.title).toBe('1 need attention - openMCP');
    const attention = region('Needs attention first');
    const item = await within(attention).findByRole('listitem');
    expect(item).toHaveTextContent('Health: Degraded');
    expect(item).toHaveTextContent('PlatformService, eu-live simulated');
    expect(item).toHaveTextContent('Init job failed 5 times');
    expect(within(item).getByRole('link')).toHaveAttribute(
      'href',
      '/openmcp/installations/eu-live/PlatformService/velero',
    );
    expect(
      within(attention).getByRole('link', {
        name: 'All that need attention (1)',
      }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations?health=Degraded&health=Unknown',
    );
  });

  it('counts every health, in words and as links', async () => {
    renderPlugin(OVERVIEW, backendWith());
    const counts = await screen.findByRole('list', {
      name: 'Installations by health',
    });
    const links = within(counts).getAllByRole('link');
    expect(links.map(link => link.getAttribute('title'))).toEqual([
      'Degraded, 1 installation',
      'Unknown, none',
      'Progressing, none',
      'Terminating, none',
      'Suspended, none',
      'Healthy, 1 installation',
    ]);
    expect(links[0]).toHaveAccessibleName(
      /^Health: ?Degraded ?1 ?installation$/,
    );
    expect(links[0]).toHaveAttribute(
      'href',
      '/openmcp/installations?health=Degraded',
    );
    expect(screen.getByText('2 installations')).toBeInTheDocument();
  });

  it('says that nothing is wrong only where all was read', async () => {
    const backend = backendWith([exampleItem({ name: 'eso' })]);
    renderPlugin(OVERVIEW, backend);
    expect(await headline()).toBe(
      '1 installation: pods up. 1 of 1 cluster read.',
    );
    expect(
      await screen.findByText('Nothing needs attention.'),
    ).toBeInTheDocument();
  });

  it('keeps what it knows of a lost cluster, unconfirmed, and claims nothing', async () => {
    const backend = backendWith([
      exampleItem({ name: 'eso' }),
      exampleItem({
        name: 'gateway',
        cluster: 'eu-canary',
        freshness: { stale: true, asOf: minutesAgo(23) },
      }),
      exampleItem({
        name: 'kro',
        cluster: 'eu-canary',
        health: 'Suspended',
        freshness: { stale: true, asOf: minutesAgo(23) },
      }),
    ]);
    backend.clusters.push(lostCluster());
    renderPlugin(OVERVIEW, backend);
    expect(await headline()).toBe(
      'No installation is known to need attention. 1 of 2 clusters read.',
    );
    expect(
      screen.getByText('3 installations, 2 of them last seen 14:02'),
    ).toBeInTheDocument();
    expect(
      await screen.findByText(
        /^Installations of eu-canary could not be read: connection refused since 14:02/,
      ),
    ).toBeInTheDocument();
    // Only seen on the lost cluster.
    expect(
      screen
        .getByTitle('Suspended, 1 installation')
        .querySelector('[data-family=unconfirmed]'),
    ).toBeInTheDocument();
    expect(
      await screen.findByText('Nothing is known to need attention.'),
    ).toBeInTheDocument();
  });

  it('says when no cluster can be read', async () => {
    const backend = backendWith([]);
    backend.clusters = [lostCluster('a'), lostCluster('b')];
    renderPlugin(OVERVIEW, backend);
    expect(await headline()).toBe(
      'No cluster can be read. You see the state of 14:02.',
    );
  });

  it('counts a deletion that does not end as well', async () => {
    const backend = backendWith([
      exampleItem({
        name: 'going',
        health: 'Terminating',
        since: minutesAgo(2),
      }),
      exampleItem({
        name: 'stuck',
        health: 'Terminating',
        since: minutesAgo(40),
      }),
    ]);
    renderPlugin(OVERVIEW, backend);
    const attention = await screen.findByRole('region', {
      name: 'Needs attention first',
    });
    expect(
      await within(attention).findByRole('link', { name: /^stuck, / }),
    ).toBeInTheDocument();
    expect(
      within(attention).queryByRole('link', { name: /^going, / }),
    ).toBeNull();
    expect(
      within(attention).getByRole('link', {
        name: 'All that need attention (1)',
      }),
    ).toHaveAttribute('href', expect.stringContaining('health=Terminating'));
    expect(await headline()).toMatch(/^1 installation needs attention/);
  });

  it('says where to start when only openMCP itself runs', async () => {
    renderPlugin(
      OVERVIEW,
      backendWith([exampleItem({ name: 'own', managedByOperator: true })]),
    );
    const start = await screen.findByRole('region', { name: 'Start here' });
    expect(start).toHaveTextContent(
      "Nothing runs here yet except openMCP's own services.",
    );
    expect(
      within(start).getByRole('link', { name: 'What can I run?' }),
    ).toHaveAttribute('href', '/openmcp/providers');
  });

  it('shows how to connect a cluster where there is none', async () => {
    renderPlugin(OVERVIEW, new FakeBackend());
    expect(await headline()).toBe(
      'No platform cluster is connected. Add one under openmcp.clusters.',
    );
    expect(region('How to connect a cluster')).toHaveTextContent('kubeconfig:');
    expect(screen.queryByRole('region', { name: 'Clusters' })).toBeNull();
  });

  describe('clusters', () => {
    const limited = exampleCluster({
      name: 'ap-live',
      state: 'degraded',
      delivery: 'gitops',
      kinds: [
        {
          kind: 'Pod',
          group: '',
          neededFor: 'health',
          state: 'forbidden',
          count: null,
        },
        {
          kind: 'PlatformService',
          group: 'openmcp.cloud',
          neededFor: 'health',
          state: 'readable',
          count: 6,
        },
      ],
    });

    it('come in the order of their trouble, each with its reason', async () => {
      const backend = backendWith();
      backend.clusters.push(limited, lostCluster());
      renderPlugin(OVERVIEW, backend);
      const items = await within(
        await screen.findByRole('list', { name: /^Clusters, / }),
      ).findAllByRole('listitem');
      expect(items.map(item => item.textContent)).toEqual([
        expect.stringMatching(
          /^Cluster: Unreachableeu-canary.*connection refused, since 14:02$/,
        ),
        expect.stringMatching(
          /^Cluster: Limitedap-live.*GitOps.*Pods: no right to read them$/,
        ),
        expect.stringMatching(/^Cluster: Liveeu-live.*simulated/),
      ]);
      expect(
        within(items[2]).getByRole('link', {
          name: '2 installations on eu-live',
        }),
      ).toHaveAttribute('href', '/openmcp/installations?cluster=eu-live');
    });

    it('open their details, which the address keeps', async () => {
      const backend = backendWith();
      backend.clusters.push(limited);
      renderPlugin(`${OVERVIEW}?cluster=eu-live`, backend);
      expect(
        await screen.findByRole('table', {
          name: 'What can be read on eu-live',
        }),
      ).toBeInTheDocument();
      await userEvent.click(
        screen.getByRole('button', { name: 'Details of ap-live' }),
      );
      const table = screen.getByRole('table', {
        name: 'What can be read on ap-live',
      });
      expect(
        within(table)
          .getAllByRole('row')
          .slice(1)
          .map(row => row.textContent),
      ).toEqual(['Podno right to read --', 'PlatformServiceread 6-']);
    });
  });

  describe('actions', () => {
    it('name the missing right', async () => {
      const backend = backendWith();
      backend.clusters = [
        exampleCluster({
          may: {
            apply: false,
            delete: false,
            override: false,
            force: false,
            hostPath: false,
            command: false,
          },
        }),
      ];
      renderPlugin(OVERVIEW, backend);
      const button = await screen.findByRole('button', {
        name: 'Run a platform service',
      });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      // No scaffolder in this app, which is the first that keeps one from it.
      expect(button).toHaveAccessibleDescription(
        'This portal has no software templates.',
      );
    });
  });

  describe('while somebody reads', () => {
    it('lets nothing move until it is asked for', async () => {
      const backend = backendWith();
      renderPlugin(OVERVIEW, backend);
      const attention = await screen.findByRole('region', {
        name: 'Needs attention first',
      });
      const names = () =>
        within(attention)
          .getAllByRole('listitem')
          .map(item => within(item).getByRole('link').textContent);
      const link = await within(attention).findByRole('link', {
        name: /^velero, /,
      });
      link.focus();
      backend.items = [
        exampleItem({ name: 'dns', health: 'Degraded', since: minutesAgo(0) }),
        ...backend.items,
      ];
      backend.signal();
      expect(await within(attention).findByText(/1 new/)).toBeInTheDocument();
      expect(names()).toEqual(['velero']);
      await userEvent.click(
        within(attention).getByRole('button', { name: 'Show' }),
      );
      expect(names()).toEqual(['dns', 'velero']);
    });
  });

  describe('when the backend fails', () => {
    it('says so once, and keeps what was known', async () => {
      const backend = backendWith();
      renderPlugin(OVERVIEW, backend);
      await screen.findByRole('link', { name: /^velero, / });
      await screen.findByRole('list', { name: /^Clusters, / });
      await screen.findByText('No change is known in this time.');
      backend.failure = answerWithStatus(503);
      backend.signal();
      expect(
        await screen.findByText(
          'The summary could not be refreshed: the portal backend answers 503 since 14:25. You see the counts of 14:25.',
          undefined,
          { timeout: 10_000 },
        ),
      ).toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(
        1,
      );
      expect(
        screen.getByRole('link', { name: /^velero, / }),
      ).toBeInTheDocument();
      expect(document.querySelector('[data-family=positive]')).toBeNull();

      backend.failure = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(screen.queryByText(/^The summary could not/)).toBeNull(),
      );
    }, 60_000);

    it('names the missing right in its place, and the rest lives', async () => {
      const backend = backendWith();
      backend.failures = {
        summary: answerWithStatus(403),
        installations: answerWithStatus(403),
        history: answerWithStatus(403),
      };
      renderPlugin(OVERVIEW, backend);
      expect(
        await screen.findByRole('list', { name: /^Clusters, / }),
      ).toBeInTheDocument();
      expect(
        screen.getAllByText(
          'You may not see installations. Needed: openmcp.installation.read.',
        ).length,
      ).toBeGreaterThan(0);
      expect(
        screen.getByText(
          'You may not see what changed. Needed: openmcp.installation.read.',
        ),
      ).toBeInTheDocument();
      expect(screen.queryByText(/velero/)).toBeNull();
    });

    it.each([
      [
        'clusters',
        'You may not see clusters. Needed: openmcp.cluster.read.',
        403,
      ],
      [
        'history',
        'What changed could not be read: the portal backend answers 503 since 14:25.',
        503,
      ],
      [
        'installations',
        'What needs attention could not be read: the portal backend answers 500 since 14:25.',
        500,
      ],
    ])(
      'says in the place of %s what failed',
      async (call, sentence, status) => {
        const backend = backendWith();
        backend.failures = { [call]: answerWithStatus(status) };
        renderPlugin(OVERVIEW, backend);
        expect(await screen.findByText(sentence)).toBeInTheDocument();
        expect(await headline()).toMatch(/needs attention/);
      },
    );

    it.each(['summary', 'installations', 'clusters', 'history'])(
      'does not take nonsense in place of %s for emptiness',
      async call => {
        const backend = backendWith();
        backend.nonsense = { [call]: {} };
        renderPlugin(OVERVIEW, backend);
        expect(
          await screen.findByText(
            /could not be read: the portal backend answers in a way that this page does not understand/,
          ),
        ).toBeInTheDocument();
        expect(screen.queryByText(/^Nothing|^No platform cluster/)).toBeNull();
      },
    );
  });
});
