import { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';
import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
  versionsOfCharts,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-external-secrets';
const image =
  'ghcr.io/openmcp-project/images/service-provider-external-secrets';
const chart =
  'external-secrets/external-secrets@cc5bfbc22:deploy/charts/external-secrets';

const both = {
  ...serviceProviderTemplate,
  ...deployedByFlux,
  component: 'service-provider-external-secrets',
  image,
  targets: ['platform', 'onboarding', 'mcp'],
  requestBase: {
    fixed: 'externalsecretsoperator.external-secrets.services.openmcp.cloud',
  },
  leader: {
    id: 'services.open-control-plane.io.external-secrets-operator',
    cluster: 'onboarding',
    replicasSafe: true,
  },
  toolCrdGroups: ['external-secrets.io', 'generators.external-secrets.io'],
  toolApiScope: 'mixed',
  toolPrivileges: ['secrets-read', 'admission', 'crd-write'],
  webhooks: {
    own: [],
    tool: [{ failurePolicy: 'Fail', scope: 'own-api' }],
  },
  needs: needsNothing,
  toolVersion: 'configured',
  targetNamespace: 'external-secrets',
  provides: ['external-secrets'],
  hostRoutes: ['helm-deployment', 'helm-release'],
} satisfies Partial<VersionTraits>;

const evidence = [
  ...serviceProviderTemplateEvidence,
  {
    ref: `${repository}@e0afdf2:pkg/externalsecrets/flux.go:36-117`,
    note: 'HelmRelease in the namespace of the tenant, with the kubeconfig of the ControlPlane.',
    traits: ['dependsOn', 'targetNamespace'],
  },
  {
    ref: `${chart}/templates/validatingwebhook.yaml:20-80`,
    note: 'Validation of its own kinds; failurePolicy is Fail by default.',
    traits: ['webhooks'],
  },
  {
    ref: `${chart}/templates/rbac.yaml:148-159`,
    note: 'Reads and writes Secrets of all namespaces.',
    traits: ['toolPrivileges'],
  },
  {
    ref: 'openmcp-project/bootstrapper@2fccf3e:internal/eso-deployer/deployer.go:59-153',
    note: 'The bootstrapper may have installed it already: release eso, namespace external-secrets.',
    traits: ['targetNamespace', 'hostRoutes'],
  },
] satisfies VersionTraits['evidence'];

/**
 * External Secrets Operator. The API group changed between the two ranges.
 *
 * @internal
 */
export const externalSecrets: UpstreamProvider = {
  name: 'service-provider-external-secrets',
  title: 'External Secrets',
  description:
    'Offers the External Secrets Operator on ControlPlanes: secrets come from an outside store',
  type: 'openmcp-service-provider',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'external-secrets',
  newestRelease: 'v1.1.1',
  tool: 'component:default/external-secrets-operator',
  versions: [
    {
      ...both,
      versionRange: '>=0.1.0 <1.0.0',
      crds: templateCrds(
        'external-secrets.services.openmcp.cloud',
        'ExternalSecretsOperator',
        'externalsecretsoperators',
      ),
      config: {
        group: 'external-secrets.services.openmcp.cloud',
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: [],
      },
      inferred: ['needs'],
      evidence: [
        ...evidence,
        {
          ref: `${repository}@e0afdf2:cmd/service-provider-external-secrets/main.go:240-345`,
          traits: ['requestBase', 'leader', 'targets', 'gvkRegistration'],
        },
        {
          ref: `${repository}@e0afdf2:internal/controller/externalsecretsoperator_controller.go:97-149`,
          traits: ['config'],
        },
      ],
    },
    {
      ...both,
      versionRange: '>=1.0.0 <2.0.0',
      crds: templateCrds(
        'external-secrets.services.open-control-plane.io',
        'ExternalSecretsOperator',
        'externalsecretsoperators',
      ),
      config: {
        group: 'external-secrets.services.open-control-plane.io',
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: ['versions'],
        skeleton: versionsOfCharts,
      },
      inferred: ['needs'],
      evidence: [
        ...evidence,
        {
          ref: `${repository}@06495ca:cmd/service-provider-external-secrets/main.go`,
          traits: ['requestBase', 'leader', 'targets', 'gvkRegistration'],
        },
        {
          ref: `${repository}@2069d3c:api/crds/manifests/external-secrets.services.open-control-plane.io_providerconfigs.yaml`,
          note: 'The group changed with v1, and versions became a required list.',
          traits: ['crds', 'config'],
        },
      ],
    },
  ],
};
