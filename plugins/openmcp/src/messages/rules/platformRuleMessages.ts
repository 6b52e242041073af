/**
 * Sentences of rules about what the platform cluster must have, and who owns what there, in English, by their codes.
 *
 * @internal
 */
export const platformRuleMessages = {
  'needs-no-config': 'It needs no configuration object.',
  'needs-config': '{{config}} must exist.',
  'needs-config-before-init': '{{config}} must exist before the init job runs.',
  'needs-config-before-run': '{{config}} must exist before its pods start.',
  'config-optional': '{{config}} is used where it exists; it is not needed.',
  'config-there': '{{config}} exists.',
  'config-there-name-fixed':
    "{{config}} exists; its name does not follow the provider's.",
  'config-name-fixed': 'The name "{{name}}" is written into the image.',
  'needs-helm-deployment':
    'A HelmDeployment for clusters with purpose platform must be written.',
  'needs-helm-release':
    'A HelmRelease must be written into the repository of the platform.',
  'needs-own-service':
    'A PlatformService for this tool must be built; nobody offers one.',
  'needs-no-capability': 'Nothing else must run first.',
  'needs-capabilities':
    'Must be on the platform cluster first: {{capabilities}}.',
  'may-need-capabilities': 'Needed in some installations: {{capabilities}}.',
  'capabilities-there': 'On the platform cluster: {{capabilities}}.',
  'needed-on-workload': 'Needed on workload clusters: {{capabilities}}.',
  'needs-not-itself': 'It is not needed by what delivers it.',
  'needs-itself': 'A circle: {{circle}}.',
  'may-need-itself': 'A circle in some installations: {{circle}}.',
  'no-tool-crds': 'It brings no CRDs of a tool.',
  'crds-not-seen': 'It brings CRDs of {{groups}}.',
  'crds-absent': 'No CRDs of {{groups}} are there yet.',
  'crds-own': 'The CRDs of {{groups}} are its own.',
  'crds-of-other':
    'The CRDs of {{groups}} belong to {{owner}}. A second installer can delete them with all their objects.',
  'crds-of-unknown':
    'CRDs of {{groups}} are there, and nothing tells who installed them.',
  'writes-operator-crds':
    'It writes CRDs that the openmcp-operator owns, and may set them back.',
  'takes-operator-crds':
    'It would write the CRDs of the openmcp-operator on {{cluster}}, and may set them back.',
  'no-second-version': 'No second installer brings other versions.',
  'same-version-twice':
    'Another installer brings the same version, {{version}}.',
  'other-version':
    'Another installer brings {{installed}}, this one {{version}}; who writes last wins.',
  'version-by-config':
    'Another installer brings {{installed}}; the configuration of this one chooses its version.',
  'version-not-visible':
    'Another installer is there, and its CRDs do not tell their version.',
  'no-namespace': 'It puts nothing into a namespace of its own.',
  'namespace-not-seen': 'The tool goes into the namespace {{namespace}}.',
  'namespace-free': 'The namespace {{namespace}} does not exist yet.',
  'namespace-own': 'The namespace {{namespace}} holds its own release.',
  'namespace-there':
    'The namespace {{namespace}} exists, and nothing tells whose it is.',
  'namespace-reserved': 'The namespace {{namespace}} belongs to the platform.',
  'namespace-of-other': 'The namespace {{namespace}} is in use by {{owner}}.',
} as const;
