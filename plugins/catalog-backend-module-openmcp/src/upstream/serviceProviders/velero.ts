import {
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-velero';
const image = 'ghcr.io/openmcp-project/images/service-provider-velero';
const group = 'velero.services.open-control-plane.io';

/**
 * What is known of `service-provider-velero`.
 *
 * @internal
 */
export const velero: UpstreamProvider = {
  name: 'service-provider-velero',
  title: 'Velero',
  description: 'Offers Velero on ControlPlanes: backup and restore',
  type: 'openmcp-service-provider',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'velero',
  newestRelease: 'v1.1.1',
  tool: 'component:default/velero',
  versions: [
    {
      ...serviceProviderTemplate,
      component: 'service-provider-velero',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp', 'workload'],
      crds: templateCrds(group, 'Velero', 'veleroes'),
      requestBase: { fixed: 'velero.velero.services.openmcp.cloud' },
      leader: {
        id: 'services.open-control-plane.io.velero',
        cluster: 'onboarding',
        replicasSafe: true,
      },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: ['availableImages'],
        skeleton: {
          availableImages: [
            {
              name: 'velero',
              image: '<image of Velero>',
              versions: ['<version>'],
            },
          ],
        },
      },
      dependsOn: [],
      provides: ['velero'],
      toolCrdGroups: ['velero.io'],
      toolApiScope: 'Namespaced',
      toolPrivileges: ['secrets-read', 'exec', 'crd-write'],
      toolVersion: 'configured',
      webhooks: { own: [], tool: [] },
      needs: {
        objectStoreCredentials: true,
        nodeAgent: 'optional',
      },
      targetNamespace: 'velero',
      deletion: {
        order: 'service objects, then the configuration, then the provider',
        keeps: ['CRDs of velero.io', 'backups in the object store'],
      },
      hostRoutes: ['helm-deployment', 'helm-release'],
      inferred: [
        'toolApiScope',
        'toolPrivileges',
        'webhooks',
        'targetNamespace',
        'deletion',
      ],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@b26ea3d:cmd/service-provider-velero/main.go:249-344`,
          traits: ['requestBase', 'leader', 'targets'],
        },
        {
          ref: `${repository}@b26ea3d:internal/controller/velero_controller.go:117-164`,
          note: 'CRDs, account and cluster-admin binding on the ControlPlane, the server on a workload cluster; no Flux.',
          traits: ['targets', 'dependsOn', 'toolPrivileges'],
        },
        {
          ref: `${repository}@b26ea3d:test/e2e/platform/providerconfig.yaml`,
          traits: ['config', 'toolVersion'],
        },
        {
          ref: 'vmware-tanzu/helm-charts@73466ca:charts/velero/values.yaml:614-669',
          note: 'cluster-admin, a Secret for the object store, node agent switched off.',
          traits: ['needs', 'toolPrivileges', 'hostRoutes'],
        },
      ],
    },
  ],
};
