import type { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';

type Configuration = Exclude<NonNullable<VersionTraits['config']>, 'none'>;

/**
 * A kind of configuration object: how traits describe it, and what its CRD says.
 *
 * @internal
 */
export interface ConfigurationKind {
  /** Whose configuration it is. */
  title: string;
  plural: string;
  config: Configuration;
  /** OpenAPI schema of the spec. */
  schema: object;
  /** A spec that is right. */
  spec: object;
  /** Specs that are wrong, and where. */
  wrong: readonly (readonly [spec: unknown, finding: string])[];
}

const text = { type: 'string' };
const notEmpty = { type: 'string', minLength: 1 };

function object(properties: object, ...required: string[]): object {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
  };
}

function list(items: object, more: object = {}): object {
  return { type: 'array', items, ...more };
}

const config = {
  version: 'v1alpha1',
  nameRule: 'providerName',
  neededBefore: 'reconcile',
} as const;

/**
 * Configuration objects of upstream providers, in the parts that somebody has to
 * fill in.
 *
 * @remarks
 * Sources of the schemas: service-provider-external-secrets `2069d3c`,
 * service-provider-velero `1889d39`, service-provider-landscaper `3157a20`,
 * platform-service-gateway `3d61fe5`, platform-service-gardener-ipam `26b4d76`,
 * platform-service-quota `2a63402`; types and CRDs below `api/`.
 *
 * @internal
 */
export const configurationKinds: readonly ConfigurationKind[] = [
  {
    title: 'External Secrets',
    plural: 'providerconfigs',
    config: {
      ...config,
      group: 'external-secrets.services.open-control-plane.io',
      kind: 'ProviderConfig',
      required: ['versions'],
      skeleton: {
        versions: [
          { version: '<version>', chartVersion: '<version of the chart>' },
        ],
      },
    },
    schema: object(
      {
        pollInterval: { type: 'string', format: 'duration', default: '1m' },
        versions: list(
          object(
            {
              version: text,
              chartVersion: text,
              helmValues: { 'x-kubernetes-preserve-unknown-fields': true },
            },
            'version',
            'chartVersion',
          ),
          {
            minItems: 1,
            'x-kubernetes-list-type': 'map',
            'x-kubernetes-list-map-keys': ['version'],
          },
        ),
      },
      'versions',
    ),
    spec: {
      versions: [
        {
          version: 'v2.9.0',
          chartVersion: '2.9.0',
          helmValues: { namespaceOverride: 'external-secrets' },
        },
      ],
    },
    wrong: [
      [{}, 'missing at spec.versions'],
      [{ versions: [] }, 'empty at spec.versions'],
      [{ versions: 'v1' }, 'wrong-type at spec.versions'],
      [
        { versions: [{ version: 'v1' }] },
        'missing at spec.versions[0].chartVersion',
      ],
      [
        { versions: [{ version: 2.9, chartVersion: '2.9.0' }] },
        'wrong-type at spec.versions[0].version',
      ],
    ],
  },
  {
    title: 'Velero',
    plural: 'providerconfigs',
    config: {
      ...config,
      group: 'velero.services.open-control-plane.io',
      kind: 'ProviderConfig',
      required: ['availableImages'],
      skeleton: {
        availableImages: [
          {
            name: 'velero',
            image: '<image of Velero>',
            versions: ['<version>'],
          },
        ],
      },
    },
    schema: object(
      {
        availableImages: list(
          object(
            { name: text, image: text, versions: list(text) },
            'name',
            'image',
            'versions',
          ),
        ),
      },
      'availableImages',
    ),
    spec: {
      availableImages: [
        { name: 'velero', image: 'velero/velero', versions: ['v1.17.2'] },
      ],
    },
    wrong: [
      [{}, 'missing at spec.availableImages'],
      [
        { availableImages: [{ name: 'velero', image: 'velero/velero' }] },
        'missing at spec.availableImages[0].versions',
      ],
      [
        { availableImages: [{ name: 'a', image: 'b', versions: 'v1' }] },
        'wrong-type at spec.availableImages[0].versions',
      ],
    ],
  },
  {
    title: 'Landscaper',
    plural: 'providerconfigs',
    config: {
      ...config,
      group: 'landscaper.services.open-control-plane.io',
      kind: 'ProviderConfig',
      version: 'v1alpha2',
      nameRule: 'selector',
      required: ['deployment.repository', 'deployment.availableVersions'],
      skeleton: {
        deployment: {
          repository: '<repository of the images>',
          availableVersions: ['<version>'],
        },
      },
    },
    schema: object(
      {
        deployment: object(
          {
            repository: notEmpty,
            availableVersions: list(text, { minItems: 1 }),
          },
          'repository',
          'availableVersions',
        ),
      },
      'deployment',
    ),
    spec: {
      deployment: {
        repository: 'registry.example.org/landscaper',
        availableVersions: ['v0.135.0'],
      },
    },
    wrong: [
      [{ deployment: null }, 'missing at spec.deployment'],
      [
        { deployment: { repository: '', availableVersions: ['v1'] } },
        'empty at spec.deployment.repository',
      ],
      [
        { deployment: { repository: 'a', availableVersions: [] } },
        'empty at spec.deployment.availableVersions',
      ],
    ],
  },
  {
    title: 'Gateway',
    plural: 'gatewayserviceconfigs',
    config: {
      ...config,
      group: 'gateway.openmcp.cloud',
      kind: 'GatewayServiceConfig',
      neededBefore: 'run',
      required: ['dns.baseDomain', 'envoyGateway.chart'],
      skeleton: {
        envoyGateway: { chart: { tag: '<version of the chart>' } },
        dns: { baseDomain: '<domain>' },
      },
    },
    schema: object(
      {
        envoyGateway: object(
          {
            chart: object(
              {
                url: {
                  type: 'string',
                  default: 'oci://docker.io/envoyproxy/gateway-helm',
                },
                tag: notEmpty,
              },
              'tag',
              'url',
            ),
          },
          'chart',
        ),
        dns: object({ baseDomain: notEmpty }, 'baseDomain'),
      },
      'envoyGateway',
      'dns',
    ),
    spec: {
      dns: { baseDomain: 'dev.example.org' },
      envoyGateway: { chart: { tag: '1.5.4' } },
    },
    wrong: [
      [{ dns: { baseDomain: 'a' } }, 'missing at spec.envoyGateway'],
      [
        { dns: {}, envoyGateway: { chart: { tag: '1' } } },
        'missing at spec.dns.baseDomain',
      ],
      [
        { dns: { baseDomain: '' }, envoyGateway: { chart: { tag: '1' } } },
        'empty at spec.dns.baseDomain',
      ],
    ],
  },
  {
    title: 'Gardener IPAM',
    plural: 'ipamconfigs',
    config: {
      ...config,
      group: 'ipam.gardener.clusters.openmcp.cloud',
      kind: 'IPAMConfig',
      neededBefore: 'run',
      required: ['parentCIDRs'],
      skeleton: { parentCIDRs: { '<name of a network>': ['<network>'] } },
    },
    schema: object(
      {
        parentCIDRs: {
          type: 'object',
          additionalProperties: list({
            type: 'string',
            pattern: '^[0-9.]+/[0-9]+$',
          }),
        },
      },
      'parentCIDRs',
    ),
    spec: { parentCIDRs: { shoots: ['10.180.0.0/16'] } },
    wrong: [
      [{}, 'missing at spec.parentCIDRs'],
      [{ parentCIDRs: [] }, 'wrong-type at spec.parentCIDRs'],
      [
        { parentCIDRs: { shoots: '10.180.0.0/16' } },
        'wrong-type at spec.parentCIDRs.shoots',
      ],
    ],
  },
  {
    title: 'Quota',
    plural: 'quotaserviceconfigs',
    config: {
      ...config,
      group: 'openmcp.cloud',
      kind: 'QuotaServiceConfig',
      neededBefore: 'run',
      required: ['quotas'],
      skeleton: {
        quotas: [
          {
            name: '<name of the quota>',
            mode: '<cumulative, maximum or singular>',
            template: { spec: {} },
          },
        ],
      },
    },
    schema: object(
      {
        quotas: list(
          object(
            {
              name: text,
              mode: {
                type: 'string',
                enum: ['cumulative', 'maximum', 'singular'],
              },
              template: object(
                {
                  spec: {
                    type: 'object',
                    'x-kubernetes-preserve-unknown-fields': true,
                  },
                },
                'spec',
              ),
            },
            'name',
            'mode',
            'template',
          ),
        ),
      },
      'quotas',
    ),
    spec: {
      quotas: [
        {
          name: 'project',
          mode: 'cumulative',
          template: { spec: { hard: { 'count/workspaces': 10 } } },
        },
      ],
    },
    wrong: [
      [{}, 'missing at spec.quotas'],
      [
        { quotas: [{ name: 'a', mode: 'maximum' }] },
        'missing at spec.quotas[0].template',
      ],
    ],
  },
];
