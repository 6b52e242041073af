import type { Render } from './wording';
import { list, text } from './wording';

/**
 * Sentences that say what somebody can do. Public, because a type is made of
 * them.
 *
 * @public
 */
export const remedySentences = {
  'offer-cli': () =>
    'Offer init, run and the flags that the operator appends, or name commands of your own.',
  'disable-metrics': () => 'Set metrics.disabled to true.',
  'add-platform-mode': () =>
    'Add a mode that meets the platform-mode contract.',
  'tell-by-flag': ({ value, name }) =>
    `Append ${text(value ?? name)} to initCommand and runCommand.`,
  'tell-by-env': ({ name, value }) =>
    `Set ${text(name)}=${text(value)} in spec.env.`,
  'tell-by-config': ({ name }) => `Set it in ${text(name)}.`,
  'drop-control-plane': () =>
    'In platform mode, act on one object of the platform cluster.',
  'drop-workload-cluster': () =>
    'In platform mode, put pods on the platform cluster.',
  'offer-workload-cluster': () => 'Offer a workload cluster.',
  'move-api': () => 'In platform mode, install CRDs on the platform cluster.',
  'offer-onboarding': () =>
    'Have a ClusterProvider that grants access to an onboarding cluster.',
  'drop-registration': () => 'In platform mode, register nothing.',
  'create-config': ({ kind, name }) =>
    `Create ${text(kind)}${name === undefined ? '' : ` "${text(name)}"`}.`,
  'write-helm-deployment': () =>
    'Write a HelmDeployment with matchPurposes platform.',
  'write-helm-release': () => 'Write a HelmRelease without kubeConfig.',
  'write-own-service': () => 'Build a PlatformService for it.',
  'install-capabilities': ({ capabilities }) =>
    `Install ${list(capabilities)} first.`,
  'keep-present-installer': () =>
    'Leave it to what installs it now; a provider cannot deliver what delivers it.',
  'keep-seed-independent': () =>
    'See that nothing which delivers the platform needs it, or keep the first installation.',
  'hand-over': ({ owner }) =>
    `Leave it to ${text(
      owner,
    )}, or hand it over: suspend the old release, then adopt it.`,
  'find-owner': () =>
    'Find out who installed the CRDs before a second one does.',
  'drop-operator-crds': () =>
    'Install no CRDs that the openmcp-operator installs.',
  'use-same-version': ({ installed }) => `Use version ${text(installed)}.`,
  'choose-namespace': () => 'Choose a namespace that nobody else uses.',
  'choose-name': () => 'Choose another name.',
  'name-requests': () => 'Name requests after the provider.',
  'one-replica': () => 'Run one replica.',
  'own-lease': () => 'Name the Lease after kind and name of the provider.',
  'select-own-pods': () => 'Select pods by the labels of the own pod.',
  'exclude-namespaces': () =>
    'Leave out the namespaces of operator, Flux and Kubernetes, or let requests pass.',
  'watch-webhook': () => 'Run two replicas of the webhook, and watch them.',
  'rename-env': () => 'Leave the variable out or name it otherwise.',
  'mount-secret': () => 'Mount a Secret by extraVolumes instead.',
  'narrow-privileges': () => 'Limit its rights where its chart can.',
  'provide-needs': ({ needs }) => `Provide ${list(needs)}.`,
  'add-extra-manifest': () => 'Add it as an extra manifest.',
  'mend-pull': ({ registry }) =>
    `See that nodes can pull from ${text(registry)}.`,
  'name-pull-secrets': () => 'Name imagePullSecrets.',
  'remove-leftovers': ({ keeps }) =>
    `Remove ${list(keeps)} yourself when nobody needs them.`,
  'guard-api': () => 'Limit who may write its cluster-wide objects.',
  'renew-evidence': () => 'Look at the sources of the released version.',
  'declare-traits': ({ traits }) => `Declare ${list(traits)}.`,
  'declare-version': ({ version }) =>
    `Declare a range that holds ${text(version)}.`,
  'trust-location': () =>
    'Add its location to openmcp.trustedProviderLocations.',
  'resolve-claims': () => 'Let one entity alone claim the image.',
  'ask-provider': () => 'Look at the provider that manages it.',
  'write-provider': () =>
    'Build a provider image, or use another way to get the tool there.',
} satisfies Record<string, Render>;
