import { concludedOfPlatformServices, platformService } from '../families';
import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/platform-service-template';
const image = 'ghcr.io/openmcp-project/images/platform-service-template';
const group = 'foo.platform.open-control-plane.io';
const application = `${repository}@c2477ec:cmd/platform-service-template/app`;

/**
 * What is known of `platform-service-template`.
 *
 * @internal
 */
export const platformServiceScaffold: UpstreamProvider = {
  name: 'platform-service-template',
  title: 'Template of a platform service',
  description: 'What new platform services are made from',
  type: 'openmcp-platform-service',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'template',
  versions: [
    {
      ...platformService,
      component: 'platform-service-template',
      versionRange: '>=0.0.1 <1.0.0',
      image,
      targets: ['platform', 'onboarding'],
      crds: [
        {
          group,
          kind: 'ProviderConfig',
          plural: 'providerconfigs',
          scope: 'Cluster',
          cluster: 'platform',
        },
        {
          group,
          kind: 'Foo',
          plural: 'foos',
          scope: 'Namespaced',
          cluster: 'onboarding',
        },
      ],
      requestBase: { providerName: true },
      leader: {
        id: 'github.com/openmcp-project/platform-service-foo',
        cluster: 'onboarding',
        replicasSafe: false,
      },
      clusterAccess: { onboarding: 'init', timeout: '30m' },
      config: {
        group,
        kind: 'ProviderConfig',
        version: 'v1alpha1',
        nameRule: 'providerName',
        neededBefore: 'reconcile',
        required: [],
        optional: true,
      },
      inferred: concludedOfPlatformServices,
      evidence: [
        {
          ref: `${application}/init.go:69-130`,
          note: 'Every failure ends init with an error.',
          traits: ['contract', 'crds', 'requestBase', 'clusterAccess'],
        },
        {
          ref: `${application}/run.go:255-298`,
          traits: ['leader', 'targets'],
        },
        {
          ref: `${repository}@c2477ec:internal/controller/controller.go:84-91`,
          note: 'A missing ProviderConfig is logged and waited for.',
          traits: ['config'],
        },
      ],
    },
  ],
};
