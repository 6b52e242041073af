import {
  deployedByFlux,
  needsNothing,
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
  versionsOfCharts,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-flux';
const image = 'ghcr.io/openmcp-project/images/service-provider-flux';
const group = 'flux.services.open-control-plane.io';

/**
 * What is known of `service-provider-flux`.
 *
 * @internal
 */
export const flux: UpstreamProvider = {
  name: 'service-provider-flux',
  title: 'Flux',
  description: 'Offers Flux on ControlPlanes: Git is what clusters follow',
  type: 'openmcp-service-provider',
  lifecycle: 'production',
  repository,
  image,
  providerName: 'flux',
  newestRelease: 'v1.2.2',
  tool: 'component:default/flux',
  alreadyThere:
    'the bootstrapper installs it before the openmcp-operator and owns it',
  versions: [
    {
      ...serviceProviderTemplate,
      ...deployedByFlux,
      component: 'service-provider-flux',
      versionRange: '>=1.0.0 <2.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp'],
      crds: templateCrds(group, 'Flux', 'fluxes'),
      requestBase: { fixed: 'flux.flux.services.openmcp.cloud' },
      leader: {
        id: 'services.open-control-plane.io.flux',
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
      provides: ['flux'],
      toolCrdGroups: [
        'helm.toolkit.fluxcd.io',
        'image.toolkit.fluxcd.io',
        'kustomize.toolkit.fluxcd.io',
        'notification.toolkit.fluxcd.io',
        'source.toolkit.fluxcd.io',
      ],
      toolApiScope: 'Namespaced',
      toolPrivileges: ['secrets-read', 'crd-write'],
      toolVersion: 'configured',
      webhooks: { own: [], tool: [] },
      needs: needsNothing,
      targetNamespace: 'flux-system',
      inferred: ['toolApiScope', 'toolPrivileges', 'webhooks', 'needs'],
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@e1e0fe3:cmd/service-provider-flux/main.go:236-391`,
          traits: ['requestBase', 'leader', 'targets'],
        },
        {
          ref: `${repository}@e1e0fe3:internal/controller/flux_controller.go:126-231`,
          note: 'Writes a HelmRelease, which only Flux itself can execute.',
          traits: ['config', 'dependsOn', 'targetNamespace'],
        },
        {
          ref: 'openmcp-project/bootstrapper@2fccf3e:internal/flux_deployer/deployer.go:62-151',
          note: 'Flux is the first thing on the platform cluster; all else is delivered by it.',
          traits: ['provides', 'targetNamespace', 'toolCrdGroups'],
        },
      ],
    },
  ],
};
