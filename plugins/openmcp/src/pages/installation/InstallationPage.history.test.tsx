import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  HistoryChange,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import { exampleInstallation, minutesAgo } from '../../__testUtils__/examples';
import { FakeBackend } from '../../__testUtils__/FakeBackend';
import { renderPlugin } from '../../__testUtils__/renderPlugin';

const VELERO = '/openmcp/installations/eu-live/PlatformService/velero';
const image = 'ghcr.io/openmcp-project/images/velero';

function change(
  type: HistoryChange['type'],
  minutes: number,
  rest: Partial<HistoryChange> = {},
): HistoryChange {
  return {
    cluster: 'eu-live',
    kind: 'PlatformService',
    name: 'velero',
    uid: 'one',
    type,
    at: minutesAgo(minutes),
    ...rest,
  };
}

async function show(
  history: Partial<Installation['history']>,
  options: { query?: string; rest?: Partial<Installation> } = {},
) {
  const backend = new FakeBackend();
  backend.installation = exampleInstallation({
    ...options.rest,
    history: {
      state: 'read',
      items: [],
      isComplete: true,
      gaps: [],
      keptSince: minutesAgo(300),
      ...history,
    },
  });
  renderPlugin(`${VELERO}?${options.query ?? 'tab=timeline'}`, backend);
  await screen.findByText('Tool');
}

function lines() {
  return within(screen.getByRole('list', { name: /^Changes of velero/ }))
    .getAllByRole('listitem')
    .map(line => line.textContent);
}

describe('InstallationPage, what was before', () => {
  it('tells what happened, newest on top, the time first', async () => {
    await show({
      items: [
        change('init-failed', 10, {
          before: '2',
          after: '5',
          failure: { exitCode: 1, message: 'no credentials' },
        }),
        change('init-failed', 14, { before: '0', after: '1' }),
        change('health', 15, {
          before: 'Healthy',
          after: 'Degraded',
          summary: {
            code: 'init-failed',
            params: { attempts: 5 },
            message: 'Init job failed 5 times',
          },
        }),
        change('image-running', 16, {
          before: `${image}:v1.1.0`,
          after: `${image}:v1.1.0, ${image}:v1.1.1`,
        }),
        change('image-wanted', 20, {
          before: `${image}:v1.1.1`,
          after: `${image}:v1.1.2`,
        }),
        change('health', 98, { before: 'Progressing', after: 'Healthy' }),
        change('created', 100, { after: `${image}:v1.1.1` }),
        change('deleted', 200, { uid: 'former' }),
      ],
    });
    expect(lines()).toEqual([
      '14:15Init attempts 3 to 5 failed - exit 1no credentials',
      '14:11Init attempt 1 failed',
      '14:10Healthy to Degraded - Init job failed 5 times',
      '14:09Image running velero:v1.1.0, velero:v1.1.1 (before velero:v1.1.0)',
      '14:05Image wanted velero:v1.1.2 (before velero:v1.1.1)',
      '12:47Progressing to Healthy - first ready, 2 min after creation',
      '12:45Created velero:v1.1.1',
      '11:05Deleted',
    ]);
    expect(
      screen.getByText('History begins 09:25 (kept 30 days).'),
    ).toBeInTheDocument();
  });

  it('tells which API kinds a service provider registers no longer', async () => {
    await show({
      items: [
        change('registered-kinds', 10, {
          before: 'Backup (velero.io/v1), Restore (velero.io/v1)',
          after: 'Restore (velero.io/v1), Schedule (velero.io/v1)',
        }),
        change('registered-kinds', 15, {
          before: '',
          after: 'Backup (velero.io/v1), Restore (velero.io/v1)',
        }),
        change('registered-kinds', 20, {
          before: 'Backup (velero.io/v1)',
          after: '',
        }),
      ],
    });
    expect(lines()).toEqual([
      '14:15No longer registered: Backup (velero.io/v1). Registered: Schedule (velero.io/v1)',
      '14:10Registered: Backup (velero.io/v1), Restore (velero.io/v1)',
      '14:05No longer registered: Backup (velero.io/v1)',
    ]);
  });

  it('shows the times of which nothing is known, and why', async () => {
    await show({
      items: [change('health', 84, { before: 'Healthy', after: 'Degraded' })],
      gaps: [
        {
          cluster: 'eu-live',
          from: minutesAgo(200),
          to: minutesAgo(190),
        },
        {
          cluster: 'eu-live',
          from: minutesAgo(105),
          to: minutesAgo(85),
          state: 'unreachable',
          reason: {
            code: 'connection-refused',
            params: {},
            message: 'connection refused',
          },
        },
        {
          cluster: 'eu-live',
          from: minutesAgo(5),
          state: 'degraded',
          reason: {
            code: 'new-code',
            params: {},
            message: 'not readable: Pod',
          },
        },
      ],
    });
    expect(lines()).toEqual([
      'since 14:20Partly read: eu-live, not readable: Pod. Not all changes in this time are known.',
      '13:01Healthy to Degraded',
      '12:40 - 13:00No data: eu-live, connection refused. Changes in this time are not known.',
      '11:05 - 11:15No data: eu-live, the portal did not read it. Changes in this time are not known.',
    ]);
  });

  it('says how it was at a moment, and marks what was around it', async () => {
    await show(
      {
        items: [
          change('health', 60, { before: 'Degraded', after: 'Healthy' }),
          change('health', 84, { before: 'Healthy', after: 'Degraded' }),
        ],
      },
      { query: `tab=timeline&at=${minutesAgo(85)}` },
    );
    expect(
      screen.getByText(
        'At 13:00: Healthy. 13:01: Degraded. Changes within 15 minutes of it are marked.',
      ),
    ).toBeInTheDocument();
    const marked = document.querySelectorAll('[data-near=true]');
    expect([...marked].map(line => line.textContent)).toEqual([
      '13:01Healthy to Degraded',
    ]);
  });

  it('does not take what could not be read for nothing', async () => {
    await show({ state: 'not-readable', isComplete: false });
    expect(
      screen.getByText(
        'The history of velero could not be read: the database of the portal does not answer. You see what is not in it yet.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/No change of velero/)).toBeNull();
  });

  it('says when nothing changed, and when there is more than it lists', async () => {
    await show({});
    expect(
      screen.getByText(
        'No change of velero is known since the history began. History begins 09:25 (kept 30 days).',
      ),
    ).toBeInTheDocument();
  });

  it('is reached by its tab', async () => {
    await show(
      { items: [change('deleted', 5)], isComplete: false },
      { query: '' },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Timeline' }));
    expect(lines()).toEqual(['14:20Deleted']);
    expect(
      screen.getByText(/^Older changes are not listed here/),
    ).toBeVisible();
  });

  it('tells what others changed since the portal applied it, without values', async () => {
    await show(
      {},
      {
        query: 'tab=status',
        rest: {
          drift: {
            state: 'drifted',
            appliedAt: minutesAgo(60),
            changes: [
              {
                field: 'spec.runReplicas',
                change: 'changed',
                before: '1',
                after: '3',
              },
              { field: 'spec.env[TOKEN]', change: 'changed' },
            ],
          },
        },
      },
    );
    const section = screen
      .getByRole('heading', { name: 'What others changed' })
      .closest('section') as HTMLElement;
    expect(
      within(section).getByText('Since the portal applied it at 13:25:'),
    ).toBeInTheDocument();
    expect(
      within(section)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual([
      'FieldChangeAs appliedNow',
      'spec.runReplicaschanged13',
      'spec.env[TOKEN]changedvalue not keptvalue not kept',
    ]);
  });

  it.each([
    [
      { state: 'none', appliedAt: minutesAgo(60), changes: [] },
      'Nothing since the portal applied it at 13:25.',
    ],
    [
      { state: 'not-applied', changes: [] },
      'The portal has not applied this one.',
    ],
    [
      { state: 'unknown', changes: [] },
      'What the portal applied last could not be read.',
    ],
  ] as const)('says of drift %j what is known', async (drift, sentence) => {
    await show(
      {},
      { query: 'tab=status', rest: { drift: { ...drift, changes: [] } } },
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('joins the restarts of a container, with the time of the last', async () => {
    const container = {
      name: 'manager',
      init: false,
      state: 'Running',
      ready: true,
    };
    const { pods } = exampleInstallation();
    await show(
      { items: [change('created', 70), change('image-running', 20)] },
      {
        rest: {
          pods: [
            {
              ...pods[0],
              createdAt: minutesAgo(60),
              containers: [
                {
                  ...container,
                  restarts: 9,
                  lastEndedAt: minutesAgo(30),
                  exitCode: 1,
                },
                { ...container, name: 'calm', restarts: 0 },
                {
                  ...container,
                  name: 'once',
                  restarts: 1,
                  lastEndedAt: minutesAgo(10),
                },
                // When it was is not known, so it has no place.
                { ...container, name: 'unplaced', restarts: 3 },
              ],
            },
          ],
        },
      },
    );
    expect(lines()).toEqual([
      expect.stringMatching(/^\d\d:\d\d1 restart of once Pod ps-velero-abc$/),
      expect.stringContaining('Image running'),
      expect.stringMatching(
        /^\d\d:\d\d - \d\d:\d\d9 restarts of manager - last exit 1 Pod ps-velero-abc$/,
      ),
      expect.stringContaining('Created'),
    ]);
  });
});
