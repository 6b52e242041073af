import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-gitops';
const image = 'ghcr.io/openmcp-project/images/platform-service-gitops';

/**
 * What is known of `platform-service-gitops`.
 *
 * @internal
 */
export const gitops: UpstreamProvider = {
  name: 'platform-service-gitops',
  title: 'GitOps',
  description: 'Connects ControlPlanes with Git repositories',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'gitops',
  versions: [
    {
      ...platformService,
      component: 'platform-service-gitops',
      versionRange: '>=0.0.1 <1.0.0',
      image,
      contract: {
        init: false,
        run: true,
        flags: false,
        metricsFlags: true,
        leaderElect: true,
      },
      targets: ['platform', 'onboarding', 'mcp'],
      crds: [
        {
          group: 'github.gitops.open-control-plane.io',
          kind: 'GitHubInstance',
          plural: 'githubinstances',
          cluster: 'platform',
        },
        {
          group: 'gitops.open-control-plane.io',
          kind: 'GitRepository',
          plural: 'gitrepositories',
          cluster: 'onboarding',
        },
      ],
      requestBase: { fixed: 'gitops.open-control-plane.io' },
      leader: {
        id: '4f40d865.openmcp.cloud',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      clusterAccess: { onboarding: 'run', timeout: '30m' },
      config: 'none',
      provides: ['gitops'],
      inferred: [...concludedOfPlatformServices, 'crds'],
      evidence: [
        {
          ref: `${repository}@ff83e09:cmd/platform-service-gitops/main.go`,
          note: 'Has no command init and none of the three flags.',
          traits: [
            'contract',
            'requestBase',
            'leader',
            'targets',
            'clusterAccess',
            'config',
          ],
        },
      ],
    },
  ],
};
