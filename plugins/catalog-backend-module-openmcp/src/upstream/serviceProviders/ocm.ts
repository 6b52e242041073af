import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
  versionsOfCharts,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'open-component-model/service-provider-ocm';
const image = 'ghcr.io/open-component-model/images/service-provider-ocm';
const group = 'ocm.services.open-control-plane.io';

/**
 * What is known of `service-provider-ocm`.
 *
 * @internal
 */
export const ocm: UpstreamProvider = {
  name: 'service-provider-ocm',
  title: 'OCM',
  description:
    'Offers the OCM controllers on ControlPlanes: delivery of software by the Open Component Model',
  type: 'openmcp-service-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'ocm',
  newestRelease: 'v0.4.0',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-ocm',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp', 'workload'],
      crds: templateCrds(group, 'OCM', 'ocms'),
      requestBase: { fixed: group },
      leader: {
        id: 'services.open-control-plane.io.ocm',
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
      provides: ['ocm-controllers'],
      toolCrdGroups: ['delivery.ocm.software'],
      toolApiScope: 'mixed',
      toolPrivileges: ['secrets-read'],
      toolVersion: 'configured',
      webhooks: { own: [], tool: [] },
      needs: needsNothing,
      targetNamespace: 'ocm-k8s-toolkit-system',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: ['webhooks', 'needs'],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@8b93dfe:cmd/service-provider-ocm/main.go:242-342`,
          note: 'Requests a workload cluster that it does not use.',
          traits: ['requestBase', 'leader', 'targets'],
        },
        {
          ref: `${repository}@8b93dfe:internal/controller/ocm_controller.go:474-511`,
          traits: ['dependsOn', 'targetNamespace', 'config'],
        },
        {
          ref: `${repository}@8b93dfe:test/e2e/platform/providerconfig.yaml`,
          traits: ['config', 'toolVersion'],
        },
        {
          ref: 'open-component-model/ocm-k8s-toolkit@fad0b5e:config/rbac/role.yaml:7-34',
          note: 'Reads Secrets and creates tokens of service accounts.',
          traits: ['toolPrivileges'],
        },
        {
          ref: 'open-component-model/ocm-k8s-toolkit@fad0b5e:config/crd/bases/delivery.ocm.software_deployers.yaml',
          traits: ['toolApiScope', 'toolCrdGroups'],
        },
      ],
    },
  ],
};
