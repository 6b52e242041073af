import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-test-runner';
const image = 'ghcr.io/openmcp-project/images/platform-service-test-runner';
const group = 'test-runner.openmcp.cloud';

/**
 * What is known of `platform-service-test-runner`.
 *
 * @internal
 */
export const testRunner: UpstreamProvider = {
  name: 'platform-service-test-runner',
  title: 'Test Runner',
  description: 'Runs end-to-end tests against a landscape',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'test-runner',
  newestRelease: 'v1.2.0',
  versions: [
    {
      ...platformService,
      component: 'platform-service-test-runner',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding'],
      crds: [
        {
          group,
          kind: 'E2ETestRun',
          plural: 'e2etestruns',
          cluster: 'platform',
        },
        {
          group,
          kind: 'E2ETestSpecification',
          plural: 'e2etestspecifications',
          cluster: 'platform',
        },
      ],
      ownsOperatorCrds: true,
      requestBase: { fixed: group },
      leader: {
        id: 'github.com/openmcp-project/platform-service-test-runner',
        cluster: 'platform',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'init', timeout: '30m' },
      config: 'none',
      provides: ['test-runner'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@67a9ea4:cmd/platform-service-test-runner/app/init.go`,
          note: 'Writes the CRDs of the openmcp-operator and of project-workspace, in the version that it was built with.',
          traits: [
            'ownsOperatorCrds',
            'crds',
            'requestBase',
            'clusterAccess',
            'contract',
          ],
        },
        {
          ref: `${repository}@2d70a0c:cmd/platform-service-test-runner/app/run.go`,
          traits: ['leader', 'targets', 'config'],
        },
      ],
    },
  ],
};
