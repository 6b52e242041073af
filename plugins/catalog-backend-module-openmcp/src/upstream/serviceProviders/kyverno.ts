import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-kyverno';
const image = 'ghcr.io/openmcp-project/images/service-provider-kyverno';
const group = 'kyverno.services.open-control-plane.io';

/**
 * What is known of `service-provider-kyverno`.
 *
 * @internal
 */
export const kyverno: UpstreamProvider = {
  name: 'service-provider-kyverno',
  title: 'Kyverno',
  description: 'Offers Kyverno on ControlPlanes: policies for objects',
  type: 'openmcp-service-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'kyverno',
  newestRelease: 'v0.1.0',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-kyverno',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp'],
      crds: templateCrds(group, 'Kyverno', 'kyvernoes'),
      requestBase: { fixed: group },
      leader: {
        id: 'services.open-control-plane.io.kyverno',
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
      },
      provides: ['kyverno'],
      toolCrdGroups: [
        'kyverno.io',
        'policies.kyverno.io',
        'reports.kyverno.io',
        'wgpolicyk8s.io',
      ],
      toolApiScope: 'mixed',
      toolPrivileges: ['admission', 'secrets-read'],
      toolVersion: 'configured',
      webhooks: {
        own: [],
        tool: [{ failurePolicy: 'Fail', scope: 'cluster' }],
      },
      needs: needsNothing,
      targetNamespace: 'kyverno',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: [
        'toolCrdGroups',
        'toolApiScope',
        'toolPrivileges',
        'webhooks',
        'needs',
        'targetNamespace',
      ],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@1e8f1f0:cmd/service-provider-kyverno/main.go`,
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
          ref: `${repository}@208e122:internal/flux/flux.go`,
          note: 'CRDs are created and replaced by the HelmRelease.',
          traits: ['dependsOn'],
        },
      ],
    },
  ],
};
