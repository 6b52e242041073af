import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-dns';
const image = 'ghcr.io/openmcp-project/images/platform-service-dns';

/**
 * What is known of `platform-service-dns`.
 *
 * @internal
 */
export const dns: UpstreamProvider = {
  name: 'platform-service-dns',
  title: 'DNS',
  description:
    'Brings external-dns to the clusters that its configuration selects',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'dns',
  newestRelease: 'v0.1.0',
  versions: [
    {
      ...platformService,
      component: 'platform-service-dns',
      versionRange: '>=0.0.2 <1.0.0',
      image,
      targets: ['platform'],
      crds: [
        {
          group: 'dns.openmcp.cloud',
          kind: 'DNSServiceConfig',
          plural: 'dnsserviceconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
      ],
      requestBase: { fixed: 'DNSCluster' },
      leader: {
        id: 'github.com/openmcp-project/platform-service-dns',
        cluster: 'platform',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'none' },
      config: {
        group: 'dns.openmcp.cloud',
        kind: 'DNSServiceConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'run',
        required: ['externalDNSSource'],
        skeleton: { externalDNSSource: { chartName: '<name of the chart>' } },
      },
      dependsOn: [
        {
          capability: 'flux',
          strength: 'hard',
          on: 'platform',
          deploys: 'HelmRelease',
          note: 'It writes HelmReleases.',
        },
      ],
      provides: ['dns'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@ec212cf:cmd/platform-service-dns/app/run.go:213-248`,
          note: 'Ends when its configuration is not there.',
          traits: ['config', 'leader', 'targets', 'contract'],
        },
        {
          ref: `${repository}@ec212cf:internal/controllers/cluster/controller.go:51-120`,
          traits: ['requestBase', 'dependsOn', 'clusterAccess'],
        },
        {
          ref: `${repository}@ec212cf:api/crds/manifests/dns.openmcp.cloud_dnsserviceconfigs.yaml`,
          traits: ['crds', 'config'],
        },
      ],
    },
  ],
};
