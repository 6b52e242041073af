import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  providerEntity,
  toolEntity,
} from '../../__testUtils__/exampleEntities';
import {
  exampleEso,
  exampleReport,
  FLUX_RULES,
} from '../../__testUtils__/exampleProviders';
import {
  exampleCluster,
  exampleItem,
  lostCluster,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { findFaults } from '../../__testUtils__/findFaults';
import { renderOnEntity } from '../../__testUtils__/renderOnEntity';
import { ProviderCard } from './ProviderCard';

const PAGE = '/openmcp/providers/component/default/service-provider-eso';
const IMAGE = 'ghcr.io/openmcp-project/images/service-provider-eso:v1.0.0';

function createBackend() {
  const backend = new FakeBackend();
  backend.providers = [exampleEso()];
  backend.clusters = [exampleCluster()];
  backend.eligibility = () => exampleReport();
  return backend;
}

function installedOn(cluster: string) {
  return exampleItem({
    name: 'eso',
    cluster,
    image: { wanted: IMAGE, running: [IMAGE], differs: false },
  });
}

const card = () => screen.findByRole('region', { name: 'openMCP provider' });

describe('ProviderCard', () => {
  it('gives both verdicts with the reason, and leads on', async () => {
    const backend = createBackend();
    backend.items = [
      installedOn('eu-live'),
      installedOn('ap-live'),
      exampleItem(),
    ];
    renderOnEntity(<ProviderCard />, providerEntity(), backend);
    expect(
      await within(await card()).findByText(
        'Today: Blocked. With platform mode: would need configuration.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/No published flag, variable/)).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: '3 things must change' }),
    ).toHaveAttribute('href', `${PAGE}?tab=changes`);
    expect(
      await screen.findByRole('link', { name: 'Runs on 2 clusters' }),
    ).toHaveAttribute('href', `${PAGE}?tab=installed`);
  });

  it('says how many clusters were not read where it runs on none', async () => {
    const backend = createBackend();
    backend.clusters = [exampleCluster(), lostCluster()];
    renderOnEntity(<ProviderCard />, providerEntity(), backend);
    expect(
      await screen.findByText(
        'Runs on no cluster that you can see (1 cluster not read)',
      ),
    ).toBeInTheDocument();
  });

  it('does not take clusters that were never read for empty ones', async () => {
    const backend = createBackend();
    backend.clusters = [lostCluster()];
    renderOnEntity(<ProviderCard />, providerEntity(), backend);
    expect(
      await screen.findByText(
        'Where it runs is not known: no cluster has been read',
      ),
    ).toBeInTheDocument();
  });

  it('tells which trait is not valid, and what follows from that', async () => {
    const backend = createBackend();
    backend.eligibility = () =>
      exampleReport(FLUX_RULES, {
        findings: [
          {
            path: 'spec.openmcp.versions[0].crds[0].scope',
            severity: 'error',
            message: 'Namespaced or Cluster',
          },
          {
            path: 'spec.openmcp.tool',
            severity: 'error',
            message: 'an entity reference',
          },
        ],
      });
    renderOnEntity(<ProviderCard />, providerEntity(), backend);
    expect(
      await screen.findByText(
        /spec.openmcp has 2 faults, the first: spec.openmcp.versions\[0\].crds\[0\].scope: Namespaced or Cluster/,
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/What cannot be read of it counts as not declared/),
    ).toBeInTheDocument();
  });

  it('shows how to annotate this very entity', async () => {
    const user = userEvent.setup();
    const backend = createBackend();
    renderOnEntity(<ProviderCard />, providerEntity({}), backend);
    const yaml = await screen.findByRole('region', {
      name: 'Annotations for service-provider-eso',
    });
    expect(yaml).toHaveTextContent(
      'kind: Component metadata: name: service-provider-eso annotations: openmcp.cloud/image: <registry>/<repository>',
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith(
      expect.stringContaining('\n  name: service-provider-eso\n'),
    );
    expect(
      await screen.findByRole('button', { name: 'Copied' }),
    ).toBeInTheDocument();
    expect(backend.calls).toEqual([]);
  });

  it('needs no annotation where the traits name the image', async () => {
    const entity = providerEntity({});
    entity.spec = {
      ...entity.spec,
      openmcp: { schemaVersion: 1, versions: [{ image: IMAGE }] },
    };
    renderOnEntity(<ProviderCard />, entity, createBackend());
    expect(
      await screen.findByRole('link', { name: '3 things must change' }),
    ).toBeInTheDocument();
  });

  it('asks about a tool as a tool, which runs nowhere itself', async () => {
    const backend = createBackend();
    const asked: unknown[] = [];
    backend.eligibility = request => {
      asked.push(request);
      return exampleReport();
    };
    renderOnEntity(<ProviderCard />, toolEntity(), backend);
    const tool = await screen.findByRole('region', { name: 'openMCP tool' });
    expect(
      await within(tool).findByText('Tool another way'),
    ).toBeInTheDocument();
    expect(asked).toEqual([{ tool: 'component:default/cert-manager' }]);
    expect(backend.calls).not.toContain('installations');
  });

  it.each([
    [403, 'You may not see providers. Needed: openmcp.provider.read.'],
    [404, /openMCP does not know service-provider-eso yet/],
    [500, /The verdicts could not be read: the portal backend answers 500/],
  ])(
    'stays where it is after an answer %d, and asks again',
    async (status, text) => {
      const backend = createBackend();
      backend.failure = answerWithStatus(status);
      renderOnEntity(<ProviderCard />, providerEntity(), backend);
      expect(await within(await card()).findByText(text)).toBeInTheDocument();
      backend.failure = undefined;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(
        await screen.findByRole('link', { name: '3 things must change' }),
      ).toBeInTheDocument();
    },
  );

  it('does not take nonsense for a verdict', async () => {
    const backend = createBackend();
    backend.eligibility = () => ({} as never);
    renderOnEntity(<ProviderCard />, providerEntity(), backend);
    expect(
      await within(await card()).findByText(
        /The verdicts could not be read: the portal backend answers in a way/,
      ),
    ).toBeInTheDocument();
  });

  it('has nothing in the way of assistive technology', async () => {
    const { container } = renderOnEntity(
      <ProviderCard />,
      providerEntity(),
      createBackend(),
    );
    await screen.findByRole('link', { name: '3 things must change' });
    expect(await findFaults(container)).toEqual([]);
  });
});
