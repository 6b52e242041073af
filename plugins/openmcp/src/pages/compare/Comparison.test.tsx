import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ESO_RULES,
  exampleEso,
  exampleFlux,
  exampleProvider,
  exampleReport,
  exampleTool,
  FLUX_RULES,
} from '../../__testUtils__/exampleProviders';
import { exampleCluster } from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';

const COMPARE = '/openmcp/compare';
const ESO = 'component:default/service-provider-eso';
const FLUX = 'component:default/service-provider-flux';

/** On ap-live somebody else owns the CRDs. */
const OWNED_RULES = ESO_RULES.map(rule =>
  rule.id === 'crd-ownership'
    ? {
        ...rule,
        outcomes: 'blocked' as const,
        message: 'Helm release eso owns its CRDs.',
        notes: [],
      }
    : rule,
);

function createBackend() {
  const backend = new FakeBackend();
  const tool = { entityRef: 'component:default/flux', title: 'Flux' };
  backend.providers = [
    exampleEso(),
    { ...exampleFlux(), tool },
    exampleTool(),
    exampleProvider('External-Secrets', ESO_RULES, {
      tool: { entityRef: 'component:default/external-secrets', title: 'ES' },
      entityRef: 'component:default/service-provider-external-secrets',
    }),
    exampleProvider('Gateway', ESO_RULES.slice(2), {
      kind: 'platform-service',
    }),
  ];
  backend.clusters = [exampleCluster(), exampleCluster({ name: 'ap-live' })];
  backend.eligibility = ({ cluster, provider }) =>
    exampleReport(
      provider === FLUX
        ? FLUX_RULES
        : (cluster === 'ap-live' && OWNED_RULES) || ESO_RULES,
    );
  return backend;
}

function open(address: string, backend = createBackend()) {
  renderPlugin(address, backend);
  return backend;
}

const matrix = () =>
  screen.findByRole('table', { name: /^Outcomes of \d+ rules/ });

function sideBySide() {
  return screen.findByRole('table', { name: /rule by rule$/ });
}

function headsOf(table: HTMLElement) {
  return within(table)
    .getAllByRole('columnheader')
    .map(head => within(head).queryByRole('link')?.textContent)
    .filter(Boolean);
}

describe('Comparison', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('shows the tools as a matrix, one column for two that stand for each other', async () => {
    open(COMPARE);
    expect(headsOf(await matrix())).toEqual(['cert-manager', 'ESO', 'Flux']);
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'How 3 tools differ, rule by rule',
      }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Compare - openMCP');
  });

  it('splits a cell where platform mode would change the answer, and merges the others', async () => {
    open(COMPARE);
    const table = await matrix();
    expect(
      within(table).getByRole('button', {
        name: 'tenancy, ESO: today Blocked, with platform mode OK',
      }),
    ).toBeInTheDocument();
    expect(
      within(table).getByRole('button', {
        name: 'admission-impact, ESO: both views Warning',
      }),
    ).toBeInTheDocument();
    expect(
      within(table).getByText('Does it need a ControlPlane?'),
    ).toBeInTheDocument();
  });

  it('says what was not asked, and why nothing is asked at all', async () => {
    open(COMPARE);
    const table = await matrix();
    expect(
      within(table).getByRole('button', {
        name: 'cycle, ESO: not asked',
      }),
    ).toBeInTheDocument();
    await userEvent.click(
      within(table).getByRole('button', {
        name: 'Tool another way, Flux: already there',
      }),
    );
    expect(
      within(
        await screen.findByRole('dialog', { name: 'Tool another way, Flux' }),
      ).getByText(/already there/),
    ).toBeInTheDocument();
  });

  it('never says OK of a rule that no cluster was asked about', async () => {
    open(COMPARE);
    const table = await matrix();
    await userEvent.click(
      within(table).getByRole('button', { name: '3 rules: OK for all' }),
    );
    expect(
      within(table).getByRole('button', {
        name: 'crd-ownership, ESO: both views OK, not checked against a cluster',
      }),
    ).toBeInTheDocument();
  });

  it('explains a cell, and goes back to it', async () => {
    open(COMPARE);
    const table = await matrix();
    const cell = within(table).getByRole('button', {
      name: /^target-platform-mode, ESO/,
    });
    await userEvent.click(cell);
    const dialog = await screen.findByRole('dialog', {
      name: 'target-platform-mode, ESO',
    });
    expect(
      await within(dialog).findByText(
        'Add a mode that meets the platform-mode contract.',
      ),
    ).toBeInTheDocument();
    expect(within(dialog).getByText(/^No published flag/)).toBeInTheDocument();
    expect(
      within(dialog).getByRole('link', { name: 'Show this rule of ESO' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/providers/component/default/service-provider-eso?rule=target-platform-mode',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cell).toHaveFocus());
  });

  it('closes an explanation that has not got the focus yet', async () => {
    open(COMPARE);
    const cell = within(await matrix()).getByRole('button', {
      name: /^target-platform-mode, ESO/,
    });
    await userEvent.click(cell);
    await screen.findByRole('dialog');
    fireEvent.keyDown(cell, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes from cell to cell by arrows, with one tab stop', async () => {
    open(COMPARE);
    const table = await matrix();
    const stops = within(table)
      .getAllByRole('button')
      .filter(button => button.dataset.row && button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName(
      /^(target-platform-mode|tenancy), ESO: /,
    );
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName(/, Flux: /);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement).toHaveAccessibleName(
      /^Run this image as a platform service, cert-manager: /,
    );
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName(/cert-manager/);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('shows all providers when asked to', async () => {
    open(COMPARE);
    await matrix();
    await userEvent.click(screen.getByRole('radio', { name: 'All providers' }));
    await waitFor(async () =>
      expect(headsOf(await matrix())).toEqual([
        'cert-manager',
        'ESO',
        'External-Secrets',
        'Flux',
        'Gateway',
      ]),
    );
  });

  it('shows two that were chosen side by side, with sentences, only where they differ', async () => {
    open(`${COMPARE}?p=${ESO}&p=${FLUX}`);
    const table = await sideBySide();
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'How ESO and Flux differ, rule by rule',
      }),
    ).toBeInTheDocument();
    expect(
      (await within(table).findAllByText(/^flux is needed by openmcp-operator/))
        .length,
    ).toBeGreaterThan(0);
    expect(within(table).getAllByText('differs').length).toBeGreaterThan(0);
    expect(within(table).queryByText(/Where do CRDs/)).toBeNull();
    await userEvent.click(
      screen.getByRole('switch', { name: 'Only rules that differ' }),
    );
    const row = within(table)
      .getByText(/Where do CRDs/)
      .closest('tr') as HTMLElement;
    expect(row).not.toHaveTextContent('differs');
    expect(row).toHaveTextContent(/Today: Blocked/);
    expect(row).toHaveTextContent(/Would need configuration/);
  });

  it('asks about a cluster and says what it changes', async () => {
    open(`${COMPARE}?cluster=ap-live`);
    const table = await matrix();
    expect(
      await within(table).findByRole('button', {
        name: 'crd-ownership, ESO: both views Blocked',
      }),
    ).toBeInTheDocument();
  });

  it('keeps the other columns when one cannot be asked about', async () => {
    const backend = createBackend();
    backend.eligibility = ({ provider }) => {
      if (provider === FLUX) {
        throw answerWithStatus(500);
      }
      return exampleReport();
    };
    open(`${COMPARE}?p=${ESO}&p=${FLUX}`, backend);
    const table = await sideBySide();
    expect(
      await within(table).findByText(
        'Flux could not be checked: the portal backend answers 500. Other columns are not affected.',
      ),
    ).toBeInTheDocument();
    expect(within(table).getAllByText('-').length).toBeGreaterThan(0);
    expect(
      within(table).getAllByText('Needs configuration').length,
    ).toBeGreaterThan(0);
  });

  it('compares no more than four', async () => {
    const backend = createBackend();
    const refs = backend.providers.map(({ entityRef }) => entityRef);
    const search = new URLSearchParams(refs.slice(0, 4).map(ref => ['p', ref]));
    open(`${COMPARE}?${search}`, backend);
    await sideBySide();
    await userEvent.click(
      screen.getByRole('button', { name: /Choose what to compare/ }),
    );
    await userEvent.click(
      await screen.findByRole('option', { name: 'Gateway' }),
    );
    expect(
      await screen.findByText('Compare up to 4; remove one first.'),
    ).toBeInTheDocument();
  });

  it('names what the address asks for and is not there', async () => {
    open(`${COMPARE}?p=${ESO}&p=component:default/gone`);
    expect(
      await screen.findByText(
        'Not there, or not to be seen by you: component:default/gone.',
      ),
    ).toBeInTheDocument();
  });

  it('says that no provider is described', async () => {
    const backend = new FakeBackend();
    open(COMPARE, backend);
    expect(
      await screen.findByText(/^No provider is described in the catalog/),
    ).toBeInTheDocument();
  });

  it('names the missing right', async () => {
    const backend = createBackend();
    backend.failure = answerWithStatus(403);
    open(COMPARE, backend);
    expect(
      await screen.findByText(
        'You may not see providers. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
  });

  it('says what could not be read, and asks again when told to', async () => {
    const backend = createBackend();
    backend.failure = answerWithStatus(503);
    open(COMPARE, backend);
    await screen.findByText(
      'The comparison could not be read: the portal backend answers 503 since 14:25.',
    );
    backend.failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await matrix()).toBeInTheDocument();
  });

  it('says why there is no cluster to choose, and shows the rest', async () => {
    const backend = createBackend();
    backend.failures.clusters = answerWithStatus(503);
    open(COMPARE, backend);
    await screen.findByText(
      'Clusters could not be read: the portal backend answers 503 since 14:25.',
    );
    expect(await matrix()).toBeInTheDocument();
    backend.failures = {};
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(
        screen.queryByText(/Clusters could not be read/),
      ).not.toBeInTheDocument(),
    );
  });

  it('does not take nonsense for a comparison', async () => {
    const backend = createBackend();
    backend.providerList = { items: undefined as never };
    open(COMPARE, backend);
    expect(
      await screen.findByText(
        /^The comparison could not be read: the portal backend answers in a way/,
      ),
    ).toBeInTheDocument();
  });

  it('keeps what was read when it cannot be read again', async () => {
    const backend = open(COMPARE);
    await matrix();
    backend.failure = answerWithStatus(503);
    backend.signal();
    expect(
      await screen.findByText(
        /^The comparison could not be refreshed: the portal backend answers 503/,
      ),
    ).toBeInTheDocument();
    expect(await matrix()).toBeInTheDocument();
  });

  it('has nothing in the way of assistive technology', async () => {
    open(COMPARE);
    await matrix();
    expect(await findFaults(screen.getByRole('main'))).toEqual([]);
  });
});
