import { screen, within } from '@testing-library/react';
import {
  Cluster,
  Installation,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  exampleCluster,
  exampleInstallation,
  minutesAgo,
} from '../../__testUtils__/examples';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { renderPlugin } from '../../__testUtils__/renderPlugin';
import { scaffolder } from '../../__testUtils__/scaffolder';

const VELERO = '/openmcp/installations/eu-live/PlatformService/velero';
const { may } = exampleCluster();

function renderPage(
  installation: Partial<Installation> = {},
  cluster: Partial<Cluster> = {},
  backend = new FakeBackend(),
) {
  backend.installation = exampleInstallation(installation);
  backend.clusters = [exampleCluster(cluster)];
  renderPlugin(VELERO, backend, { features: [scaffolder] });
}

async function findActions() {
  return within(
    await screen.findByRole('group', { name: 'Change this platform service' }),
  );
}

describe('InstallationPage, its actions', () => {
  it.each([
    ['Update', 'update-platform-service'],
    ['Remove', 'remove-platform-service'],
  ])('leads with %s to the form, the choice made', async (name, template) => {
    renderPage();
    const link = (await findActions()).getByRole('link', { name });
    const { pathname, searchParams } = new URL(
      link.getAttribute('href') ?? '',
      'http://localhost',
    );
    expect(pathname).toBe(`/create/templates/default/${template}`);
    expect(JSON.parse(searchParams.get('formData') ?? '')).toEqual({
      cluster: 'eu-live',
      name: 'velero',
    });
  });

  it.each<[string, Partial<Installation>, Partial<Cluster>, string, string]>([
    [
      'Update',
      {},
      { may: { ...may, apply: false } },
      'You may not apply to eu-live. Needed: openmcp.platform-service.apply.',
      'Remove',
    ],
    [
      'Remove',
      {},
      { may: { ...may, delete: false } },
      'You may not remove from eu-live. Needed: openmcp.platform-service.delete.',
      'Update',
    ],
  ])(
    'says why there is no %s, and offers what may be done',
    async (name, installation, cluster, reason, other) => {
      renderPage(installation, cluster);
      const actions = await findActions();
      expect(actions.getByRole('button', { name })).toHaveAccessibleDescription(
        reason,
      );
      expect(actions.queryByRole('link', { name })).toBeNull();
      expect(actions.getByRole('link', { name: other })).toBeInTheDocument();
    },
  );

  it.each<[Partial<Installation>, Partial<Cluster>, string]>([
    [
      { managedByOperator: true },
      {},
      'velero is made by the openmcp-operator itself and cannot be changed here.',
    ],
    [
      { deletionTimestamp: minutesAgo(1) },
      {},
      'velero is being removed already.',
    ],
    [
      {
        owner: { tool: 'flux', name: 'Kustomization flux-system/openmcp' },
      },
      {},
      'Flux owns this object (Kustomization flux-system/openmcp). Change it in Git.',
    ],
    [{}, { name: 'other' }, 'You may not see the rights on eu-live.'],
  ])(
    'says why nothing can be changed: %j %j',
    async (installation, cluster, reason) => {
      renderPage(installation, cluster);
      const actions = await findActions();
      for (const name of ['Update', 'Remove']) {
        const button = actions.getByRole('button', { name });
        expect(button).toHaveAccessibleDescription(reason);
        button.focus();
        expect(button).toHaveFocus();
      }
      expect(actions.queryByRole('link')).toBeNull();
    },
  );

  it('leads to the forms that open a pull request, also for what Flux owns', async () => {
    renderPage(
      { owner: { tool: 'flux', name: 'Kustomization flux-system/openmcp' } },
      { delivery: 'gitops' },
    );
    const actions = await findActions();
    for (const name of ['Update', 'Remove']) {
      expect(actions.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(
      actions.getByText(
        'eu-live is delivered by GitOps: both forms open a pull request.',
      ),
    ).toBeInTheDocument();
  });

  it('says that the rights could not be read', async () => {
    const backend = new FakeBackend();
    backend.getClusters = async () => {
      throw answerWithStatus(503);
    };
    renderPage({}, {}, backend);
    expect(
      (await findActions()).getByRole('button', { name: 'Remove' }),
    ).toHaveAccessibleDescription(/^Whether you may could not be read: /);
  });

  it('offers nothing for kinds that have no such forms', async () => {
    const backend = new FakeBackend();
    renderPage({ kind: 'ServiceProvider' }, {}, backend);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Remove' })).toBeNull();
    expect(backend.calls).not.toContain('clusters');
  });
});
