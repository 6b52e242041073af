/**
 * Sentences of rules about what the image does, in English, by their codes.
 *
 * @internal
 */
export const imageRuleMessages = {
  'cli-complete': 'It has the commands and flags that the operator uses.',
  'cli-lacks': 'The operator starts it with what it does not have: {{parts}}.',
  'cli-lacks-metrics-flags':
    'It does not accept the flags for metrics, so metrics must be switched off.',
  'no-platform-target':
    'No published flag, variable or config selects the platform cluster.',
  'pods-only':
    'It can put its pods on the platform cluster, but not the CRDs of the tool.',
  'crds-stay-elsewhere': 'The CRDs stay on the ControlPlane.',
  'told-by-flag':
    'The image is told by the flag {{flag}}, on both commands. An image without it ends there.',
  'told-by-env': 'The image is told by the variable {{name}}={{value}}.',
  'told-by-config': 'The image is told by its configuration ({{name}}).',
  'older-versions-ignore-it':
    'Versions without the mode ignore this and serve tenants.',
  'always-on-platform': 'It always puts the tool on the platform cluster.',
  'instance-needed':
    'The tool is ordered by an object of kind {{kinds}} beside the provider.',
  'needs-no-control-plane': 'It acts without a ControlPlane.',
  'needs-no-control-plane-in-mode':
    'In platform mode it acts without a ControlPlane.',
  'needs-control-plane':
    'Each of its actions is for one ControlPlane; there is none for the platform cluster.',
  'needs-no-workload-cluster': 'It needs no workload cluster.',
  'needs-workload-cluster':
    'It puts the tool on a workload cluster, not on the platform cluster.',
  'needs-workload-cluster-in-mode':
    'It needs a workload cluster even in platform mode.',
  'api-within-boundary':
    'Its API stays where a PlatformService may introduce it.',
  'api-on-control-plane':
    'It introduces API on ControlPlanes ({{kinds}}), which a PlatformService must not.',
  'api-on-onboarding':
    'It still installs the API for tenants on the onboarding cluster ({{kinds}}).',
  'needs-no-onboarding': 'It needs no access to the onboarding cluster.',
  'needs-onboarding':
    'Its command {{command}} waits for access to the onboarding cluster.',
  'needs-onboarding+timeout':
    'Its command {{command}} waits for access to the onboarding cluster, up to {{timeout}}.',
  'onboarding-there': 'There is an onboarding cluster that it can ask for.',
  'onboarding-missing':
    'Its command {{command}} asks for an onboarding cluster, and there is none.',
  'no-registration': 'It registers nothing at a ServiceProvider.',
  'registration-logged':
    'It looks for a ServiceProvider of its own name, logs that there is none and goes on.',
  'registration-fatal':
    'Its init ends with an error without a ServiceProvider of its own name.',
  'registration-at-other':
    'It writes into the status of the ServiceProvider {{name}}.',
} as const;
