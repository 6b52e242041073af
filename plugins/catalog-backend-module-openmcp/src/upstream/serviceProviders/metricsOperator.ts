import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
  versionsOfCharts,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-metrics-operator';
const image =
  'ghcr.io/openmcp-project/images/service-provider-metrics-operator';
const group = 'metrics.services.open-control-plane.io';

/**
 * What is known of `service-provider-metrics-operator`.
 *
 * @internal
 */
export const metricsOperator: UpstreamProvider = {
  name: 'service-provider-metrics-operator',
  title: 'Metrics Operator',
  description:
    'Offers the metrics-operator on ControlPlanes: numbers about objects go to a data sink',
  type: 'openmcp-service-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'metrics-operator',
  newestRelease: 'v0.2.0',
  tool: 'component:default/metrics-operator',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-metrics-operator',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp', 'workload'],
      crds: templateCrds(group, 'MetricsOperator', 'metricsoperators'),
      requestBase: { fixed: 'metrics.services.open-control-plane.io' },
      leader: {
        id: 'services.open-control-plane.io.metricsoperator',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'fixed:metricsoperator',
        neededBefore: 'reconcile',
        required: ['versions'],
        skeleton: versionsOfCharts,
      },
      provides: ['metrics-operator'],
      toolCrdGroups: ['metrics.open-control-plane.io'],
      toolApiScope: 'Namespaced',
      toolPrivileges: ['secrets-read', 'crd-write'],
      toolVersion: 'configured',
      webhooks: { own: [], tool: [] },
      needs: needsNothing,
      targetNamespace: 'metrics-operator',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: ['webhooks', 'needs'],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@7652c4c:cmd/service-provider-metrics-operator/main.go:378-418`,
          note: 'The controller reads the configuration named metricsoperator, whatever the provider is called.',
          traits: ['config', 'leader', 'targets'],
        },
        {
          ref: `${repository}@7652c4c:cmd/service-provider-metrics-operator/main.go:235-311`,
          note: 'Its own access is named by the API group, that of each object by the provider.',
          traits: ['requestBase'],
        },
        {
          ref: `${repository}@7652c4c:pkg/metricsoperator/flux/flux.go:25-141`,
          traits: ['dependsOn', 'targetNamespace'],
        },
        {
          ref: 'openmcp-project/metrics-operator@41459fc:charts/metrics-operator/templates/rbac.yaml:2-44',
          note: 'Writes CRDs, reads everything, Secrets included.',
          traits: ['toolPrivileges'],
        },
        {
          ref: 'openmcp-project/observability-stack@704e8e71:resource-graph-definitions/metrics-operator.yaml',
          note: 'Installs the same chart on the platform cluster: release metrics-operator-release, namespace metrics-operator-system.',
          traits: ['toolVersion', 'toolCrdGroups', 'hostRoutes'],
        },
      ],
    },
  ],
};
