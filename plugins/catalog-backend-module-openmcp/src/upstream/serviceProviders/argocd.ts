import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
  versionsOfCharts,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-argocd';
const image = 'ghcr.io/openmcp-project/images/service-provider-argocd';
const group = 'argocd.services.open-control-plane.io';

/**
 * What is known of `service-provider-argocd`.
 *
 * @internal
 */
export const argocd: UpstreamProvider = {
  name: 'service-provider-argocd',
  title: 'Argo CD',
  description: 'Offers Argo CD on ControlPlanes: Git is what clusters follow',
  type: 'openmcp-service-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'argocd',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-argocd',
      versionRange: '>=0.0.1 <1.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp'],
      crds: templateCrds(group, 'ArgoCD', 'argocds'),
      requestBase: { fixed: group },
      leader: {
        id: 'github.com/openmcp-project/service-provider-argocd',
        cluster: 'onboarding',
        replicasSafe: false,
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
      provides: ['argocd'],
      toolCrdGroups: ['argoproj.io'],
      toolApiScope: 'Namespaced',
      toolPrivileges: ['secrets-read', 'exec', 'nodes', 'crd-write'],
      toolVersion: 'configured',
      webhooks: { own: [], tool: [] },
      needs: needsNothing,
      targetNamespace: 'argocd',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: ['toolApiScope', 'webhooks', 'needs'],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@362e1f5:cmd/service-provider-argocd/main.go`,
          note: 'Its own access is named by the API group, that of each object by the provider.',
          traits: [
            'contract',
            'gvkRegistration',
            'clusterAccess',
            'requestBase',
            'leader',
            'targets',
          ],
        },
        {
          ref: `${repository}@362e1f5:internal/argocd/constants.go`,
          traits: ['targetNamespace', 'dependsOn'],
        },
        {
          ref: 'argoproj/argo-helm@af0a9310:charts/argo-cd/templates/argocd-application-controller/clusterrole.yaml:12-23',
          note: 'It may do anything in the cluster: a second engine for the same objects as Flux.',
          traits: ['toolPrivileges'],
        },
      ],
    },
  ],
};
