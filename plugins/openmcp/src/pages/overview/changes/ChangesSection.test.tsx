import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryChange } from '@openmcp/backstage-plugin-openmcp-common';
import {
  exampleCluster,
  exampleItem,
  minutesAgo,
} from '../../../__testUtils__/examples';
import { FakeBackend } from '../../../__testUtils__/FakeBackend';
import { layOut, renderPlugin } from '../../../__testUtils__/renderPlugin';

function change(overrides: Partial<HistoryChange>): HistoryChange {
  return {
    cluster: 'eu-live',
    kind: 'PlatformService',
    name: 'velero',
    uid: 'velero-1',
    type: 'health',
    at: minutesAgo(60),
    ...overrides,
  };
}

function backendWith(items: HistoryChange[] = []) {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster()];
  backend.items = [exampleItem()];
  backend.history = { items };
  return backend;
}

async function lines() {
  const list = await screen.findByRole('list', {
    name: 'Changes, newest first',
  });
  return within(list)
    .getAllByRole('listitem')
    .map(line => line.textContent);
}

/** What the last question about the history was. */
function lastQuestion(backend: FakeBackend) {
  return backend.queries.filter(query => 'from' in query).pop();
}

describe('ChangesSection', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('tells what happened, newest first, with the time of which nothing is known', async () => {
    const backend = backendWith([
      change({
        name: 'eso',
        uid: 'eso-1',
        at: minutesAgo(5),
        before: 'Progressing',
        after: 'Healthy',
      }),
      change({
        name: 'eso',
        uid: 'eso-1',
        type: 'created',
        at: minutesAgo(7),
        after: 'ghcr.io/a/eso:v1.0.0',
      }),
      change({
        type: 'init-failed',
        before: '0',
        after: '5',
        failure: { exitCode: 1, message: 'no credentials' },
      }),
      change({
        type: 'image-wanted',
        at: minutesAgo(62),
        before: 'ghcr.io/a/velero:v1.1.1',
        after: 'ghcr.io/a/velero:v1.1.2',
      }),
    ]);
    backend.history.gaps = [
      {
        cluster: 'eu-canary',
        from: minutesAgo(85),
        to: minutesAgo(64),
        state: 'unreachable',
      },
    ];
    renderPlugin('/openmcp', backend);
    expect(await lines()).toEqual([
      '14:20eso eu-liveProgressing to Healthyfirst ready, 2 min after creation',
      '14:18eso eu-liveCreatedeso:v1.0.0',
      '13:25velero eu-liveInit attempts 1 to 5 failedexit 1: "no credentials"',
      '13:23velero eu-liveImage wantedvelero:v1.1.1 to velero:v1.1.2',
      '13:00 - 13:21eu-canaryno dataUnreachable  - changes in this time are not known',
    ]);
    expect(
      screen.getAllByRole('link', {
        name: 'velero, PlatformService on eu-live',
      })[0],
    ).toHaveAttribute(
      'href',
      expect.stringContaining('?tab=timeline&at=2026-11-30T13%3A25'),
    );
  });

  it('asks about the last 24 hours, or the time in the address', async () => {
    const backend = backendWith();
    renderPlugin('/openmcp', backend);
    await waitFor(() =>
      expect(lastQuestion(backend)).toMatchObject({
        from: '2026-11-29T14:25:00.000Z',
        to: undefined,
      }),
    );
  });

  it('takes the time from the address', async () => {
    const backend = backendWith();
    renderPlugin('/openmcp?changes=2026-11-30T03:00:00Z', backend);
    await waitFor(() =>
      expect(lastQuestion(backend)).toMatchObject({
        from: '2026-11-30T02:45:00.000Z',
        to: '2026-11-30T03:15:00.000Z',
      }),
    );
    expect(await screen.findByText(/^From 02:45 to 03:15/)).toBeInTheDocument();
  });

  it('asks for a time, by keyboard alone', async () => {
    const backend = backendWith();
    renderPlugin('/openmcp', backend);
    const button = await screen.findByRole('button', {
      name: 'Around a time...',
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('25:99{Enter}');
    expect(
      await within(dialog).findByText(
        'Not a time that has passed, such as 03:00.',
      ),
    ).toBeInTheDocument();
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.keyboard('03:00{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(lastQuestion(backend)).toMatchObject({
        to: '2026-11-30T03:15:00.000Z',
      }),
    );
  });

  it('shows few at first, and all on request', async () => {
    const backend = backendWith(
      Array.from({ length: 45 }, (_, index) =>
        change({
          at: minutesAgo(index + 1),
          before: 'Healthy',
          after: 'Degraded',
        }),
      ),
    );
    renderPlugin('/openmcp', backend);
    expect(await lines()).toHaveLength(20);
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'All changes in this time (45)',
      }),
    );
    await waitFor(async () => expect(await lines()).toHaveLength(45));
  });

  it('says since when it knows, where nothing changed', async () => {
    const backend = backendWith();
    backend.history.keptSince = minutesAgo(120);
    renderPlugin('/openmcp', backend);
    expect(
      await screen.findByText(/^No change is known in this time\./),
    ).toHaveTextContent('The history begins 12:25.');
  });
});
