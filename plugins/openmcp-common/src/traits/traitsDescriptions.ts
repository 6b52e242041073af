/**
 * What readers of the JSON Schema are told of the places of traits. Kept apart
 * from the schema, because who only reads traits has no use for the texts.
 *
 * @internal
 */
export const traitsDescriptions: Readonly<Record<string, string>> = {
  tool: 'Entity reference of the tool that the provider manages.',
  hypothetical: 'The image is not published; it stands for another one.',
  'hypothetical.standsFor': 'Entity reference of a provider.',
  alreadyThere:
    'Why the question of another route makes no sense for the tool.',
  managedByOperator: 'The openmcp-operator creates the service itself.',
  'versions[].component':
    'OCM component, for instance `service-provider-flux`.',
  'versions[].versionRange':
    'Versions of the image that these traits are true for, as an npm range.',
  'versions[].digests': 'Image digests and the versions that they are.',
  'versions[].image': 'Image repository without tag.',
  'versions[].contract.init': 'Has the command `init`.',
  'versions[].contract.run': 'Has the command `run`.',
  'versions[].contract.flags':
    'Accepts --environment, --verbosity and --provider-name.',
  'versions[].contract.metricsFlags':
    'Accepts --metrics-bind-address and --metrics-secure.',
  'versions[].contract.leaderElect': 'Accepts --leader-elect.',
  'versions[].platformTarget.mode':
    'What the image can put on the platform cluster: nothing, its pods without its CRDs, or both.',
  'versions[].platformTarget.via':
    'How the image is told; `always` when it does nothing else.',
  'versions[].platformTarget.name': 'Name of the variable or of the kind.',
  'versions[].platformTarget.value':
    'Value of the variable, or the whole flag.',
  'versions[].platformTarget.releasedSince':
    'First version that has the mode; null when none has it yet. Without it no version counts as having it.',
  'versions[].targets': 'Clusters that the provider works on.',
  'versions[].crds': 'CRDs that the provider itself installs.',
  'versions[].toolCrdGroups': 'API groups of the CRDs of the tool.',
  'versions[].toolApiScope': 'Scope of the API of the tool.',
  'versions[].gvkRegistration':
    'Whether init registers API kinds at its ServiceProvider, and what a failure does.',
  'versions[].requestBase':
    'What the names of its ClusterRequests and AccessRequests begin with; `none` when it makes none.',
  'versions[].leader':
    'The Lease by which replicas elect a leader; `none` when they do not.',
  'versions[].clusterAccess.timeout': 'For instance `30m`.',
  'versions[].toolVersion':
    'Version of the chart or CRDs that it installs; `configured` when its configuration chooses it.',
  'versions[].deletion.keeps':
    'What stays after deletion, beyond the CRDs of the provider itself and what the operator leaves.',
  'versions[].config': 'The configuration object that it needs, or `none`.',
  'versions[].config.nameRule':
    '`providerName`, `selector`, or `fixed:` and the name.',
  'versions[].config.required': 'Fields that must be set.',
  'versions[].config.skeleton':
    'Smallest spec of the object; texts such as `<version>` stand for what somebody has to fill in.',
  'versions[].config.optional':
    'True when the provider works without the object, too.',
  'versions[].dependsOn[].deploys':
    'Kind of the objects by which it puts the tool onto a cluster, for instance `HelmRelease`.',
  'versions[].provides': 'Capabilities that others may depend on.',
  'versions[].webhooks.own[].selectorKind':
    'Kind in a selector that is written into the image.',
  'versions[].needs': 'What the tool needs; what is left out is not needed.',
  'versions[].targetNamespace':
    'Namespace of the tool; `none` when it has none of its own.',
  'versions[].ownsOperatorCrds':
    'Writes CRDs that the openmcp-operator owns; left out means that it does not.',
  'versions[].hostRoutes':
    'Ways in which the tool can get onto the platform cluster without this image.',
  'versions[].inferred':
    'Names of traits that were concluded and not read or seen.',
  'versions[].evidence[].ref': '`repository@commit:path:line`.',
  'versions[].evidence[].version':
    'Version that the source is of, where it is known.',
  'versions[].evidence[].traits': 'Names of the traits that it shows.',
};
