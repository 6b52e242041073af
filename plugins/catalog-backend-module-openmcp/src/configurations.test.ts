import {
  parseProviderTraits,
  selectVersion,
} from '@openmcp/backstage-plugin-openmcp-common';
import { readManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-reader';
import { writeManifest } from '@openmcp/backstage-plugin-openmcp-common/manifest-writer';
import { buildProviderConfiguration } from '@openmcp/backstage-plugin-openmcp-common/provider-configuration';
import { readDemoEntities } from './__testUtils__';
import { createUpstreamEntities } from './upstream';

const described = [...createUpstreamEntities(), ...readDemoEntities().entities];

function draftOf(name: string, spec?: unknown) {
  const entity = described.find(({ metadata }) => metadata.name === name);
  const { traits } = parseProviderTraits(entity?.spec?.openmcp);
  const annotations = entity?.metadata.annotations ?? {};
  const version =
    traits && selectVersion(traits, annotations['openmcp.cloud/proposed-tag']);
  if (!version) {
    throw new Error(`No traits of ${name}`);
  }
  return buildProviderConfiguration({
    traits: version,
    providerName: annotations['openmcp.cloud/provider-name'],
    spec,
  });
}

/** What somebody would fill in; what is missing in the draft without it. */
const filledIn: [name: string, missing: string[], spec: unknown][] = [
  ...['flux', 'external-secrets', 'metrics-operator', 'kro', 'ocm', 'argocd']
    .map(provider => `service-provider-${provider}`)
    .concat('service-provider-eso')
    .map((name): [string, string[], unknown] => [
      name,
      ['spec.versions[0].version', 'spec.versions[0].chartVersion'],
      { versions: [{ version: 'v2.9.0', chartVersion: '2.9.0' }] },
    ]),
  [
    'service-provider-velero',
    ['spec.availableImages[0].image', 'spec.availableImages[0].versions[0]'],
    {
      availableImages: [
        { name: 'velero', image: 'velero/velero', versions: ['v1.17.2'] },
      ],
    },
  ],
  [
    'service-provider-landscaper',
    ['spec.deployment.repository', 'spec.deployment.availableVersions[0]'],
    {
      deployment: {
        repository: 'registry.example.org/landscaper',
        availableVersions: ['v0.135.0'],
      },
    },
  ],
  [
    'service-provider-crossplane',
    ['spec.crossplaneDiscoveryName'],
    {
      crossplaneDiscoveryName: 'crossplane',
      providerDiscoverySelector: { matchLabels: { kind: 'provider' } },
    },
  ],
  [
    'platform-service-gateway',
    ['spec.envoyGateway.chart.tag', 'spec.dns.baseDomain'],
    {
      dns: { baseDomain: 'dev.example.org' },
      envoyGateway: { chart: { tag: '1.5.4' } },
    },
  ],
  [
    'platform-service-dns',
    ['spec.externalDNSSource.chartName'],
    {
      externalDNSSource: {
        chartName: 'external-dns',
        oci: { url: 'oci://registry.example.org/charts', interval: '1h' },
      },
    },
  ],
  [
    'platform-service-gardener-ipam',
    ['spec.parentCIDRs[<name of a network>]'],
    { parentCIDRs: { shoots: ['10.180.0.0/16'] } },
  ],
  [
    'platform-service-quota',
    ['spec.quotas[0].name', 'spec.quotas[0].mode'],
    {
      quotas: [
        {
          name: 'project',
          mode: 'cumulative',
          template: { spec: { hard: { 'count/workspaces': 10 } } },
        },
      ],
    },
  ],
  [
    'platform-service-usage',
    [
      'spec.resourcesToTrack[0].group',
      'spec.resourcesToTrack[0].version',
      'spec.resourcesToTrack[0].kind',
    ],
    {
      resourcesToTrack: [
        { group: 'core.example.org', version: 'v1', kind: 'ControlPlane' },
      ],
    },
  ],
  // Only the names of their fields are known.
  ['service-provider-kyverno', ['spec.versions'], { versions: [{}] }],
  ['service-provider-otel-operator', [], {}],
  ['platform-service-openbao', [], {}],
  ['platform-service-project-workspace', [], {}],
  ['platform-service-template', [], {}],
  ['service-provider-template', [], {}],
];

describe('drafts of configuration objects', () => {
  it.each(filledIn)(
    'of %s say what is missing, and nothing when it is there',
    (name, missing, spec) => {
      const draft = draftOf(name)!;
      expect(draft.findings.map(({ field }) => field)).toEqual(missing);
      expect(draft.findings.map(({ code }) => code)).toEqual(
        missing.map(() => 'missing'),
      );
      const filled = draftOf(name, spec)!;
      expect(filled.findings).toEqual([]);
      expect(readManifest(writeManifest(filled.object)).value).toEqual({
        ...draft.object,
        spec,
      });
    },
  );

  it('are there for every provider that needs one', () => {
    const withDraft = described
      .filter(({ spec }) => spec?.openmcp && spec.type !== 'openmcp-tool')
      .map(({ metadata }) => metadata.name)
      .filter(name => draftOf(name) !== undefined);
    const expected = filledIn.map(([name]) => name);
    expect(withDraft.sort()).toEqual(expect.arrayContaining(expected.sort()));
    expect(withDraft.filter(name => !expected.includes(name))).toEqual([]);
  });

  it('have the name that the provider looks for', () => {
    expect(draftOf('service-provider-eso')!.object.metadata.name).toBe('eso');
    expect(
      draftOf('service-provider-metrics-operator')!.object.metadata.name,
    ).toBe('metricsoperator');
  });
});
