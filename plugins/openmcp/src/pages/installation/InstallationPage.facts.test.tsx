import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryChange } from '@openmcp/backstage-plugin-openmcp-common';
import {
  exampleCluster,
  exampleInstallation,
  minutesAgo,
} from '../../__testUtils__/examples';
import {
  exampleProvider,
  exampleReport,
} from '../../__testUtils__/exampleProviders';
import { answerWithStatus, FakeBackend } from '../../__testUtils__/FakeBackend';
import { renderPlugin } from '../../__testUtils__/renderPlugin';

const VELERO = '/openmcp/installations/eu-live/PlatformService/velero';

function backendWith(
  overrides: Parameters<typeof exampleInstallation>[0] = {},
) {
  const backend = new FakeBackend();
  backend.clusters = [exampleCluster()];
  backend.installation = exampleInstallation(overrides);
  return backend;
}

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

/** A backend whose catalog has the provider, and a rule about its CRDs. */
function withCrds(code: string, params: Record<string, string | string[]>) {
  const backend = backendWith();
  backend.providers = [
    exampleProvider('Velero', undefined, {
      installations: [
        {
          cluster: 'eu-live',
          kind: 'PlatformService',
          name: 'velero',
          health: 'Healthy',
          simulated: false,
          stale: false,
        },
      ],
    }),
  ];
  const report = exampleReport([]);
  report.wrap.today = {
    outcome: 'ok',
    results: [
      {
        ruleId: 'crd-ownership',
        question: '',
        outcome: 'ok',
        code,
        params,
        message: '',
        notes: [],
        evidence: [1, 2, 3].map(number => ({
          type: 'object' as const,
          object: {
            kind: 'CustomResourceDefinition',
            name: `crd-${number}`,
            uid: String(number),
          },
        })),
      },
    ],
  };
  backend.eligibility = () => report;
  return backend;
}

describe('InstallationPage', () => {
  it.each([
    [
      { tool: 'flux', name: 'Kustomization flux-system/openmcp' },
      'Flux owns this object (Kustomization flux-system/openmcp). Change it in Git.',
    ],
    [
      { tool: 'helm', name: 'Helm release tools/velero' },
      'Helm owns this object (Helm release tools/velero). Change it in the release.',
    ],
    [
      { tool: 'argo-cd', name: 'Argo CD application velero' },
      'Argo CD owns this object (Argo CD application velero). Change it in Git.',
    ],
  ] as const)(
    'says who looks after the object: %j',
    async (owner, sentence) => {
      renderPlugin(VELERO, backendWith({ owner }));
      expect(
        await screen.findByText(sentence, { selector: 'p' }),
      ).toBeInTheDocument();
    },
  );

  it('says how it was at a moment, and what came next and why', async () => {
    const items = [
      change({
        at: '2026-11-30T03:02:00Z',
        before: 'Healthy',
        after: 'Degraded',
        summary: {
          code: 'init-failed',
          params: { attempts: 5, exitCode: 1 },
          message: 'Init job failed 5 times',
        },
      }),
      change({
        type: 'image-wanted',
        at: '2026-11-30T03:01:00Z',
        before: 'a/velero:v1.1.1',
        after: 'a/velero:v1.1.2',
      }),
    ];
    renderPlugin(
      `${VELERO}?tab=timeline&at=2026-11-30T03:00:00Z`,
      backendWith({
        history: {
          state: 'read',
          items,
          isComplete: true,
          gaps: [],
          keptSince: '2026-11-01T00:00:00Z',
        },
      }),
    );
    expect(
      await screen.findByText(
        /^At 03:00: Healthy\. 03:02: Degraded, Init job failed 5 times.*, after image velero:v1\.1\.1 to velero:v1\.1\.2\./,
      ),
    ).toBeInTheDocument();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(
      screen.getByRole('button', { name: 'Copy link to this moment' }),
    );
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(
      expect.stringContaining('?tab=timeline&at=2026-11-30T03%3A00%3A00.000Z'),
    );
  });

  it('does not break on an answer that says nothing', async () => {
    const backend = backendWith();
    backend.nonsense = { installation: {} };
    renderPlugin(VELERO, backend);
    expect(
      await screen.findByText(
        /^velero could not be read: the portal backend answers in a way/,
      ),
    ).toBeInTheDocument();
  });

  it('leads to what bears the same name elsewhere', async () => {
    renderPlugin(VELERO, backendWith());
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    expect(
      await screen.findByRole('menuitem', { name: 'velero on all clusters' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/installations?q=velero&kind=PlatformService&group=cluster',
    );
  });

  it('tells that the CRDs of the tool are there, and leads to the provider', async () => {
    renderPlugin(VELERO, withCrds('crds-own', { groups: ['velero.io'] }));
    expect(
      await screen.findByText('Its CRDs are on this cluster (3).', {
        exact: false,
      }),
    ).toHaveTextContent(
      'not checked - This page does not test whether Velero does its work.',
    );
    expect(
      screen.getByRole('link', { name: 'Provider Velero' }),
    ).toHaveAttribute(
      'href',
      '/openmcp/providers/component/default/service-provider-velero',
    );
  });

  it('warns when they are not there', async () => {
    renderPlugin(VELERO, withCrds('crds-absent', { groups: ['velero.io'] }));
    expect(
      await screen.findByText(
        'CRDs of velero.io not found on eu-live. The image probably runs as an ordinary service provider.',
      ),
    ).toBeInTheDocument();
  });

  it('says nothing of the tool that it could not read', async () => {
    const backend = withCrds('crds-absent', { groups: ['velero.io'] });
    backend.failures = { eligibility: answerWithStatus(500) };
    renderPlugin(VELERO, backend);
    expect(
      await screen.findByText(/This page does not test whether velero/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/CRDs/)).toBeNull();
  });

  describe('what stays', () => {
    async function ask(backend: FakeBackend) {
      renderPlugin(VELERO, backend);
      const section = await screen.findByRole('region', {
        name: 'If you remove it, these stay',
      });
      // The cluster is not asked before somebody wants to know.
      expect(backend.calls).not.toContain('delete');
      await userEvent.click(
        within(section).getByRole('button', { name: 'Ask the cluster' }),
      );
      return section;
    }

    it('is asked of the cluster, and removes nothing', async () => {
      const backend = backendWith();
      const queries: object[] = [];
      backend.remove = (cluster, name, query) => {
        queries.push(query);
        return {
          cluster,
          name,
          dryRun: true,
          result: 'deleting',
          goes: [],
          stays: [{ code: 'unknown', params: {}, message: '3 CRDs stay.' }],
          warnings: [],
        };
      };
      const section = await ask(backend);
      expect(await within(section).findByText('3 CRDs stay.')).toBeVisible();
      expect(queries).toEqual([{ dryRun: true }]);
    });

    it('names the missing right', async () => {
      const section = await ask(backendWith());
      expect(
        await within(section).findByText(
          'You may not remove from eu-live. Needed: openmcp.platform-service.delete.',
        ),
      ).toBeInTheDocument();
    });

    it('says why it could not be asked', async () => {
      const backend = backendWith();
      backend.failures = { delete: answerWithStatus(503) };
      const section = await ask(backend);
      expect(
        await within(section).findByText(
          'What would stay could not be asked: the portal backend answers 503.',
        ),
      ).toBeInTheDocument();
      expect(
        within(section).getByRole('button', { name: 'Try again' }),
      ).toBeInTheDocument();
    });
  });
});
