import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-quota';
const image = 'ghcr.io/openmcp-project/images/platform-service-quota';

/**
 * What is known of `platform-service-quota`.
 *
 * @internal
 */
export const quota: UpstreamProvider = {
  name: 'platform-service-quota',
  title: 'Quota',
  description: 'Limits what projects and workspaces may hold',
  type: 'openmcp-platform-service',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'quota',
  newestRelease: 'v1.1.0',
  versions: [
    {
      ...platformService,
      component: 'platform-service-quota',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding'],
      crds: [
        {
          group: 'openmcp.cloud',
          kind: 'QuotaServiceConfig',
          plural: 'quotaserviceconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
        {
          group: 'openmcp.cloud',
          kind: 'QuotaIncrease',
          plural: 'quotaincreases',
          scope: 'Namespaced',
          cluster: 'onboarding',
        },
      ],
      requestBase: { providerName: true },
      leader: {
        id: 'github.com/openmcp-project/platform-service-quota',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'init', timeout: '30m' },
      config: {
        group: 'openmcp.cloud',
        kind: 'QuotaServiceConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
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
      provides: ['quota'],
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${repository}@beb523b:cmd/platform-service-quota/app/init.go:87`,
          traits: ['requestBase', 'clusterAccess', 'contract'],
        },
        {
          ref: `${repository}@beb523b:cmd/platform-service-quota/app/run.go:212-278`,
          note: 'Ends when its configuration is not there.',
          traits: ['config', 'leader', 'targets'],
        },
        {
          ref: `${repository}@beb523b:api/crds/manifests/openmcp.cloud_quotaserviceconfigs.yaml:208`,
          traits: ['config', 'crds'],
        },
      ],
    },
  ],
};
