import { mockApis } from '@backstage/frontend-test-utils';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EligibilityReport } from '@openmcp/backstage-plugin-openmcp-common';
import {
  ESO_RULES,
  exampleEso,
  exampleFlux,
  exampleReport,
  exampleTool,
  FLUX_RULES,
} from '../../__testUtils__/exampleProviders';
import {
  exampleCluster,
  exampleItem,
  minutesAgo,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';
import { scaffolder } from '../../__testUtils__/scaffolder';

const LIST = '/openmcp/providers/component/default';
const ESO = `${LIST}/service-provider-eso`;
const FLUX = `${LIST}/service-provider-flux`;
const NO_RIGHTS = {
  apply: false,
  delete: false,
  override: false,
  force: false,
  hostPath: false,
  command: false,
};

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
  backend.providers = [exampleEso(), exampleFlux(), exampleTool()];
  backend.clusters = [
    exampleCluster(),
    exampleCluster({ name: 'ap-live', may: NO_RIGHTS }),
  ];
  backend.eligibility = ({ cluster, provider }) =>
    exampleReport(
      provider?.endsWith('flux')
        ? FLUX_RULES
        : (cluster === 'ap-live' && OWNED_RULES) || ESO_RULES,
    );
  return backend;
}

function open(address: string, backend = createBackend()) {
  renderPlugin(address, backend, { features: [scaffolder] });
  return backend;
}

const verdictIsShown = () => screen.findByRole('region', { name: 'Verdict' });

async function chooseCluster(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Check against/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('ProviderPage', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  it('tells what it is and gives all three verdicts', async () => {
    open(ESO);
    const verdict = await verdictIsShown();
    expect(
      screen.getByRole('heading', { level: 1, name: 'ESO' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('ESO - openMCP');
    expect(screen.getByText('hypothetical')).toBeInTheDocument();
    expect(screen.getByText('owner platform-core')).toBeInTheDocument();
    expect(verdict).toHaveTextContent(/Today: Blocked/);
    expect(verdict).toHaveTextContent(
      /With platform mode: Would need configuration/,
    );
    expect(verdict).toHaveTextContent(/Tool another way: Needs configuration/);
    expect(verdict).toHaveTextContent(/Best of 3 routes: HelmDeployment/);
  });

  it('groups the rules by what platform mode would change', async () => {
    open(ESO);
    await verdictIsShown();
    const changing = screen.getByRole('table', {
      name: 'Platform mode would change these 2',
    });
    expect(within(changing).getAllByRole('button')).toHaveLength(2);
    expect(
      within(changing).getByText('Would need configuration'),
    ).toBeInTheDocument();
    const staying = screen.getByRole('table', {
      name: 'Stays as it is, even then (2)',
    });
    expect(
      within(staying)
        .getAllByRole('button')
        .map(button => button.textContent),
    ).toEqual([
      'Which config object must exist? provider-config',
      'Can its admission webhook stop others? admission-impact',
    ]);
    expect(screen.queryByText('crd-ownership')).toBeNull();
    await userEvent.click(
      screen.getByRole('button', { name: 'OK in both views (3)' }),
    );
    expect(
      screen.getByText('Not checked against a cluster.'),
    ).toBeInTheDocument();
  });

  it('shows why Flux is blocked, its circle in words, and refuses to run it', async () => {
    open(FLUX);
    await verdictIsShown();
    const circle = screen.getByRole('button', { name: /cycle/ });
    expect(circle).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen.getAllByText(
        'flux is needed by openmcp-operator, which is needed by platform-service-flux, which is needed by flux.',
      ).length,
    ).toBeGreaterThan(0);
    const run = screen.getByRole('button', { name: 'Run as platform service' });
    expect(run).toHaveAttribute('aria-disabled', 'true');
    expect(run).toHaveAccessibleDescription(
      /^Refused with platform mode, too: flux is needed by openmcp-operator/,
    );
  });

  it('leads to the form, which then knows what is meant', async () => {
    open(`${ESO}?cluster=eu-live`);
    await verdictIsShown();
    const link = await screen.findByRole('link', {
      name: 'Run as platform service',
    });
    const address = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(address.pathname).toBe(
      '/create/templates/default/run-service-provider-as-platform-service',
    );
    expect(JSON.parse(address.searchParams.get('formData') ?? '')).toEqual({
      provider: 'component:default/service-provider-eso',
      cluster: 'eu-live',
      name: 'eso',
    });
  });

  it('says which right is missing to run it', async () => {
    const backend = createBackend();
    backend.clusters = [exampleCluster({ may: NO_RIGHTS })];
    open(ESO, backend);
    expect(
      await screen.findByText(
        'No cluster you may write to. Needed: openmcp.platform-service.apply.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Run as platform service' }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that there is nothing to run without an image', async () => {
    open(`${LIST}/cert-manager`);
    await verdictIsShown();
    expect(screen.getByText('There is no image to run.')).toBeInTheDocument();
  });

  it('says so where the portal has no templates', async () => {
    renderPlugin(ESO, createBackend());
    expect(
      await screen.findByText(/^This portal has no software templates/),
    ).toBeInTheDocument();
  });

  it('marks what a cluster changes', async () => {
    open(ESO);
    const verdict = await verdictIsShown();
    await chooseCluster('ap-live');
    await waitFor(() =>
      expect(verdict).toHaveTextContent(
        /With platform mode: Would be blockedby ap-live/,
      ),
    );
    expect(verdict).toHaveTextContent(/Today: Blocked(?!by)/);
    const row = screen
      .getByRole('button', { name: /crd-ownership/ })
      .closest('[role=row]');
    expect(row).toHaveTextContent('by ap-live');
    expect(
      screen.getByText(
        'Refused with platform mode, too: Helm release eso owns its CRDs.',
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByText('by ap-live')).toHaveLength(2);
  });

  it('drops the late answer of a former choice', async () => {
    const backend = createBackend();
    const held = new Map<string, (report: EligibilityReport) => void>();
    backend.eligibility = ({ cluster }) =>
      cluster === 'ap-live'
        ? new Promise(resolve => held.set(cluster, resolve))
        : exampleReport();
    open(`${ESO}?cluster=ap-live`, backend);
    const verdict = await verdictIsShown();
    expect(screen.getByText('Checking against ap-live')).toBeInTheDocument();
    await chooseCluster('eu-live');
    await waitFor(() =>
      expect(screen.queryByText(/^Checking against/)).toBeNull(),
    );
    held.get('ap-live')?.(exampleReport(OWNED_RULES));
    backend.signal();
    await waitFor(() =>
      expect(
        backend.calls.filter(call => call === 'eligibility').length,
      ).toBeGreaterThan(3),
    );
    expect(verdict).toHaveTextContent(/Would need configuration/);
    expect(screen.queryByText('by ap-live')).toBeNull();
  });

  it('keeps the verdict without a cluster when one cannot be checked', async () => {
    const backend = createBackend();
    backend.eligibility = ({ cluster }) => {
      if (cluster) {
        throw answerWithStatus(503);
      }
      return exampleReport();
    };
    open(`${ESO}?cluster=eu-live`, backend);
    expect(
      await screen.findByText(
        'ESO could not be checked against eu-live: the portal backend answers 503 since 14:25. You see the verdict without a cluster.',
      ),
    ).toBeInTheDocument();
    expect(await verdictIsShown()).toHaveTextContent(
      /Would need configuration/,
    );
  });

  it('opens and focuses the rule of the address, also where all is fine', async () => {
    open(`${ESO}?rule=crd-ownership`);
    await verdictIsShown();
    const rule = screen.getByRole('button', { name: /crd-ownership/ });
    expect(rule).toHaveFocus();
    expect(rule).toHaveAttribute('aria-expanded', 'true');
  });

  it('lists what must change, and for whom', async () => {
    const user = userEvent.setup();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    open(`${ESO}?tab=changes&for=platform-owner`);
    await verdictIsShown();
    expect(
      screen.getByRole('tab', { name: 'What must change (3)' }),
    ).toHaveAttribute('aria-selected', 'true');
    expect(
      screen.getByText('Create ProviderConfig "eso".'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Add a mode/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
    expect(copied).toEqual([
      '## What must change so that ESO can run as a platform service\n\n- [ ] Create ProviderConfig "eso". (platform owner, rule `provider-config`)\n',
    ]);
    await user.click(
      screen.getByRole('button', { name: 'rule provider-config' }),
    );
    expect(
      await screen.findByRole('button', { name: /provider-config/ }),
    ).toHaveFocus();
  });

  it('shows where it runs', async () => {
    const backend = createBackend();
    backend.items = [exampleItem({ name: 'eso', since: minutesAgo(12) })];
    open(`${ESO}?tab=installed`, backend);
    const table = await screen.findByRole('table', {
      name: 'Installations of ESO',
    });
    expect(within(table).getByRole('link', { name: 'eso' })).toHaveAttribute(
      'href',
      '/openmcp/installations/eu-live/PlatformService/eso',
    );
    expect(within(table).getByText('12 min')).toBeInTheDocument();
  });

  it('opens the routes of the tool', async () => {
    open(ESO);
    await verdictIsShown();
    await userEvent.click(
      screen.getByRole('button', { name: 'HelmDeployment' }),
    );
    expect(
      screen.getByRole('table', { name: 'Flux HelmRelease' }),
    ).toBeInTheDocument();
  });

  it('names the paths of traits that are not valid', async () => {
    const backend = createBackend();
    backend.eligibility = () =>
      exampleReport(ESO_RULES, {
        findings: [
          {
            path: 'spec.openmcp.versions[0].crds[0].scope',
            severity: 'error',
            message: 'Namespaced or Cluster',
          },
        ],
      });
    open(ESO, backend);
    await verdictIsShown();
    expect(
      screen.getByText('spec.openmcp.versions[0].crds[0].scope').parentElement,
    ).toHaveTextContent(
      'spec.openmcp.versions[0].crds[0].scope: Namespaced or Cluster',
    );
  });

  it('names all entities that claim the same image', async () => {
    const backend = createBackend();
    backend.eligibility = () =>
      exampleReport(ESO_RULES, {
        trust: 'conflicting',
        claimedBy: ['component:default/a', 'component:default/b'],
      });
    open(ESO, backend);
    expect(
      await screen.findByText(/component:default\/a, component:default\/b/),
    ).toBeInTheDocument();
  });

  it('says that there is no such provider', async () => {
    open(`${LIST}/nothing`);
    expect(
      await screen.findByText('No provider component:default/nothing.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All providers' })).toHaveAttribute(
      'href',
      '/openmcp/providers',
    );
  });

  it('says what could not be checked, and asks again when told to', async () => {
    const backend = createBackend();
    backend.failure = answerWithStatus(503);
    open(ESO, backend);
    await screen.findByText(
      'service-provider-eso could not be checked: the portal backend answers 503 since 14:25.',
    );
    backend.failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await verdictIsShown()).toBeInTheDocument();
  });

  it('names the missing right', async () => {
    const backend = createBackend();
    backend.failure = answerWithStatus(403);
    open(ESO, backend);
    expect(
      await screen.findByText(
        'You may not see providers. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
  });

  it('leads from a circle to its drawing', async () => {
    open(`${FLUX}?cluster=eu-live`);
    await verdictIsShown();
    expect(
      screen.getByRole('link', { name: 'Show in Dependencies' }),
    ).toHaveAttribute(
      'href',
      `/openmcp/dependencies?${new URLSearchParams({
        focus: 'component:default/service-provider-flux',
        cluster: 'eu-live',
      })}`,
    );
  });

  it('remembers for whom the changes were listed, and copies what is ticked', async () => {
    const user = userEvent.setup();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    const storage = mockApis.storage();
    storage.forBucket('openmcp').set('remedy-role', 'platform-owner');
    renderPlugin(`${ESO}?tab=changes`, createBackend(), { storage });
    await verdictIsShown();
    const list = screen.getByRole('list', { name: 'What must change' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(
      within(list).getByRole('checkbox', {
        name: 'Create ProviderConfig "eso".',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
    expect(copied[0]).toMatch(/^- \[x\] Create ProviderConfig/m);
  });

  it('shows the manifest that the form would write', async () => {
    open(`${ESO}?tab=manifest`);
    const manifest = await screen.findByRole('list', {
      name: 'Manifest of eso',
    });
    const lines = within(manifest)
      .getAllByRole('listitem')
      .map(line => line.textContent);
    expect(lines.slice(0, 4)).toEqual([
      'apiVersion: openmcp.cloud/v1alpha1',
      'kind: PlatformService',
      'metadata:',
      '  name: eso',
    ]);
    expect(lines.join('\n')).toMatch(/--service-api-cluster=platform/);
    expect(
      screen.getByText(/^No release of this image is known/),
    ).toBeInTheDocument();
  });

  it('says at which line of the manifest something is wrong', async () => {
    const backend = createBackend();
    backend.providers = [exampleEso({ installationName: 'eso.prod' })];
    open(`${ESO}?tab=manifest`, backend);
    const findings = await screen.findByRole('list', { name: 'Findings' });
    expect(findings).toHaveTextContent(/line 4: .*dots/);
    expect(screen.getByTitle('Line 4 has a finding.')).toHaveTextContent(
      'name: eso.prod',
    );
  });

  it('leads from a tool without an image to other ways', async () => {
    open(`${LIST}/cert-manager`);
    await verdictIsShown();
    const link = screen.getByRole('link', { name: 'Declare a provider' });
    expect(link.getAttribute('href')).toMatch(
      /^\/create\/templates\/default\/declare-provider\?formData=/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Other ways' }));
    expect(
      screen.getByRole('table', { name: 'Flux HelmRelease' }),
    ).toBeInTheDocument();
  });

  it('has nothing in the way of assistive technology', async () => {
    open(FLUX);
    await verdictIsShown();
    expect(await findFaults(screen.getByRole('main'))).toEqual([]);
  });
});
