import { platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/openmcp-operator';
const image = 'ghcr.io/openmcp-project/images/openmcp-operator';
const evidence = [
  {
    ref: `${repository}@a131d2f:cmd/openmcp-operator/app/init.go:138-296`,
    note: 'The operator creates the PlatformService itself, with its own image and commands.',
    traits: ['contract', 'image'],
  },
];

/**
 * The service of the openmcp-operator that makes ControlPlanes.
 *
 * @internal
 */
export const managedControlPlane: UpstreamProvider = {
  name: 'platform-service-managedcontrolplane',
  title: 'Managed Control Plane',
  description: 'Makes ControlPlanes; created by the openmcp-operator itself',
  type: 'openmcp-platform-service',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'managedcontrolplane',
  newestRelease: 'v1.3.0',
  managedByOperator: true,
  versions: [
    {
      ...platformService,
      component: 'openmcp-operator',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding'],
      leader: {
        id: 'github.com/openmcp-project/openmcp-operator--mcp-controller',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      evidence,
    },
  ],
};

/**
 * The service of the openmcp-operator that puts charts on clusters.
 *
 * @internal
 */
export const helmDeployer: UpstreamProvider = {
  name: 'platform-service-helmdeployer',
  title: 'Helm Deployer',
  description:
    'Puts Helm charts on clusters; created by the openmcp-operator itself',
  type: 'openmcp-platform-service',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'helmdeployer',
  newestRelease: 'v1.3.0',
  managedByOperator: true,
  versions: [
    {
      ...platformService,
      component: 'openmcp-operator',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform'],
      leader: {
        id: 'github.com/openmcp-project/openmcp-operator--helm-deployer',
        cluster: 'platform',
        replicasSafe: false,
      },
      dependsOn: [
        {
          capability: 'flux',
          strength: 'hard',
          on: 'platform',
          note: 'It writes HelmReleases.',
        },
      ],
      provides: ['helm-deployment'],
      evidence: [
        ...evidence,
        {
          ref: `${repository}@a131d2f:docs/controller/helmdeployer.md`,
          traits: ['dependsOn', 'provides'],
        },
      ],
    },
  ],
};
