import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
  versionsOfCharts,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-kro';
const image = 'ghcr.io/openmcp-project/images/service-provider-kro';
const group = 'kro.services.open-control-plane.io';

/**
 * What is known of `service-provider-kro`.
 *
 * @internal
 */
export const kro: UpstreamProvider = {
  name: 'service-provider-kro',
  title: 'kro',
  description:
    'Offers kro on ControlPlanes: groups of resources behind one API of your own',
  type: 'openmcp-service-provider',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'kro',
  newestRelease: 'v1.3.0',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-kro',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp'],
      crds: templateCrds(group, 'Kro', 'kroes'),
      requestBase: { fixed: group },
      leader: {
        id: 'services.open-control-plane.io.kro',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: ['versions'],
        skeleton: versionsOfCharts,
      },
      provides: ['kro'],
      toolCrdGroups: ['kro.run', 'internal.kro.run'],
      toolApiScope: 'Cluster',
      toolPrivileges: ['secrets-read', 'crd-write'],
      toolVersion: 'configured',
      webhooks: { own: [], tool: [] },
      needs: needsNothing,
      targetNamespace: 'kro-system',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: ['webhooks', 'needs'],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@ffac9dd:cmd/service-provider-kro/main.go:242-343`,
          traits: ['requestBase', 'leader', 'targets'],
        },
        {
          ref: `${repository}@ffac9dd:internal/controller/kro_controller.go:449-490`,
          traits: ['dependsOn', 'targetNamespace', 'config'],
        },
        {
          ref: `${repository}@ffac9dd:test/e2e/platform/providerconfig.yaml`,
          traits: ['config', 'toolVersion'],
        },
        {
          ref: 'kubernetes-sigs/kro@0302e659:helm/templates/cluster-role.yaml:1-30',
          note: 'By default it may do anything in the cluster.',
          traits: ['toolPrivileges'],
        },
        {
          ref: 'kubernetes-sigs/kro@0302e659:helm/crds/kro.run_resourcegraphdefinitions.yaml:17',
          traits: ['toolApiScope', 'toolCrdGroups'],
        },
      ],
    },
  ],
};
