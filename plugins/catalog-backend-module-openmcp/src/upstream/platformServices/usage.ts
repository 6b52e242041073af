import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';
import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/usage-operator';
const image = 'ghcr.io/openmcp-project/images/usage-operator';

const both = {
  ...platformService,
  component: 'platform-service-usage',
  image,
  targets: ['platform', 'onboarding'],
  clusterAccess: { onboarding: 'init', timeout: '30m' },
  provides: ['usage'],
  inferred: concludedOfPlatformServices,
} satisfies Partial<VersionTraits>;

/**
 * Written anew for its version 1, which runs under the name `usagev2`.
 *
 * @internal
 */
export const usage: UpstreamProvider = {
  name: 'platform-service-usage',
  title: 'Usage',
  description: 'Records for how long resources were used',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'usagev2',
  newestRelease: 'v1.0.0',
  versions: [
    {
      ...both,
      versionRange: '>=0.0.1 <1.0.0',
      crds: [
        {
          group: 'usage.openmcp.cloud',
          kind: 'MCPUsage',
          plural: 'mcpusages',
          scope: 'Cluster',
          cluster: 'onboarding',
        },
      ],
      requestBase: { fixed: 'provider.usage.services.openmcp.cloud' },
      leader: {
        id: 'github.com/openmcp-project/usage-operator',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      config: 'none',
      evidence: [
        {
          ref: `${repository}@74282a7:cmd/usage-operator/app/init.go:61-76`,
          traits: ['crds', 'clusterAccess', 'contract'],
        },
        {
          ref: `${repository}@74282a7:cmd/usage-operator/app/run.go:241-270`,
          traits: ['leader', 'targets', 'config'],
        },
        {
          ref: `${repository}@74282a7:internal/helper/clusteraccess.go:40`,
          traits: ['requestBase'],
        },
      ],
    },
    {
      ...both,
      component: 'platform-service-usagev2',
      versionRange: '>=1.0.0 <2.0.0',
      crds: [
        {
          group: 'usage.open-control-plane.io',
          kind: 'UsageServiceConfig',
          plural: 'usageserviceconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
        {
          group: 'usage.open-control-plane.io',
          kind: 'ResourceUsage',
          plural: 'resourceusages',
          scope: 'Cluster',
          cluster: 'onboarding',
        },
      ],
      requestBase: { providerName: true },
      leader: {
        id: 'github.com/openmcp-project/usage-operator',
        cluster: 'platform',
        replicasSafe: false,
      },
      config: {
        group: 'usage.open-control-plane.io',
        kind: 'UsageServiceConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: ['resourcesToTrack'],
        skeleton: {
          resourcesToTrack: [
            { group: '<group>', version: '<version>', kind: '<kind>' },
          ],
        },
      },
      evidence: [
        {
          ref: `${repository}@842c7e4:cmd/usage-operator/app/init.go:62-68`,
          traits: ['crds', 'clusterAccess', 'contract', 'requestBase'],
        },
        {
          ref: `${repository}@842c7e4:cmd/usage-operator/app/run.go:224-261`,
          traits: ['leader', 'targets'],
        },
        {
          ref: `${repository}@842c7e4:docs/usage-operator/config.md`,
          note: 'Without a configuration nothing is recorded.',
          traits: ['config'],
        },
      ],
    },
  ],
};
