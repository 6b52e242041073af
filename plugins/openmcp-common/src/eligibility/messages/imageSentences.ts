import type { Render } from './wording';
import { list, text } from './wording';

/**
 * Sentences of the rules about what the image does. Public, because a type is
 * made of them.
 *
 * @public
 */
export const imageSentences = {
  'cli-complete': () => 'It has the commands and flags that the operator uses.',
  'cli-lacks': ({ parts }) =>
    `The operator starts it with what it does not have: ${list(parts)}.`,
  'cli-lacks-metrics-flags': () =>
    'It does not accept the flags for metrics, so metrics must be switched off.',
  'no-platform-target': () =>
    'No published flag, variable or config selects the platform cluster.',
  'pods-only': () =>
    'It can put its pods on the platform cluster, but not the CRDs of the tool.',
  'crds-stay-elsewhere': () => 'The CRDs stay on the ControlPlane.',
  'told-by-flag': ({ value, name }) =>
    `The image is told by the flag ${text(
      value ?? name,
    )}, on both commands. An image without it ends there.`,
  'told-by-env': ({ name, value }) =>
    `The image is told by the variable ${text(name)}=${text(value)}.`,
  'told-by-config': ({ name }) =>
    `The image is told by its configuration (${text(name)}).`,
  'older-versions-ignore-it': () =>
    'Versions without the mode ignore this and serve tenants.',
  'always-on-platform': () =>
    'It always puts the tool on the platform cluster.',
  'instance-needed': ({ kinds }) =>
    `The tool is ordered by an object of kind ${list(
      kinds,
    )} beside the provider.`,
  'needs-no-control-plane': () => 'It acts without a ControlPlane.',
  'needs-no-control-plane-in-mode': () =>
    'In platform mode it acts without a ControlPlane.',
  'needs-control-plane': () =>
    'Each of its actions is for one ControlPlane; there is none for the platform cluster.',
  'needs-no-workload-cluster': () => 'It needs no workload cluster.',
  'needs-workload-cluster': () =>
    'It puts the tool on a workload cluster, not on the platform cluster.',
  'needs-workload-cluster-in-mode': () =>
    'It needs a workload cluster even in platform mode.',
  'api-within-boundary': () =>
    'Its API stays where a PlatformService may introduce it.',
  'api-on-control-plane': ({ kinds }) =>
    `It introduces API on ControlPlanes (${list(
      kinds,
    )}), which a PlatformService must not.`,
  'api-on-onboarding': ({ kinds }) =>
    `It still installs the API for tenants on the onboarding cluster (${list(
      kinds,
    )}).`,
  'needs-no-onboarding': () => 'It needs no access to the onboarding cluster.',
  'needs-onboarding': ({ command, timeout }) =>
    `Its command ${text(command)} waits for access to the onboarding cluster${
      timeout === undefined ? '' : `, up to ${text(timeout)}`
    }.`,
  'onboarding-there': () =>
    'There is an onboarding cluster that it can ask for.',
  'onboarding-missing': ({ command }) =>
    `Its command ${text(
      command,
    )} asks for an onboarding cluster, and there is none.`,
  'no-registration': () => 'It registers nothing at a ServiceProvider.',
  'registration-logged': () =>
    'It looks for a ServiceProvider of its own name, logs that there is none and goes on.',
  'registration-fatal': () =>
    'Its init ends with an error without a ServiceProvider of its own name.',
  'registration-at-other': ({ name }) =>
    `It writes into the status of the ServiceProvider ${text(name)}.`,
} satisfies Record<string, Render>;
