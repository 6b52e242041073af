import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { exampleInstallation, minutesAgo } from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { renderPlugin } from '../../__testUtils__/renderPlugin';

const VELERO = '/openmcp/installations/eu-live/PlatformService/velero';

function backendWith(overrides: Partial<Installation>) {
  const backend = new FakeBackend();
  backend.installation = exampleInstallation(overrides);
  return backend;
}

async function pageIsShown(name = 'velero') {
  await screen.findByRole('heading', { name: new RegExp(`^${name}, `) });
  await screen.findByText('Tool');
}

const failing: Partial<Installation> = {
  health: 'Degraded',
  since: minutesAgo(683),
  summary: {
    code: 'init-failed',
    params: { attempts: 5, exitCode: 1 },
    message: 'Init job failed 5 times',
  },
  reasons: [
    {
      code: 'init-failed',
      params: {
        attempts: 5,
        exitCode: 1,
        text: 'no credentials for object store',
      },
      message:
        'The init job failed 5 times; the last pod ended with exit 1: "no credentials for object store".',
      health: 'Degraded',
      object: { kind: 'Job', name: 'ps-velero-init', uid: 'job' },
      since: minutesAgo(683),
    },
    {
      code: 'old-version-serving',
      params: { ready: 1, wanted: 1, version: 'v1.1.1' },
      message: 'The old version still serves: 1 of 1 pods of v1.1.1 ready.',
      health: 'Progressing',
    },
  ],
  image: {
    wanted: 'ghcr.io/openmcp-project/images/velero:v1.1.2',
    running: ['ghcr.io/openmcp-project/images/velero:v1.1.1'],
    differs: true,
  },
  conditions: [
    {
      type: 'Initialized',
      status: 'False',
      reason: 'InitRunning',
      lastTransitionTime: minutesAgo(683),
    },
    { type: 'Ready', status: 'Unknown', reason: 'Pending' },
  ],
  init: {
    state: 'failing',
    jobName: 'ps-velero-init',
    jobUid: 'job',
    failedAttempts: 5,
  },
  jobs: [
    { name: 'ps-velero-init', uid: 'job', active: 1, succeeded: 0, failed: 0 },
  ],
  pods: [
    {
      name: 'ps-velero-init-x7k2p',
      uid: 'init-pod',
      component: 'init-job',
      ownerUid: 'job',
      health: 'Degraded',
      state: 'Error',
      ready: false,
      restarts: 0,
      containers: [
        {
          name: 'init',
          init: false,
          state: 'Error',
          ready: false,
          restarts: 0,
          exitCode: 1,
          message: 'no credentials for object store',
        },
      ],
    },
    {
      name: 'ps-velero-abc',
      uid: 'pod',
      component: 'controller',
      health: 'Healthy',
      state: 'Running',
      ready: true,
      restarts: 0,
      containers: [],
    },
  ],
};

describe('InstallationPage', () => {
  it('says that the pods are up, and that nobody checked the tool', async () => {
    renderPlugin(VELERO, backendWith({}));
    await pageIsShown();
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'velero, PlatformService on eu-live',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('since 14:20 (5 min)')).toBeInTheDocument();
    expect(screen.getByText('- 1 of 1 ready.')).toBeInTheDocument();
    expect(screen.getByText('not checked -')).toBeInTheDocument();
    expect(
      screen.getByText('This page does not test whether velero does its work.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Live, as of 12 s ago')).toBeInTheDocument();
    expect(
      screen.getByText('Generation 4, seen by the operator: 4'),
    ).toBeInTheDocument();
    expect(document.title).toBe('velero, Healthy - openMCP');
  });

  it('says on a simulated cluster who reports the pods', async () => {
    renderPlugin(VELERO, backendWith({ simulated: true }));
    await pageIsShown();
    expect(
      screen.getByRole('heading', {
        name: 'velero, PlatformService on eu-live, simulated',
      }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('A simulator reports the pods as up.'),
    ).toBeInTheDocument();
  });

  it('opens the broken branch and tells why it is broken', async () => {
    renderPlugin(VELERO, backendWith(failing));
    await pageIsShown();
    expect(
      screen.getAllByText(
        'The init job failed 5 times; the last pod ended with exit 1: "no credentials for object store".',
      )[0],
    ).toBeInTheDocument();
    expect(
      screen.getAllByText(
        'The old version still serves: 1 of 1 pods of v1.1.1 ready.',
      )[0],
    ).toBeInTheDocument();
    expect(screen.getByText('differs')).toBeInTheDocument();

    const tree = screen
      .getByRole('heading', { name: 'What it is made of' })
      .closest('section') as HTMLElement;
    expect(within(tree).getByText('1 broken below')).toBeInTheDocument();
    expect(
      within(tree).getByText('1 broken below, failing, 5 failed attempts'),
    ).toBeInTheDocument();
    expect(
      within(tree).getByText('no credentials for object store'),
    ).toBeInTheDocument();
    expect(within(tree).getByText('Error, exit 1')).toBeInTheDocument();
    expect(within(tree).queryByText('ps-velero-abc')).toBeNull();
  });

  it('shows the conditions in the words of the operator', async () => {
    renderPlugin(VELERO, backendWith(failing));
    await pageIsShown();
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual([
      'TypeStatusReason and textSince',
      'InitializedFalseInitRunning11 h',
      'ReadyUnknownPending-',
    ]);
  });

  it('is walked through by keyboard', async () => {
    renderPlugin(VELERO, backendWith(failing));
    await pageIsShown();
    screen.getByRole('button', { name: 'Close Job ps-velero-init' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByText('Error, exit 1')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(
      screen.getByRole('button', { name: 'Open Deployment ps-velero' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('ps-velero-abc', { exact: false })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(
      screen.getByRole('button', { name: 'Close PlatformService velero' }),
    ).toHaveFocus();
  });

  it('says how long a deletion waits, and for what', async () => {
    renderPlugin(
      VELERO,
      backendWith({
        health: 'Terminating',
        deletionTimestamp: minutesAgo(40),
        summary: {
          code: 'uninstall-failed',
          params: { text: 'CRDs in use' },
          message: 'Deleting for 40 min; uninstall failed: "CRDs in use"',
        },
        reasons: [],
      }),
    );
    await pageIsShown();
    expect(
      screen.getByText(
        'Deleting for 40 min, waiting for: openmcp.cloud/finalizer.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Uninstall failed: "CRDs in use".'),
    ).toBeInTheDocument();
  });

  it('says that the operator is behind, and what could not be read', async () => {
    renderPlugin(
      VELERO,
      backendWith({
        generation: { wanted: 4, observed: 3 },
        partial: true,
        unreadKinds: ['Pod'],
        podCounts: { ready: null, wanted: null },
        deployment: undefined,
        pods: [],
      }),
    );
    await pageIsShown();
    expect(
      screen.getByText('Change 4 not yet seen by the operator (3).'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        'Pods could not be read on eu-live. Health is derived without them.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('- Pods were not read.')).toBeInTheDocument();
    expect(screen.getByText('partly read')).toBeInTheDocument();
    expect(document.querySelector('[data-family=positive]')).toBeNull();
  });

  it('shows an old state as not confirmed', async () => {
    renderPlugin(
      VELERO,
      backendWith({ freshness: { stale: true, asOf: minutesAgo(23) } }),
    );
    await pageIsShown();
    expect(
      screen.getByText('stale, as of 14:02 (23 min ago)'),
    ).toBeInTheDocument();
    expect(document.querySelector('[data-family=positive]')).toBeNull();
  });

  it('keeps the last state of what is deleted while one looks at it', async () => {
    const backend = backendWith({ name: 'eso' });
    renderPlugin('/openmcp/installations/eu-live/PlatformService/eso', backend);
    await pageIsShown('eso');
    backend.installation = undefined;
    backend.signal();
    expect(
      await screen.findByText(
        'eso was deleted at 14:25. You see its last state.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('- 1 of 1 ready.')).toBeInTheDocument();
    expect(document.querySelector('[data-family=positive]')).toBeNull();
    await waitFor(() => expect(document.title).toBe('eso - openMCP'));
  });

  it('does not say that a simulator reports the pods of what is deleted as up', async () => {
    const backend = backendWith({ simulated: true });
    renderPlugin(VELERO, backend);
    await pageIsShown();
    expect(document.title).toBe('velero, Healthy - openMCP');
    backend.installation = undefined;
    backend.signal();
    await screen.findByText(/^velero was deleted/);
    expect(
      screen.queryByText('A simulator reports the pods as up.'),
    ).toBeNull();
  });

  it('keeps the state that was seen when it cannot be refreshed', async () => {
    const backend = backendWith({});
    renderPlugin(VELERO, backend);
    await pageIsShown();
    backend.failure = answerWithStatus(401);
    backend.signal();
    expect(
      await screen.findByText(
        'velero could not be refreshed: you are signed out since 14:25. You see its state of 14:25.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(document.querySelector('[data-family=positive]')).toBeNull();
  });

  it('points to the list of the cluster when there is no such object', async () => {
    renderPlugin(
      '/openmcp/installations/eu-live/PlatformService/dns.prod',
      new FakeBackend(),
    );
    expect(
      await screen.findByText('No PlatformService dns.prod on eu-live.'),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'All installations on eu-live' }),
    ).toHaveAttribute('href', '/openmcp/installations?cluster=eu-live');
  });

  it('asks nothing for a kind that does not exist', async () => {
    const backend = new FakeBackend();
    renderPlugin('/openmcp/installations/eu%3A%20live/Secret/a%2Fb', backend);
    expect(
      await screen.findByText('No Secret a/b on eu: live.'),
    ).toBeInTheDocument();
    expect(document.title).toBe('a/b - openMCP');
    expect(backend.calls).toEqual([]);
  });

  it('names no object to whom may not see it', async () => {
    const backend = new FakeBackend();
    backend.failure = answerWithStatus(403);
    renderPlugin(VELERO, backend);
    expect(
      await screen.findByText(
        'You may not see this installation. Needed: openmcp.installation.read.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/velero/)).toBeNull();
  });

  it('keeps the tab in the address', async () => {
    renderPlugin(`${VELERO}?tab=events`, backendWith({}));
    await pageIsShown();
    expect(
      screen.getByRole('tab', { name: 'Events (0)', selected: true }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('No events are kept for velero.'),
    ).toBeInTheDocument();
  });

  it('lists events with the newest on top, and warnings alone on request', async () => {
    const event = {
      count: 1,
      regarding: { kind: 'Job', name: 'ps-velero-init' },
    };
    renderPlugin(
      `${VELERO}?tab=events`,
      backendWith({
        events: [
          {
            ...event,
            uid: 'old',
            type: 'Normal',
            reason: 'Created',
            lastTime: minutesAgo(90),
          },
          {
            ...event,
            uid: 'new',
            type: 'Warning',
            reason: 'Failed',
            message: 'quota exceeded',
            count: 12,
            lastTime: minutesAgo(10),
          },
        ],
      }),
    );
    await pageIsShown();
    const rows = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map(row => row.textContent);
    expect(rows()).toEqual([
      '14:15WarningJob ps-velero-initFailed12 timesquota exceeded',
      '12:55NormalJob ps-velero-initCreated',
    ]);
    await userEvent.click(
      screen.getByRole('switch', { name: 'Warnings only' }),
    );
    expect(rows()).toHaveLength(1);
  });

  it('never shows values of environment variables', async () => {
    const { spec } = exampleInstallation();
    renderPlugin(
      `${VELERO}?tab=yaml`,
      backendWith({ spec: { ...spec, environmentNames: ['TOKEN'] } }),
    );
    await pageIsShown();
    expect(
      screen.getByRole('region', { name: 'YAML of velero' }),
    ).toHaveTextContent('- name: TOKEN # value not kept');
  });
});
