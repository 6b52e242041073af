import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleCluster,
  exampleInstallation,
  exampleItem,
  lostCluster,
  minutesAgo,
} from '../../__testUtils__/examples';
import { exampleProvider } from '../../__testUtils__/exampleProviders';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';
import { downloadCsv } from '../../export';

jest.mock('../../export', () => ({ downloadCsv: jest.fn() }));

const LIST = '/openmcp/installations';

function backendWith(items = [exampleItem({ name: 'dns' })]) {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster()];
  backend.items = items;
  return backend;
}

async function listIsShown() {
  await screen.findByRole('table', { name: /^Installations, / });
}

function heads() {
  return screen
    .getAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent);
}

describe('InstallationsPage with its tools', () => {
  beforeEach(layOut);
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('groups by cluster, each with its numbers and its own trouble', async () => {
    const backend = backendWith([
      exampleItem({ name: 'dns' }),
      exampleItem({ name: 'velero', health: 'Degraded' }),
      exampleItem({ name: 'gateway', cluster: 'eu-canary' }),
    ]);
    backend.clusters.push(lostCluster());
    renderPlugin(`${LIST}?group=cluster`, backend);
    await listIsShown();
    expect(heads()).toEqual(['eu-canary 1', 'eu-live 2']);
    const lost = screen.getByRole('heading', { name: /^eu-canary/ })
      .parentElement as HTMLElement;
    expect(lost).toHaveTextContent('connection refused, since 14:02');
    // Three rows, two heads of groups, and the head of the table.
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '6');
    // The arrow keys step over the heads of groups.
    screen.getByRole('link', { name: /^gateway, / }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^velero, / })).toHaveFocus();
  });

  it('groups by provider, those of none last', async () => {
    const backend = backendWith([
      exampleItem({ name: 'own' }),
      exampleItem({ name: 'eso' }),
    ]);
    backend.providers = [
      exampleProvider('External Secrets', undefined, {
        installations: [
          {
            cluster: 'eu-live',
            kind: 'PlatformService',
            name: 'eso',
            health: 'Healthy',
            simulated: false,
            stale: false,
          },
        ],
      }),
    ];
    renderPlugin(`${LIST}?group=provider`, backend);
    await listIsShown();
    await waitFor(() =>
      expect(heads()).toEqual([
        'External Secrets 1',
        'No provider in the catalog 1',
      ]),
    );
  });

  it('shows only what changed in a time that the address names', async () => {
    renderPlugin(
      `${LIST}?changedFrom=${minutesAgo(60)}&changedTo=${minutesAgo(10)}`,
      backendWith([
        exampleItem({ name: 'before', since: minutesAgo(90) }),
        exampleItem({ name: 'within', since: minutesAgo(30) }),
        exampleItem({ name: 'after', since: minutesAgo(5) }),
        exampleItem({ name: 'unknown', since: undefined }),
      ]),
    );
    await listIsShown();
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByRole('rowheader')).toHaveTextContent('within');
    expect(
      screen.getByText(/^Changed from 13:25 to 14:15\./),
    ).toBeInTheDocument();
  });

  it('lets the backend find what a provider has', async () => {
    const backend = backendWith();
    const provider = 'component:default/eso';
    renderPlugin(`${LIST}?provider=${provider}`, backend);
    expect(
      await screen.findByText('No installation matches these filters.'),
    ).toBeInTheDocument();
    expect(backend.queries[0]).toMatchObject({ provider: [provider] });
    await userEvent.click(
      screen.getByRole('button', { name: 'Clear filters' }),
    );
    await listIsShown();
  });

  it('ticks by keyboard, and puts images side by side', async () => {
    renderPlugin(
      `${LIST}?sort=name`,
      backendWith([
        exampleItem({ name: 'dns' }),
        exampleItem({
          name: 'dns',
          cluster: 'eu-canary',
          image: { wanted: 'a/dns:v2', running: [], differs: false },
        }),
        exampleItem({ name: 'gateway' }),
      ]),
    );
    await listIsShown();
    screen.getAllByRole('link', { name: /^dns, / })[0].focus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('1 ticked:')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 ticked:')).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'Compare images' }),
    );
    const rows = within(await screen.findByRole('dialog')).getAllByRole('row');
    expect(rows.map(row => row.textContent)).toEqual([
      'Nameeu-canaryeu-liveResult',
      'dns PlatformServicedns:v2dns:v1.1.2differs',
      'gateway PlatformService-gateway:v1.1.2the same',
    ]);
    await userEvent.keyboard('{Escape}');
    screen.getAllByRole('link', { name: /^dns, / })[0].focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/ticked:/)).toBeNull();
  });

  it('shows the columns that somebody chose', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(
      within(dialog).getByRole('checkbox', { name: 'Reason' }),
    );
    await userEvent.click(
      within(dialog).getByRole('checkbox', { name: 'Restarts' }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    const columns = () =>
      screen.getAllByRole('columnheader').map(head => head.textContent);
    await waitFor(() => expect(columns()).toContain('Restarts'));
    expect(columns()).not.toContain('Reason');
  });

  it('hands over what is shown as a file', async () => {
    renderPlugin(
      `${LIST}?q=dns`,
      backendWith([
        exampleItem({ name: 'dns', freshness: { stale: true } }),
        exampleItem({ name: 'velero' }),
      ]),
    );
    await listIsShown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [name, lines] = jest.mocked(downloadCsv).mock.calls[0];
    expect(name).toBe('openmcp-installations.csv');
    expect(lines).toHaveLength(2);
    expect(lines[0].slice(0, 3)).toEqual(['Health (pods)', 'Name', 'Kind']);
    expect(lines[1].slice(0, 2)).toEqual(['Healthy', 'dns']);
    // Not confirmed.
    expect(lines[1][lines[1].length - 1]).toBe('no');
  });

  it('asks a long list only for what changed', async () => {
    const items = Array.from({ length: 600 }, (_, index) =>
      exampleItem({ name: `service-${index}` }),
    );
    const backend = backendWith(items);
    renderPlugin(`${LIST}?sort=name`, backend);
    await listIsShown();
    const asked = () => backend.calls.filter(call => call === 'installations');
    const before = asked().length;
    const change = {
      type: 'installation' as const,
      cluster: 'eu-live',
      kind: 'PlatformService' as const,
    };
    backend.changes = () => ({
      items: [
        { ...change, name: 'service-0', removed: false },
        { ...change, name: 'service-1', removed: true },
      ],
    });
    backend.installation = exampleInstallation({
      name: 'service-0',
      health: 'Degraded',
    });
    backend.signal();
    await screen.findByText('599 installations', undefined, { timeout: 5_000 });
    expect(
      screen.getByRole('link', { name: 'Degraded, 1 installation' }),
    ).toBeInTheDocument();
    expect(asked()).toHaveLength(before);

    // Of another backend process, or too old: everything is listed again.
    backend.changes = undefined;
    backend.signal();
    await screen.findByText('600 installations', undefined, { timeout: 5_000 });
  }, 60_000);

  it('does not take nonsense for an empty list', async () => {
    const backend = backendWith();
    backend.nonsense = { installations: {} };
    renderPlugin(LIST, backend);
    expect(
      await screen.findByText(
        /^Installations could not be read: the portal backend answers in a way/,
      ),
    ).toBeInTheDocument();
  });
});
