import { mockApis } from '@backstage/frontend-test-utils';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ESO_RULES,
  exampleEso,
  exampleFlux,
  exampleProvider,
  exampleTool,
} from '../../__testUtils__/exampleProviders';
import { minutesAgo } from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';
import { scaffolder } from '../../__testUtils__/scaffolder';

const LIST = '/openmcp/providers';

const velero = exampleProvider('Velero', ESO_RULES, {
  installations: [
    {
      cluster: 'eu-live',
      kind: 'PlatformService',
      name: 'velero',
      health: 'Degraded',
      simulated: false,
      stale: false,
    },
    {
      cluster: 'eu-canary',
      kind: 'PlatformService',
      name: 'velero',
      health: 'Healthy',
      simulated: false,
      stale: true,
    },
  ],
});

function backendWith(
  providers = [exampleFlux(), velero, exampleTool(), exampleEso()],
) {
  const backend = new FakeBackend();
  backend.providers = providers;
  return backend;
}

function names() {
  return screen
    .getAllByRole('rowheader')
    .map(cell => within(cell).getByRole('link').textContent);
}

function rowOf(name: string) {
  return screen
    .getByRole('link', { name })
    .closest('[role=row]') as HTMLElement;
}

async function listIsShown() {
  await screen.findByRole('table', { name: /^Providers, / });
}

describe('ProvidersPage', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('says how many there are', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    expect(
      screen.getByRole('heading', {
        name: 'What can I run on the platform cluster?',
      }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Providers - openMCP');
    expect(
      screen.getByText('3 providers, 1 tool without an image'),
    ).toBeInTheDocument();
  });

  it('shows what could run with platform mode first', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    expect(names()).toEqual(['ESO', 'Velero', 'cert-manager', 'Flux']);
  });

  it('shows both verdicts about ESO, which is not published', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    const row = within(rowOf('ESO'));
    expect(
      row.getByText(
        'Today: Blocked. With platform mode: would need configuration.',
      ),
    ).toBeInTheDocument();
    expect(row.getByText('hypothetical').title).toBe(
      'This image is not published. It stands for service-provider-external-secrets.',
    );
    expect(row.getByText('service-provider-eso')).toBeInTheDocument();
    expect(
      row.getByText(
        'No published flag, variable or configuration selects the platform cluster.',
      ),
    ).toBeInTheDocument();
    expect(row.getByRole('link')).toHaveAttribute(
      'href',
      '/openmcp/providers/component/default/service-provider-eso',
    );
  });

  it('says why Flux is blocked in both views, and that it is already there', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    const row = within(rowOf('Flux'));
    expect(
      row.getByText('Today: Blocked. With platform mode: would be blocked.'),
    ).toBeInTheDocument();
    expect(
      row.getByText(/^flux is needed by openmcp-operator/),
    ).toBeInTheDocument();
    expect(row.getByText(/is already there/)).toBeInTheDocument();
  });

  it('says nothing in the conditional of what is built as a platform service', async () => {
    renderPlugin(
      LIST,
      backendWith([
        exampleProvider('DNS', ESO_RULES.slice(2), {
          kind: 'platform-service',
        }),
      ]),
    );
    await listIsShown();
    expect(
      screen.getByText(
        'Today: Needs configuration. With platform mode: Needs configuration.',
      ),
    ).toBeInTheDocument();
    expect(within(rowOf('DNS')).queryByText(/[Ww]ould/)).toBeNull();
  });

  it('counts where it runs, and never an unread cluster as none', async () => {
    const backend = backendWith([velero, exampleEso()]);
    backend.providerList = { clusters: { read: 1, total: 2 } };
    renderPlugin(LIST, backend);
    await listIsShown();
    expect(screen.getByText('1 of 2 clusters read.')).toBeInTheDocument();
    const runsOn = within(rowOf('Velero')).getByRole('link', {
      name: 'Velero: 2 installations',
    });
    expect(runsOn).toHaveAttribute(
      'href',
      '/openmcp/installations?q=ghcr.io%2Fopenmcp-project%2Fimages%2Fservice-provider-velero',
    );
    expect(runsOn.closest('[role=cell]')).toHaveTextContent(
      '2Health: Degraded1Health: Healthy11 cluster not read',
    );
    expect(within(rowOf('ESO')).getByTitle('not read')).toHaveTextContent('-');
  });

  it('takes filters from the address and says how much they hide', async () => {
    renderPlugin(
      `${LIST}?mode=needs-configuration&mode=odd&q=eso`,
      backendWith(),
    );
    await listIsShown();
    expect(names()).toEqual(['ESO']);
    expect(screen.getByText(/3 of 4 hidden by 2 filters/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(names()).toHaveLength(4);
  });

  it('finds providers by the name of their tool', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    await userEvent.type(screen.getByRole('searchbox'), 'external secrets');
    await waitFor(() => expect(names()).toEqual(['ESO']));
    expect(screen.getByText(/3 of 4 hidden by 1 filter/)).toBeInTheDocument();
  });

  it('filters by cluster, kind, tool and owner', async () => {
    renderPlugin(`${LIST}?cluster=eu-canary`, backendWith());
    await listIsShown();
    expect(names()).toEqual(['Velero']);
  });

  it('says so when nothing matches', async () => {
    renderPlugin(`${LIST}?q=nothing&kind=tool`, backendWith());
    expect(
      await screen.findByText(
        'No provider matches. 4 are hidden by 2 filters.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'Clear filters' }),
    );
    expect(names()).toHaveLength(4);
  });

  it('orders by a column, and the other way round', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    const name = screen.getByRole('button', { name: 'Provider' });
    await userEvent.click(name);
    expect(names()).toEqual(['cert-manager', 'ESO', 'Flux', 'Velero']);
    await userEvent.click(name);
    expect(names()).toEqual(['Velero', 'Flux', 'ESO', 'cert-manager']);
    expect(
      screen.getByRole('columnheader', { name: 'Provider' }),
    ).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows twenty at a time', async () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      exampleProvider(`P${index + 1}`),
    );
    renderPlugin(LIST, backendWith(many));
    await listIsShown();
    expect(names()).toHaveLength(20);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '26');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names()).toEqual(['P21', 'P22', 'P23', 'P24', 'P25']);
    expect(screen.getByText('21 to 25 of 25')).toBeInTheDocument();
    // Another question begins on the first page.
    await userEvent.click(screen.getByRole('button', { name: 'Provider' }));
    expect(names()[0]).toBe('P1');
  });

  it('draws the same as cards', async () => {
    renderPlugin(`${LIST}?view=cards`, backendWith());
    const list = await screen.findByRole('list', { name: 'Providers, 4 rows' });
    const [eso] = within(list).getAllByRole('listitem');
    expect(eso).toHaveTextContent(
      /ESOhypothetical.*Today: Blocked\. With platform mode: would need configuration\..*Tool another way.*Needs configuration/,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await listIsShown();
  });

  it('is one tab stop, walked through by arrow keys', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    const link = (name: string) => screen.getByRole('link', { name });
    link('ESO').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Velero')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(link('Flux')).toHaveFocus();
    expect(link('ESO')).toHaveAttribute('tabindex', '-1');
    expect(link('Flux')).toHaveAttribute('tabindex', '0');
  });

  it('says why nothing is known of traits from elsewhere', async () => {
    const unknown = { outcome: 'unknown' } as const;
    const untrusted = {
      trust: 'untrusted',
      wrap: { applicable: true, today: unknown, withPlatformMode: unknown },
    } as const;
    renderPlugin(
      LIST,
      backendWith([exampleProvider('Acme', ESO_RULES, untrusted)]),
    );
    await listIsShown();
    const row = within(rowOf('Acme'));
    expect(
      row.getByText('Today: Unknown. With platform mode: unknown.'),
    ).toBeInTheDocument();
    expect(
      row.getByText('traits not from a trusted location'),
    ).toBeInTheDocument();
  });

  it('lists images that run somewhere and that nobody described', async () => {
    const backend = backendWith();
    backend.providerList = {
      undescribed: [
        {
          image: 'registry.acme.dev/ps-audit',
          installations: [
            {
              cluster: 'eu-live',
              kind: 'PlatformService',
              name: 'audit',
              health: 'Healthy',
              simulated: true,
              stale: false,
            },
          ],
        },
      ],
    };
    renderPlugin(LIST, backend);
    const section = await screen.findByRole('region', {
      name: 'Found on clusters, not described here (1)',
    });
    expect(section).toHaveTextContent('registry.acme.dev/ps-audit');
    expect(within(section).getByText('simulated')).toBeInTheDocument();
    expect(
      within(section).getByRole('link', { name: 'audit' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations/eu-live/PlatformService/audit',
    );
  });

  it('says so when no provider is described', async () => {
    renderPlugin(LIST, backendWith([]));
    expect(
      await screen.findByText(/^No provider is described in the catalog\./),
    ).toBeInTheDocument();
  });

  it('says what could not be read, and asks again when told to', async () => {
    const backend = backendWith();
    backend.failure = answerWithStatus(503);
    renderPlugin(LIST, backend);
    await screen.findByText(
      'Providers could not be read: the portal backend answers 503 since 14:25.',
    );
    backend.failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await listIsShown();
    expect(names()).toHaveLength(4);
  });

  it('names the missing right', async () => {
    const backend = backendWith();
    backend.failure = answerWithStatus(403);
    renderPlugin(LIST, backend);
    expect(
      await screen.findByText(
        'You may not see providers. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/providers, /)).toBeNull();
  });

  it('calls no verdict confirmed that is old', async () => {
    const backend = backendWith([exampleEso(), exampleFlux()]);
    backend.providerList = {
      freshness: { stale: true, asOf: minutesAgo(23) },
    };
    renderPlugin(LIST, backend);
    await listIsShown();
    expect(
      screen.getByText('stale, as of 14:02 (23 min ago)'),
    ).toBeInTheDocument();
    expect(document.querySelector('[data-family=negative]')).toBeNull();
    expect(
      document.querySelectorAll('[data-family=unconfirmed]').length,
    ).toBeGreaterThan(0);
  });

  it('keeps the list when it cannot be refreshed, without calling it confirmed', async () => {
    const backend = backendWith();
    renderPlugin(LIST, backend);
    await listIsShown();
    expect(document.querySelector('[data-family=negative]')).not.toBeNull();
    backend.failure = answerWithStatus(503);
    backend.signal();
    expect(
      await screen.findByText(
        'Providers could not be refreshed: the portal backend answers 503 since 14:25. You see the list of 14:25.',
      ),
    ).toBeInTheDocument();
    expect(names()).toHaveLength(4);
    expect(document.querySelector('[data-family=negative]')).toBeNull();
  });

  describe('columns', () => {
    async function openColumns() {
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
      return screen.findByRole('dialog', { name: 'Columns of the list' });
    }

    it('are chosen and remembered', async () => {
      const portal = mockApis.storage();
      renderPlugin(LIST, backendWith(), { storage: portal });
      await listIsShown();
      const dialog = await openColumns();
      await userEvent.click(
        within(dialog).getByRole('checkbox', { name: 'Runs on' }),
      );
      await userEvent.click(
        within(dialog).getByRole('checkbox', { name: 'Trust' }),
      );
      await userEvent.click(
        within(dialog).getByRole('button', { name: 'Done' }),
      );
      await waitFor(() =>
        expect(
          screen.queryByRole('columnheader', { name: 'Owner' }),
        ).toBeNull(),
      );
      expect(
        screen.getByRole('columnheader', { name: 'Trust' }),
      ).toBeInTheDocument();
      expect(
        portal.forBucket('openmcp').snapshot('provider-columns').value,
      ).toEqual(['host', 'trust']);
    });

    it('sort the list, what has no value last', async () => {
      renderPlugin(LIST, backendWith());
      await listIsShown();
      const dialog = await openColumns();
      await userEvent.click(
        within(dialog).getByRole('checkbox', { name: 'Tool' }),
      );
      await userEvent.click(
        within(dialog).getByRole('button', { name: 'Done' }),
      );
      await userEvent.click(
        await screen.findByRole('button', { name: 'Tool' }),
      );
      await waitFor(() => expect(names()[0]).toBe('ESO'));
      expect(
        screen.getByRole('columnheader', { name: 'Tool' }),
      ).toHaveAttribute('aria-sort', 'ascending');
    });
  });

  it('hands over what is filtered as a file, without formulas', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = blob => {
      files.push(blob as Blob);
      return 'blob:providers';
    };
    URL.revokeObjectURL = () => undefined;
    const fileNames: string[] = [];
    const onClick = (event: Event) => {
      const link = (event.target as Element).closest('a[download]');
      if (link) {
        event.preventDefault();
        fileNames.push((link as HTMLAnchorElement).download);
      }
    };
    document.addEventListener('click', onClick);
    const backend = backendWith([
      exampleEso(),
      exampleFlux(),
      exampleProvider('=cmd', ESO_RULES, { owner: undefined }),
    ]);
    renderPlugin(`${LIST}?mode=needs-configuration`, backend);
    await listIsShown();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    document.removeEventListener('click', onClick);
    expect(fileNames).toEqual(['openmcp-providers.csv']);
    const text = await files[0]!.text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Provider,Entity,Today,/);
    expect(lines.join('\n')).toMatch(/ESO,.*Blocked,.*Needs configuration/);
    expect(lines.join('\n')).toMatch(/^'=cmd,/m);
    expect(lines.join('\n')).not.toMatch(/Flux/);
  });

  describe('ticks', () => {
    it('lead two to four to the comparison', async () => {
      renderPlugin(LIST, backendWith());
      await listIsShown();
      expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.click(
        screen.getByRole('checkbox', { name: 'Compare ESO' }),
      );
      expect(
        screen.getByRole('button', { name: 'Compare (1)' }),
      ).toHaveAccessibleDescription('Tick 2 to 4');
      await userEvent.click(
        screen.getByRole('checkbox', { name: 'Compare Flux' }),
      );
      const link = screen.getByRole('link', { name: 'Compare (2)' });
      expect(link).toHaveAttribute(
        'href',
        `/openmcp/compare?${new URLSearchParams([
          ['p', 'component:default/service-provider-eso'],
          ['p', 'component:default/service-provider-flux'],
        ])}`,
      );
    });

    it('are set by keyboard: Space, Ctrl+A, Escape', async () => {
      renderPlugin(LIST, backendWith());
      await listIsShown();
      screen.getByRole('link', { name: 'ESO' }).focus();
      await userEvent.keyboard(' ');
      expect(
        screen.getByRole('checkbox', { name: 'Compare ESO' }),
      ).toBeChecked();
      await userEvent.keyboard('{Control>}a{/Control}');
      expect(
        screen.getAllByRole('checkbox').every(box => box.matches(':checked')),
      ).toBe(true);
      expect(
        screen.getByRole('link', { name: 'Compare (4)' }),
      ).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      expect(
        screen.getByRole('checkbox', { name: 'Compare ESO' }),
      ).not.toBeChecked();
    });
  });

  it('names a few of the places of an image that runs everywhere', async () => {
    const backend = backendWith();
    backend.providerList = {
      undescribed: [
        {
          image: 'registry.acme.dev/ps-audit',
          installations: Array.from({ length: 1_010 }, (_, index) => ({
            cluster: 'eu-live',
            kind: 'PlatformService',
            name: `audit-${index}`,
            health: 'Healthy',
            simulated: false,
            stale: false,
          })),
        },
      ],
    };
    renderPlugin(LIST, backend);
    const section = within(
      await screen.findByRole('region', {
        name: 'Found on clusters, not described here (1)',
      }),
    );
    expect(section.getAllByRole('link', { name: /^audit-/ })).toHaveLength(10);
    expect(section.getByText('and 1,000 more')).toBeInTheDocument();
  });

  it('leads to the form that describes an image which nobody described', async () => {
    const backend = backendWith();
    backend.providerList = {
      undescribed: [{ image: 'registry.acme.dev/ps-audit', installations: [] }],
    };
    renderPlugin(LIST, backend, { features: [scaffolder] });
    const link = await screen.findByRole('link', {
      name: 'Declare it: registry.acme.dev/ps-audit',
    });
    const address = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(address.pathname).toBe('/create/templates/default/declare-provider');
    expect(JSON.parse(address.searchParams.get('formData') ?? '')).toEqual({
      name: 'ps-audit',
      image: 'registry.acme.dev/ps-audit',
    });
  });

  it('says how providers come into the catalog where there is none', async () => {
    renderPlugin(LIST, backendWith([]));
    await userEvent.click(
      await screen.findByRole('button', { name: 'How to add them' }),
    );
    expect(screen.getByText(/upstreamProviders: true/)).toBeInTheDocument();
  });

  it('has nothing in the way of assistive technology', async () => {
    renderPlugin(LIST, backendWith());
    await listIsShown();
    expect(await findFaults(screen.getByRole('main'))).toEqual([]);
  });
});
