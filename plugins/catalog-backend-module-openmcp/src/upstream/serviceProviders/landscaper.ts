import {
  needsNothing,
  serviceProviderTemplate,
  templateCrds,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-landscaper';
const image = 'ghcr.io/openmcp-project/images/service-provider-landscaper';
const group = 'landscaper.services.open-control-plane.io';
const application = `${repository}@75c484f:cmd/service-provider-landscaper/app`;

/**
 * What is known of `service-provider-landscaper`.
 *
 * @internal
 */
export const landscaper: UpstreamProvider = {
  name: 'service-provider-landscaper',
  title: 'Landscaper',
  description:
    'Offers the Landscaper on ControlPlanes: installations that depend on each other',
  type: 'openmcp-service-provider',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'landscaper',
  newestRelease: 'v1.2.0',
  versions: [
    {
      component: 'service-provider-landscaper',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      contract: serviceProviderTemplate.contract,
      platformTarget: { mode: 'none' },
      targets: ['platform', 'onboarding', 'mcp', 'workload'],
      crds: templateCrds(group, 'Landscaper', 'landscapers'),
      gvkRegistration: 'fatal',
      requestBase: { fixed: 'provider.landscaper.services.openmcp.cloud' },
      leader: {
        id: 'github.com/openmcp-project/service-provider-landscaper',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'init', timeout: '30m' },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha2',
        nameRule: 'selector',
        neededBefore: 'reconcile',
        required: ['deployment.repository', 'deployment.availableVersions'],
        skeleton: {
          deployment: {
            repository: '<repository of the images>',
            availableVersions: ['<version>'],
          },
        },
      },
      dependsOn: [
        {
          capability: 'gateway',
          strength: 'hard',
          on: 'workload',
          note: 'Its endpoints on workload clusters go through the Gateway API.',
        },
      ],
      provides: ['landscaper'],
      toolCrdGroups: ['landscaper.gardener.cloud'],
      toolApiScope: 'Namespaced',
      toolPrivileges: ['secrets-read'],
      toolVersion: 'configured',
      webhooks: {
        own: [],
        tool: [{ failurePolicy: 'Fail', scope: 'own-api' }],
      },
      needs: needsNothing,
      targetNamespace: 'landscaper-system',
      deletion: {
        order: 'service objects, then the configuration, then the provider',
        keeps: ['CRDs of landscaper.gardener.cloud'],
      },
      ownsOperatorCrds: false,
      inferred: [
        'contract',
        'clusterAccess',
        'toolCrdGroups',
        'toolApiScope',
        'toolPrivileges',
        'webhooks',
        'needs',
        'targetNamespace',
        'deletion',
      ],
      evidence: [
        {
          ref: `${application}/init.go:82-144`,
          note: 'Without the ServiceProvider of that name init fails, again and again.',
          traits: ['gvkRegistration', 'requestBase', 'contract'],
        },
        {
          ref: `${application}/run.go:243-282`,
          traits: ['leader', 'requestBase'],
        },
        {
          ref: `${repository}@75c484f:internal/controller/reconcile.go:387-488`,
          note: 'Needs the ControlPlane, a workload cluster and a Gateway on it; reads the ServiceProvider for its pull secrets.',
          traits: ['targets', 'dependsOn', 'config'],
        },
      ],
    },
  ],
};
