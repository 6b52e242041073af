import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-otel-operator';
const image = 'ghcr.io/openmcp-project/images/service-provider-otel-operator';
const group = 'oteloperator.services.openmcp.cloud';
const chart =
  'open-telemetry/opentelemetry-helm-charts@dd5665c06:charts/opentelemetry-operator';

/**
 * What is known of `service-provider-otel-operator`.
 *
 * @internal
 */
export const otelOperator: UpstreamProvider = {
  name: 'service-provider-otel-operator',
  title: 'OpenTelemetry Operator',
  description:
    'Offers the OpenTelemetry Operator on ControlPlanes: collectors for traces, metrics and logs',
  type: 'openmcp-service-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'otel-operator',
  newestRelease: 'v0.2.2',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-otel-operator',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp', 'workload'],
      crds: templateCrds(group, 'OtelOperator', 'oteloperators'),
      requestBase: {
        fixed: 'oteloperator.oteloperator.services.openmcp.cloud',
      },
      leader: {
        id: '232f9e39.openmcp.cloud',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: [],
      },
      dependsOn: [
        ...deployedByFlux.dependsOn,
        {
          capability: 'cert-manager',
          strength: 'soft',
          on: 'platform',
          note: 'Only where the chart lets it issue the certificate of the webhook.',
        },
      ],
      provides: ['otel-operator'],
      toolCrdGroups: ['opentelemetry.io'],
      toolApiScope: 'Namespaced',
      toolPrivileges: ['admission'],
      toolVersion: 'configured',
      webhooks: {
        own: [],
        tool: [
          { failurePolicy: 'Fail', scope: 'own-api' },
          { failurePolicy: 'Ignore', scope: 'cluster' },
        ],
      },
      needs: needsNothing,
      targetNamespace: 'opentelemetry-operator-system',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: ['toolPrivileges', 'needs'],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@53a8552:cmd/service-provider-otel-operator/main.go:222-319`,
          traits: ['requestBase', 'leader', 'targets', 'config'],
        },
        {
          ref: `${repository}@53a8552:pkg/oteloperator/flux.go:42-109`,
          note: 'Two releases: CRDs on the ControlPlane, the operator on a workload cluster.',
          traits: ['dependsOn'],
        },
        {
          ref: `${repository}@53a8552:internal/controller/oteloperator_controller.go:48`,
          traits: ['targetNamespace'],
        },
        {
          ref: `${chart}/values.yaml:274-284`,
          note: 'Its own kinds fail closed, pods fail open.',
          traits: ['webhooks', 'dependsOn'],
        },
        {
          ref: 'openmcp-project/observability-stack@27b06d9f:resource-graph-definitions/otel-operator.yaml',
          note: 'Installs the same chart on the platform cluster.',
          traits: ['toolVersion', 'toolCrdGroups', 'hostRoutes'],
        },
      ],
    },
  ],
};
