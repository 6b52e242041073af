import { UpstreamProvider } from '../UpstreamProvider';

const repository = 'openmcp-project/cluster-provider-gardener';
const image = 'ghcr.io/openmcp-project/images/cluster-provider-gardener';

/**
 * What is known of `cluster-provider-gardener`.
 *
 * @internal
 */
export const gardener: UpstreamProvider = {
  name: 'cluster-provider-gardener',
  title: 'Gardener',
  description: 'Makes clusters as shoots of a Gardener landscape',
  type: 'openmcp-cluster-provider',
  lifecycle: 'experimental',
  repository,
  image,
  providerName: 'gardener',
  newestRelease: 'v0.14.0',
  versions: [
    {
      component: 'cluster-provider-gardener',
      versionRange: '>=0.1.0 <1.0.0',
      image,
      contract: { init: true, run: true, flags: true },
      targets: ['platform'],
      clusterAccess: { onboarding: 'none' },
      gvkRegistration: 'none',
      provides: ['cluster-provider'],
      inferred: ['gvkRegistration'],
      evidence: [
        {
          ref: `${repository}@c8ac882:cmd/cluster-provider-gardener/app/init.go:80-95`,
          note: 'Works on the platform cluster only; a failing init ends with an error.',
          traits: ['contract', 'targets', 'clusterAccess'],
        },
      ],
    },
  ],
};
