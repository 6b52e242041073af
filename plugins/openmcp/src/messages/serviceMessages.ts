/**
 * Texts of the forms that update and remove a PlatformService, of how a change is
 * delivered, and of what leads to these forms, in English.
 *
 * @internal
 */
export const serviceMessages = {
  service: {
    cluster: {
      gitops:
        '{{cluster}} is delivered by GitOps: change the manifest in its repository.',
      mayNotDelete:
        'You may not remove from {{cluster}}. Needed: openmcp.platform-service.delete.',
      noneToDelete:
        'No cluster you may remove from. Needed: openmcp.platform-service.delete.',
    },
    picker: {
      label: 'Platform service',
      loading: 'Loading platform services',
      search: 'Search platform services',
      hidden: '{{hidden}} of {{total}} hidden by the search',
      none: 'No platform service is installed on {{cluster}}.',
      notKnown:
        'What is installed on {{cluster}} is not known: it was never read.',
      notThere: 'There is no platform service {{name}} on {{cluster}}.',
      operatorsOwn:
        '{{name}} is made by the openmcp-operator itself and cannot be chosen.',
      required: 'Choose a platform service.',
      forbidden:
        'You may not see installations. Needed: openmcp.installation.read.',
      problem:
        'Platform services could not be read: {{reason}} since {{clock}}.',
      notChecked:
        'Whether this platform service is there could not be checked: {{reason}}.',
    },
    removal: {
      headline: 'Would remove {{name}} from {{cluster}}.',
      goingAlready: '{{name}} is being removed from {{cluster}} already.',
      toolIsNot:
        'Removing the platform service does not remove what it has installed.',
      goes: 'Goes',
      stays: 'Stays behind',
      isOther:
        'This is another object than the one that was shown: that one is gone, and a new one has its name. Press Check again and look at it.',
      refused:
        '{{name}} would not be removed from {{cluster}}. Nothing was changed.',
    },
    update: {
      current: 'Now {{value}}.',
      currentKept: 'Now {{value}}. It stays.',
      stays: 'stays as it is.',
      loading: 'Reading what is set now',
      problem: 'What is set now could not be read: {{reason}}.',
      replicas: 'Replicas',
      replicasWrong: 'A whole number from 1 on is needed.',
      logLevel: 'Log level',
      pullSecrets: 'Pull secrets',
      pullSecretsKept: '{{names}}: kept.',
      noPullSecrets: 'None.',
      kept: 'kept',
      keptValue: 'Value of {{name}}: kept, not shown',
      replace: 'Replace',
      replaceNamed: 'Replace the value of {{name}}',
      keep: 'Keep the old value',
      keepNamed: 'Keep the old value of {{name}}',
    },
    delivery: {
      label: 'Delivery',
      direct: '{{cluster}} is written to directly.',
      gitops:
        '{{cluster}} is delivered by GitOps: this opens a pull request. Name the repository and the folder that the bootstrapper takes extra manifests from.',
      chooseCluster: 'First choose: cluster.',
      wrong: 'How {{cluster}} takes changes has changed: look at it again.',
      notChecked:
        'How this cluster takes changes could not be checked: {{reason}}.',
      problem: 'How this cluster takes changes could not be read: {{reason}}.',
    },
    actions: {
      label: 'Change this platform service',
      update: 'Update',
      remove: 'Remove',
      operatorsOwn:
        '{{name}} is made by the openmcp-operator itself and cannot be changed here.',
      terminating: '{{name}} is being removed already.',
      pullRequest:
        '{{cluster}} is delivered by GitOps: both forms open a pull request.',
      notRead: 'Whether you may could not be read: {{reason}}.',
      noTemplates: 'This portal has no software templates.',
      clusterNotSeen: 'You may not see the rights on {{cluster}}.',
    },
  },
} as const;
