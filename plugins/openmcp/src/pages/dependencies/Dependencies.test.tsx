import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleDependencies,
  manyDependencies,
} from '../../__testUtils__/exampleDependencies';
import { exampleProvider } from '../../__testUtils__/exampleProviders';
import { exampleCluster } from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { layOut, renderPlugin } from '../../__testUtils__/renderPlugin';

const PAGE = '/openmcp/dependencies';
const LIST = `${PAGE}?view=list`;
const CIRCLE = 'Flux cannot be run by a service that Flux itself delivers:';

function createBackend() {
  const backend = new FakeBackend();
  backend.clusters = [
    exampleCluster({ simulated: true }),
    exampleCluster({ name: 'zz-test' }),
  ];
  backend.providers = [
    exampleProvider('Gateway', undefined, {
      installations: [
        {
          cluster: 'eu-live',
          kind: 'PlatformService',
          name: 'gateway',
          health: 'Degraded',
          simulated: true,
          stale: false,
        },
        {
          cluster: 'zz-test',
          kind: 'PlatformService',
          name: 'gateway',
          health: 'Healthy',
          simulated: false,
          stale: false,
        },
      ],
    }),
    exampleProvider('Flux'),
  ];
  backend.dependencies = cluster => exampleDependencies({ cluster });
  return backend;
}

function open(address: string, backend = createBackend()) {
  renderPlugin(address, backend);
  return backend;
}

const circleIsTold = () => screen.findByText(CIRCLE);
const node = (name: RegExp) => screen.findByRole('button', { name });

describe('Dependencies', () => {
  beforeEach(() => {
    layOut();
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => jest.restoreAllMocks());

  it('tells the circle in words, and why no seed helps', async () => {
    open(PAGE);
    await circleIsTold();
    const path = screen.getByRole('list', {
      name: 'The circle of Flux, step by step',
    });
    expect(
      within(path)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['flux', 'openmcp-operator', 'ps-flux', 'HelmRelease', 'flux']);
    await userEvent.click(
      screen.getByRole('button', { name: 'Why no seed helps' }),
    );
    expect(
      screen.getByText(/Flux delivers the openmcp-operator/),
    ).toBeInTheDocument();
    expect(document.title).toBe('Dependencies - openMCP');
  });

  it('draws each node with all that is known of it', async () => {
    open(PAGE);
    expect(
      await node(/^flux, wave 1, needed by 2, part of a circle$/),
    ).toBeInTheDocument();
    expect(
      await node(/^ps-gateway, wave 3, Degraded on 0 of 1, needed by 1$/),
    ).toBeInTheDocument();
    expect(
      await node(
        /^ps-flux, wave 3, candidate, not installed, needed by 1, part/,
      ),
    ).toBeInTheDocument();
    const circle = [1, 2, 3, 4].map(step =>
      screen.getByTitle(`circle ${step}`),
    );
    expect(circle).toHaveLength(4);
  });

  it('follows edges and waves by arrows, with one tab stop', async () => {
    open(PAGE);
    const flux = await node(/^flux,/);
    const graph = screen.getByRole('group', { name: /^Graph of dependencies/ });
    const stops = within(graph)
      .getAllByRole('button')
      .filter(button => button.dataset.node && button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    flux.focus();
    await userEvent.keyboard('{ArrowRight}');
    const operator = await node(/^openmcp-operator,/);
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        /^(openmcp-operator|HelmRelease \(flux\)),/,
      ),
    );
    operator.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/^ps-/);
    const first = document.activeElement;
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveAccessibleName(/^ps-/);
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).not.toBe(first);
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('heading', {
      level: 2,
      name: /openmcp-operator|cert-manager/,
    });
    expect(panel).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  });

  it('tells of a node what it needs, what needs it and where it runs', async () => {
    open(`${PAGE}?node=provider/ps-gateway`);
    const panel = (
      await screen.findByRole('heading', { level: 2, name: 'ps-gateway' })
    ).closest('section') as HTMLElement;
    expect(panel).toHaveTextContent(
      'cert-manager soft, by the traits of Gateway, for its webhook',
    );
    expect(panel).toHaveTextContent('Needed by (1)');
    expect(
      await within(panel).findByRole('link', { name: 'gateway' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations/eu-live/PlatformService/gateway',
    );
    expect(
      within(panel).getByRole('link', { name: 'Open Gateway' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/providers/component/default/service-provider-gateway',
    );
    await userEvent.click(
      within(panel).getByRole('button', { name: 'cert-manager' }),
    );
    expect(
      await screen.findByRole('heading', { level: 2, name: 'cert-manager' }),
    ).toBeInTheDocument();
  });

  it('says the same as a list, wave by wave', async () => {
    open(LIST);
    await circleIsTold();
    const wave = screen.getByRole('region', {
      name: 'Wave 3, after openmcp-operator',
    });
    expect(wave).toHaveTextContent(
      /ps-gateway.*needs openmcp-operator, cert-manager \(soft\).*needed by sp-landscaper/,
    );
    expect(
      screen.getByRole('region', { name: 'Wave 2, after flux and 1 more' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Soft' }));
    await waitFor(() => expect(wave).not.toHaveTextContent('(soft)'));
  });

  it('shows only what is around a focus', async () => {
    open(`${LIST}&focus=component:default/service-provider-gateway`);
    expect(
      await screen.findByText(/^Showing 5 of 7 around ps-gateway\./),
    ).toBeInTheDocument();
    expect(screen.queryByText('ps-flux', { selector: 'a' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(
      await screen.findByText('ps-flux', { selector: 'a' }),
    ).toBeInTheDocument();
  });

  it('starts at one node where there are many', async () => {
    const backend = createBackend();
    backend.dependencies = () => manyDependencies(140);
    open(LIST, backend);
    expect(
      await screen.findByText(/^Showing 3 of 142 around ps-service-0\./),
    ).toBeInTheDocument();
  });

  it('copies the order without what nobody runs', async () => {
    const user = userEvent.setup();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    open(LIST);
    await circleIsTold();
    await user.click(
      screen.getByRole('button', { name: 'Copy install order' }),
    );
    expect(copied).toEqual([
      'Install order on eu-live\n\n1. flux, cert-manager\n2. openmcp-operator\n3. ps-gateway\n4. HelmRelease (flux), sp-landscaper\n',
    ]);
  });

  it('asks for the landscape that is chosen', async () => {
    const backend = createBackend();
    backend.dependencies = cluster =>
      cluster === 'zz-test'
        ? exampleDependencies({
            cluster,
            operatorDeliveredBy: 'other',
            cycles: [],
          })
        : exampleDependencies({ cluster });
    open(LIST, backend);
    await circleIsTold();
    await userEvent.click(screen.getByRole('button', { name: /Landscape/ }));
    await userEvent.click(
      await screen.findByRole('option', { name: 'zz-test' }),
    );
    expect(await screen.findByText('No circle. 4 waves.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Something else than Flux delivers the openmcp-operator on zz-test.',
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('1 of 1')).toBeInTheDocument());
  });

  it('says what is assumed, and how to say otherwise', async () => {
    const backend = createBackend();
    backend.dependencies = cluster =>
      exampleDependencies({ cluster, operatorDeliveryAssumed: true });
    open(LIST, backend);
    expect(
      await screen.findByText(
        /^Assumes that Flux delivers the openmcp-operator on eu-live\./,
      ),
    ).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'How to say otherwise' }),
    );
    expect(screen.getByText(/operatorDeliveredBy: other/)).toBeInTheDocument();
  });

  it('shows the graph without health when providers cannot be read', async () => {
    const backend = createBackend();
    backend.failures.providers = answerWithStatus(503);
    open(LIST, backend);
    await circleIsTold();
    expect(
      await screen.findByText(/^Health of the nodes could not be read/),
    ).toBeInTheDocument();
    expect(screen.queryByText('not installed')).toBeNull();
  });

  it('says that nothing declares dependencies, and how to', async () => {
    const backend = createBackend();
    backend.dependencies = () =>
      exampleDependencies({ edges: [], cycles: [], waves: [] });
    open(PAGE, backend);
    expect(
      await screen.findByText(/^No provider declares what it depends on/),
    ).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole('button', { name: 'How to declare' }),
    );
    expect(screen.getByText(/dependsOn:/)).toBeInTheDocument();
  });

  it('says what could not be read of which landscape, and asks again', async () => {
    const backend = createBackend();
    backend.failures.dependencies = answerWithStatus(503);
    open(LIST, backend);
    await screen.findByText(
      'The graph of eu-live could not be read: the portal backend answers 503 since 14:25.',
    );
    backend.failures = {};
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await circleIsTold()).toBeInTheDocument();
  });

  it('keeps the graph when it cannot be read again', async () => {
    const backend = open(LIST);
    await circleIsTold();
    backend.failures.dependencies = answerWithStatus(503);
    backend.signal();
    expect(
      await screen.findByText(
        /^The graph of eu-live could not be refreshed: the portal backend answers 503/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(CIRCLE)).toBeInTheDocument();
  });

  it('says that there is no such cluster', async () => {
    const backend = createBackend();
    backend.dependencies = undefined;
    open(`${PAGE}?cluster=nowhere`, backend);
    expect(await screen.findByText('No cluster nowhere.')).toBeInTheDocument();
  });

  it('does not take nonsense for a graph', async () => {
    const backend = createBackend();
    backend.nonsense = { dependencies: {} };
    open(PAGE, backend);
    expect(
      await screen.findByText(
        /^The graph of eu-live could not be read: the portal backend answers in a way/,
      ),
    ).toBeInTheDocument();
  });

  it('names the missing right', async () => {
    const backend = createBackend();
    backend.failure = answerWithStatus(403);
    open(PAGE, backend);
    expect(
      await screen.findByText(
        'You may not see providers. Needed: openmcp.provider.read.',
      ),
    ).toBeInTheDocument();
  });

  it.each([PAGE, LIST])(
    'has nothing in the way of assistive technology: %s',
    async address => {
      open(address);
      await circleIsTold();
      await screen.findAllByText('ps-gateway');
      expect(await findFaults(screen.getByRole('main'))).toEqual([]);
    },
  );
});
