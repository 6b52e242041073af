import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-openbao';
const image = 'ghcr.io/openmcp-project/images/platform-service-openbao';
const group = 'openbao.open-control-plane.io';

/**
 * What is known of `platform-service-openbao`.
 *
 * @internal
 */
export const openbao: UpstreamProvider = {
  name: 'platform-service-openbao',
  title: 'OpenBao',
  description: 'Lets projects and ControlPlanes log on at an OpenBao instance',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'openbao',
  versions: [
    {
      ...platformService,
      component: 'platform-service-openbao',
      versionRange: '>=0.0.1 <1.0.0',
      image,
      targets: ['platform', 'onboarding'],
      crds: [
        {
          group,
          kind: 'ServiceConfig',
          plural: 'serviceconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
        {
          group,
          kind: 'OpenBaoInstance',
          plural: 'openbaoinstances',
          cluster: 'platform',
        },
        {
          group,
          kind: 'ProjectEntity',
          plural: 'projectentities',
          cluster: 'onboarding',
        },
        {
          group,
          kind: 'ControlPlaneTrust',
          plural: 'controlplanetrusts',
          cluster: 'onboarding',
        },
        {
          group,
          kind: 'ControlPlaneEntity',
          plural: 'controlplaneentities',
          cluster: 'onboarding',
        },
        {
          group,
          kind: 'PolicyBinding',
          plural: 'policybindings',
          cluster: 'onboarding',
        },
      ],
      requestBase: { providerName: true },
      leader: {
        id: 'platform-service-openbao.openbao.open-control-plane.io',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      clusterAccess: { onboarding: 'init', timeout: '30m' },
      config: {
        group,
        kind: 'ServiceConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'run',
      },
      provides: ['openbao'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@6532dc7:cmd/platform-service-openbao/app/init.go`,
          traits: ['contract', 'requestBase', 'clusterAccess', 'crds'],
        },
        {
          ref: `${repository}@0ca48e5:cmd/platform-service-openbao/app/run.go`,
          note: 'Ends when its configuration is not there. ControlPlanes are read only where a ControlPlaneTrust asks for it.',
          traits: ['config', 'leader', 'targets', 'crds'],
        },
      ],
    },
  ],
};
