import {
  EligibilityReport,
  EligibilityRequest,
  ProviderInstallation,
  ProviderItem,
  ProviderList,
} from '@openmcp/backstage-plugin-openmcp-common';
import {
  ESO_RULES,
  exampleEso,
  exampleFlux,
  exampleProvider,
  exampleReport,
  exampleRules,
  exampleTool,
  FLUX_RULES,
} from '../src/__testUtils__/exampleProviders';
import { ago, SECOND } from './exampleClusters';

function installation(
  cluster: string,
  overrides: Partial<ProviderInstallation> = {},
): ProviderInstallation {
  return {
    cluster,
    kind: 'PlatformService',
    name: 'velero',
    health: 'Healthy',
    simulated: cluster === 'eu-live',
    stale: cluster === 'eu-canary',
    ...overrides,
  };
}

function untrusted(item: ProviderItem): ProviderItem {
  const unknown = { outcome: 'unknown' } as const;
  return {
    ...item,
    trust: 'untrusted',
    wrap: { applicable: true, today: unknown, withPlatformMode: unknown },
  };
}

const OWN: Partial<ProviderItem> = {
  kind: 'platform-service',
  wrap: {
    applicable: false,
    reason: { code: 'own', params: {}, message: "openMCP's own." },
  },
  host: {
    applicable: false,
    reason: { code: 'own', params: {}, message: "openMCP's own." },
  },
};

const NAMES = ['Crossplane', 'Kyverno', 'Landscaper', 'OCM', 'BTP', 'Gardener'];

/** Two dozen providers, three tools without an image, one unknown image. */
export function exampleProviderList(): ProviderList {
  const items = [
    exampleEso(),
    exampleProvider('Velero', ESO_RULES, {
      installations: [
        installation('eu-live', { health: 'Degraded' }),
        installation('ap-live'),
        installation('eu-canary'),
      ],
    }),
    exampleFlux(),
    exampleProvider('Gateway', ESO_RULES.slice(2), {
      kind: 'platform-service',
      installations: [installation('eu-live', { name: 'gateway' })],
    }),
    exampleProvider('Managed-Services', ESO_RULES, OWN),
    untrusted(exampleProvider('Acme-Backup')),
    exampleTool(),
    exampleTool('Root CA'),
    exampleTool('Prometheus'),
    ...NAMES.map(name => exampleProvider(name)),
    ...NAMES.map(name => exampleProvider(`${name}-v2`, ESO_RULES.slice(3))),
    ...NAMES.map(name => exampleProvider(`${name}-v3`, FLUX_RULES)),
  ];
  return {
    items,
    rules: exampleRules,
    totalItems: items.length,
    etag: 'providers',
    freshness: { stale: false, asOf: ago(12 * SECOND) },
    undescribed: [
      {
        image: 'registry.acme.dev/ps-audit',
        installations: [installation('eu-live', { name: 'audit' })],
      },
    ],
    clusters: { read: 2, total: 3 },
  };
}

/** Verdicts, of which ap-live would change one. */
export async function answerAbout(
  request: EligibilityRequest,
): Promise<EligibilityReport> {
  const ref = request.provider ?? request.tool ?? '';
  const rules = /flux|v3/.test(ref) ? FLUX_RULES : ESO_RULES;
  if (request.cluster === 'eu-canary') {
    throw Object.assign(new Error('Not reachable'), { statusCode: 503 });
  }
  return exampleReport(
    request.cluster === 'ap-live'
      ? rules.map(rule =>
          rule.id === 'crd-ownership'
            ? {
                ...rule,
                outcomes: 'blocked' as const,
                message: 'Helm release eso in external-secrets owns its CRDs.',
                evidence: [
                  {
                    type: 'object' as const,
                    object: {
                      kind: 'CustomResourceDefinition',
                      name: 'externalsecrets.external-secrets.io',
                    },
                    asOf: ago(40 * SECOND),
                  },
                ],
                notes: [],
              }
            : rule,
        )
      : rules,
    { cluster: request.cluster },
  );
}
