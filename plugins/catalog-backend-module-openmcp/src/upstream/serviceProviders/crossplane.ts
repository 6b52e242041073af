import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  templateCrds,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-crossplane';
const image = 'ghcr.io/openmcp-project/images/service-provider-crossplane';
const group = 'crossplane.services.open-control-plane.io';
const main = `${repository}@0848f5d:cmd/service-provider-crossplane/main.go`;

/**
 * What is known of `service-provider-crossplane`.
 *
 * @internal
 */
export const crossplane: UpstreamProvider = {
  name: 'service-provider-crossplane',
  title: 'Crossplane',
  description:
    'Offers Crossplane on ControlPlanes: cloud resources as Kubernetes objects',
  type: 'openmcp-service-provider',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'crossplane',
  newestRelease: 'v1.2.0',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-crossplane',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp'],
      crds: templateCrds(group, 'Crossplane', 'crossplanes'),
      requestBase: { fixed: 'crossplane.services.openmcp.cloud' },
      leader: {
        id: '5ff160b9.crossplane.services.openmcp.cloud',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: ['crossplaneDiscoveryName', 'providerDiscoverySelector'],
        skeleton: {
          crossplaneDiscoveryName: '<name of the Discovery of Crossplane>',
          providerDiscoverySelector: {},
        },
      },
      dependsOn: [
        ...deployedByFlux.dependsOn,
        {
          capability: 'ocm-controllers',
          strength: 'hard',
          on: 'platform',
          note: 'The versions on offer come from Discovery objects of OCM.',
        },
      ],
      provides: ['crossplane'],
      toolCrdGroups: ['apiextensions.crossplane.io', 'pkg.crossplane.io'],
      toolApiScope: 'Cluster',
      toolPrivileges: ['secrets-read', 'admission', 'crd-write'],
      toolVersion: 'configured',
      webhooks: {
        own: [],
        tool: [{ failurePolicy: 'Fail', scope: 'own-api' }],
      },
      needs: needsNothing,
      targetNamespace: 'crossplane-system',
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: [
        'toolCrdGroups',
        'toolApiScope',
        'toolPrivileges',
        'webhooks',
        'needs',
      ],
      evidence: [
        {
          ref: main,
          note: 'Failed access, CRDs and registration are logged; init ends with 0.',
          traits: [
            'contract',
            'gvkRegistration',
            'clusterAccess',
            'requestBase',
            'leader',
          ],
        },
        {
          ref: `${repository}@0848f5d:api/v1alpha1/providerconfig_types.go`,
          note: 'Older versions want chart and availableProviders instead.',
          traits: ['config'],
        },
        {
          ref: `${repository}@0848f5d:internal/controller/discovery_controller.go`,
          traits: ['dependsOn'],
        },
        {
          ref: `${repository}@8975c9a:internal/controller/crossplane_controller.go`,
          traits: ['targets', 'targetNamespace', 'dependsOn'],
        },
      ],
    },
  ],
};
