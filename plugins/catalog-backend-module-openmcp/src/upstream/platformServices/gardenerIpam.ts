import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-gardener-ipam';
const image = 'ghcr.io/openmcp-project/images/platform-service-gardener-ipam';
const group = 'gardener.clusters.openmcp.cloud';

/**
 * What is known of `platform-service-gardener-ipam`.
 *
 * @internal
 */
export const gardenerIpam: UpstreamProvider = {
  name: 'platform-service-gardener-ipam',
  title: 'Gardener IPAM',
  description: 'Gives each Gardener cluster its own range of addresses',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'gardener-ipam',
  newestRelease: 'v0.3.0',
  versions: [
    {
      ...platformService,
      component: 'platform-service-gardener-ipam',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform'],
      crds: [
        {
          group,
          kind: 'IPAMConfig',
          plural: 'ipamconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
      ],
      requestBase: 'none',
      leader: {
        id: 'github.com/openmcp-project/platform-service-gardener-ipam',
        cluster: 'platform',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'none' },
      config: {
        group,
        kind: 'IPAMConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'run',
        required: ['parentCIDRs'],
        skeleton: { parentCIDRs: { '<name of a network>': ['<network>'] } },
      },
      webhooks: {
        own: [
          {
            name: 'IPAMConfig and Cluster',
            selectorKind: 'PlatformService',
          },
        ],
        tool: [],
      },
      provides: ['gardener-ipam'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@fea942b:cmd/platform-service-gardener-ipam/app/init.go:75-170`,
          note: 'Webhooks for IPAMConfig and Cluster; the selector of their Service names the kind PlatformService.',
          traits: ['webhooks', 'crds', 'contract', 'requestBase'],
        },
        {
          ref: `${repository}@fea942b:cmd/platform-service-gardener-ipam/app/run.go:217-262`,
          traits: ['config', 'leader', 'targets', 'clusterAccess'],
        },
      ],
    },
  ],
};
