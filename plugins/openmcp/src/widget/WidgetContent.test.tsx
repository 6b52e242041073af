import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { providerEntity } from '../__testUtils__/exampleEntities';
import { exampleEso, exampleFlux } from '../__testUtils__/exampleProviders';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
  minutesAgo,
} from '../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../__testUtils__/FakeBackend';
import { findFaults } from '../__testUtils__/findFaults';
import { renderOnEntity } from '../__testUtils__/renderOnEntity';
import { WidgetContent } from './WidgetContent';
import { OpenmcpWidgetSettings } from './widgetSettings';

function image(of: string) {
  const wanted = `ghcr.io/openmcp-project/images/service-provider-${of}:v1`;
  return { wanted, running: [wanted], differs: false };
}

function createBackend() {
  const backend = new FakeBackend();
  backend.providers = [
    exampleEso({ owner: 'user:default/guest' }),
    exampleFlux(),
  ];
  backend.clusters = [exampleCluster(), lostCluster()];
  backend.items = [
    exampleItem({ health: 'Degraded' }),
    exampleItem({ name: 'eso', health: 'Degraded', image: image('eso') }),
    exampleItem({ name: 'dns', health: 'Unknown', cluster: 'eu-canary' }),
    exampleItem({
      name: 'stuck',
      health: 'Terminating',
      since: minutesAgo(40),
    }),
    exampleItem({ name: 'going', health: 'Terminating', since: minutesAgo(1) }),
    exampleItem({ name: 'fine' }),
  ];
  return backend;
}

function show(settings: OpenmcpWidgetSettings, backend = createBackend()) {
  // Any page will do.
  return renderOnEntity(
    <WidgetContent {...settings} />,
    providerEntity(),
    backend,
  );
}

async function namesShown() {
  const list = await screen.findByRole('list', {
    name: 'Needs attention, worst first',
  });
  return within(list)
    .getAllByRole('link')
    .map(link => link.textContent);
}

describe('WidgetContent', () => {
  afterEach(() => jest.useRealTimers());

  it('names what needs attention, also deletions that do not end', async () => {
    show({});
    expect(await namesShown()).toEqual(['velero', 'eso', 'dns', 'stuck']);
    expect(
      screen.getByText('4 need attention. 1 of 2 clusters read.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open openMCP' })).toHaveAttribute(
      'href',
      '/openmcp',
    );
  });

  it('names no more than it may, and leads to the others', async () => {
    show({ rows: 3 });
    expect(await namesShown()).toEqual(['velero', 'eso', 'dns']);
    expect(
      screen.getByRole('link', { name: 'All that need attention (4)' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations?health=Degraded&health=Unknown&health=Terminating',
    );
  });

  it('leads to no deletions where none is among those that it counts', async () => {
    const backend = createBackend();
    backend.items = backend.items.filter(({ name }) => name !== 'stuck');
    backend.items.push(exampleItem({ name: 'dns', health: 'Unknown' }));
    show({ rows: 3 }, backend);
    expect(
      await screen.findByRole('link', {
        name: 'All that need attention (4)',
      }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations?health=Degraded&health=Unknown',
    );
  });

  it('looks at the chosen clusters alone', async () => {
    show({ clusters: ['eu-canary'] });
    expect(await namesShown()).toEqual(['dns']);
  });

  it('looks alone at what belongs to the reader', async () => {
    show({ onlyOwned: true });
    expect(await namesShown()).toEqual(['eso']);
  });

  it('says so when nothing belongs to the reader', async () => {
    const backend = createBackend();
    backend.providers = [exampleFlux()];
    show({ onlyOwned: true }, backend);
    expect(
      await screen.findByText('Your groups own no provider.'),
    ).toBeInTheDocument();
    expect(backend.calls).not.toContain('installations');
  });

  it('claims nothing about clusters that were not read', async () => {
    const backend = createBackend();
    backend.items = [exampleItem()];
    show({}, backend);
    expect(
      await screen.findByText(
        'Nothing that was read needs attention. 1 of 2 clusters read.',
      ),
    ).toBeInTheDocument();
  });

  it('says that the pods are up, and no more than that', async () => {
    const backend = createBackend();
    backend.clusters = [exampleCluster()];
    backend.items = [exampleItem(), exampleItem({ name: 'dns' })];
    show({}, backend);
    expect(
      await screen.findByText('All 2: pods up. 1 of 1 cluster read.'),
    ).toBeInTheDocument();
  });

  it('asks at most every 30 s, whatever is announced', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const backend = createBackend();
    show({}, backend);
    await namesShown();
    const asked = backend.queries.length;
    backend.signal();
    await act(() => jest.advanceTimersByTimeAsync(25_000));
    expect(backend.queries).toHaveLength(asked);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(backend.queries.length).toBeGreaterThan(asked);
  });

  it.each([
    [403, 'You may not see installations. Needed: openmcp.installation.read.'],
    [500, /openMCP could not be read: the portal backend answers 500 since/],
  ])(
    'stays where it is after an answer %d, and asks again',
    async (status, text) => {
      const backend = createBackend();
      backend.failure = answerWithStatus(status);
      show({}, backend);
      expect(await screen.findByText(text)).toBeInTheDocument();
      backend.failure = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await namesShown()).toHaveLength(4);
    },
  );

  it('takes settings of any shape', async () => {
    show({ clusters: [' ', 3], rows: 99, onlyOwned: 'yes' } as never);
    expect(await namesShown()).toHaveLength(4);
  });

  it('has nothing in the way of assistive technology', async () => {
    const { container } = show({});
    await namesShown();
    expect(await findFaults(container)).toEqual([]);
  });
});
