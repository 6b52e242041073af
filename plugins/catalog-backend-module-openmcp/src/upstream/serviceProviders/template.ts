import {
  serviceProviderTemplate,
  serviceProviderTemplateEvidence,
  templateCrds,
} from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/service-provider-template';
const image = 'ghcr.io/openmcp-project/images/service-provider-template';
const group = 'foo.services.open-control-plane.io';

/**
 * A scaffold: there is no tool that something could be said about.
 *
 * @internal
 */
export const serviceProviderScaffold: UpstreamProvider = {
  name: 'service-provider-template',
  title: 'Template of a service provider',
  description: 'What new service providers are made from; brings no tool',
  type: 'openmcp-service-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'template',
  newestRelease: 'v0.1.0-dev',
  versions: [
    {
      ...serviceProviderTemplate,
      component: 'service-provider-template',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      targets: ['platform', 'onboarding', 'mcp'],
      crds: templateCrds(group, 'Foo', 'foos'),
      requestBase: { fixed: group },
      leader: {
        id: 'github.com/openmcp-project/service-provider-template',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      webhooks: { own: [] },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
      },
      evidence: [
        ...serviceProviderTemplateEvidence,
        {
          ref: `${repository}@94af197:cmd/service-provider-template/main.go:247-248`,
          traits: ['requestBase'],
        },
      ],
    },
  ],
};
