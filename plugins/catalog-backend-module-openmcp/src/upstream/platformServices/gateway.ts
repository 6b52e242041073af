import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-gateway';
const image = 'ghcr.io/openmcp-project/images/platform-service-gateway';

/**
 * What is known of `platform-service-gateway`.
 *
 * @internal
 */
export const gateway: UpstreamProvider = {
  name: 'platform-service-gateway',
  title: 'Gateway',
  description:
    'Brings Envoy Gateway to the clusters that its configuration selects',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'gateway',
  newestRelease: 'v0.1.1',
  versions: [
    {
      ...platformService,
      component: 'platform-service-gateway',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform'],
      crds: [
        {
          group: 'gateway.openmcp.cloud',
          kind: 'GatewayServiceConfig',
          plural: 'gatewayserviceconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
      ],
      requestBase: { fixed: 'GatewayCluster' },
      leader: {
        id: 'github.com/openmcp-project/platform-service-gateway',
        cluster: 'platform',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'none' },
      config: {
        group: 'gateway.openmcp.cloud',
        kind: 'GatewayServiceConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'run',
        required: ['dns.baseDomain', 'envoyGateway.chart'],
        skeleton: {
          envoyGateway: { chart: { tag: '<version of the chart>' } },
          dns: { baseDomain: '<domain>' },
        },
      },
      dependsOn: [
        {
          capability: 'flux',
          strength: 'hard',
          on: 'platform',
          deploys: 'HelmRelease',
          note: 'It writes OCIRepositories and HelmReleases.',
        },
        {
          capability: 'cert-manager',
          strength: 'soft',
          on: 'platform',
          note: 'For certificates of the gateways.',
        },
      ],
      provides: ['gateway'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@647fc20:cmd/platform-service-gateway/app/init.go:57-73`,
          traits: ['contract', 'crds', 'gvkRegistration', 'clusterAccess'],
        },
        {
          ref: `${repository}@647fc20:cmd/platform-service-gateway/app/run.go:212-243`,
          note: 'Ends when its configuration is not there.',
          traits: ['config', 'leader', 'targets'],
        },
        {
          ref: `${repository}@647fc20:internal/controllers/cluster/controller.go:66-80`,
          traits: ['requestBase'],
        },
        {
          ref: `${repository}@647fc20:pkg/envoy/deployment.go:41-136`,
          note: 'What it installs goes to the selected clusters, by their kubeconfig.',
          traits: ['dependsOn', 'toolCrdGroups'],
        },
        {
          ref: `${repository}@647fc20:README.md:15`,
          traits: ['dependsOn'],
        },
      ],
    },
  ],
};
