/**
 * Texts of the fields of the form that runs a provider as a PlatformService, in
 * English.
 *
 * @internal
 */
export const formMessages = {
  form: {
    why: 'Why',
    whyOf: 'Why: verdicts of {{name}}',
    checking: 'Checking',
    checkAgain: 'Check again',
    use: 'Use {{text}}',
    missing: 'First choose: {{fields}}.',
    missingFields: {
      provider: 'provider',
      cluster: 'cluster',
      name: 'name',
      image: 'image',
    },
    provider: {
      label: 'Provider',
      loading: 'Loading providers',
      search: 'Search providers',
      searchPlaceholder: 'Search name, image, tool',
      cannotBeChosen: 'cannot be chosen',
      noImage: 'There is no image to run.',
      required: 'Choose a provider.',
      refused: '{{name}} cannot be chosen. {{reason}}',
      unknown: 'You can see no provider {{provider}}.',
      hidden: '{{hidden}} of {{total}} hidden by the search',
      clear: 'Clear',
      empty:
        'No provider is described in the catalog. The upstream ones come with one line of configuration.',
      forbidden: 'You may not see providers. Needed: openmcp.provider.read.',
      problem: 'Providers could not be read: {{reason}} since {{clock}}.',
      notChecked:
        'Whether this provider may be chosen could not be checked: {{reason}}.',
    },
    cluster: {
      label: 'Platform cluster',
      loading: 'Loading clusters',
      placeholder: 'Search clusters',
      direct: 'applied directly',
      gitops: 'GitOps: opens a pull request',
      notInstalled: 'not installed here',
      installed: '{{name}} {{tag}} is installed',
      installedWithoutTag: '{{name}} is installed',
      installedNotKnown: 'what is installed here is not known',
      prepareSince: '{{reason}} since {{clock}}: you can prepare, not apply',
      prepare: '{{reason}}: you can prepare, not apply',
      mayNot:
        'You may not apply to {{cluster}}. Needed: openmcp.platform-service.apply.',
      none: 'No cluster you may write to. Needed: openmcp.platform-service.apply.',
      required: 'Choose a platform cluster.',
      unknown: 'You can see no cluster {{cluster}}.',
      forbidden: 'You may not see clusters. Needed: openmcp.cluster.read.',
      problem: 'Clusters could not be read: {{reason}} since {{clock}}.',
      notChecked:
        'Whether you may apply to this cluster could not be checked: {{reason}}.',
    },
    name: {
      label: 'Name',
      required: 'A name is needed.',
      characters: '{{length}} of {{most}} characters',
      free: 'free on {{cluster}}',
      exists: '{{name}} exists on {{cluster}}: this will update it.',
      open: 'Open {{name}} on {{cluster}}',
      sharesSecret:
        '{{kind}} {{name}} uses the same webhook secret: choose another name.',
      notChecked: 'Whether this name is free could not be checked: {{reason}}.',
      notKnown: 'Whether it is free on {{cluster}} is not known: {{reason}}.',
      clusterNotRead: '{{cluster}} could not be read',
      operatorsOwn:
        '{{name}} is made by the openmcp-operator itself: choose another name.',
    },
    image: {
      label: 'Image',
      required: 'An image is needed.',
      placeholder: 'registry/repository:tag',
      known: 'the image of {{provider}}',
      useProposal: 'Use the image of {{provider}}',
      notChecked:
        'Whether this image is allowed could not be checked: {{reason}}.',
      other: '{{image}} belongs to {{provider}}, and {{chosen}} is chosen.',
      notOf: '{{image}} does not belong to {{chosen}}. Its image is {{own}}.',
    },
    environment: {
      label: 'Environment',
      secrets: 'Secrets: mount a volume, never a value.',
      empty: 'No variables.',
      nameLabel: 'Name of variable {{number}}',
      valueLabel: 'Value of variable {{number}}',
      add: 'Add variable',
      remove: 'Remove variable {{number}}',
      removeNamed: 'Remove {{name}}',
      problem: {
        required: 'Variable {{number}}: a name is needed.',
        duplicate: '{{name}} is there twice.',
      },
    },
    mode: {
      label: 'Platform mode: how is this image told?',
      what: 'In platform mode an image puts its CRDs and pods on the platform cluster and needs no other cluster. It has to be told.',
      loading: 'Checking whether platform mode has to be stated',
      notNeeded: 'Nothing has to be stated for {{image}}.',
      blockedToday:
        'Today this image is Blocked: its CRDs would not go to the platform cluster.',
      blockedBecause: 'Today this image is Blocked. {{reason}}',
      unknown:
        'What this image does is Unknown. Whoever states how it is told answers for it.',
      refused:
        'Stating it does not help: with platform mode this image stays blocked. {{reason}}',
      via: {
        label: 'Told by',
        flag: 'Flag',
        env: 'Environment variable',
        config: 'Configuration object',
      },
      flag: 'Flag',
      flagHint: 'Written behind both commands.',
      variableName: 'Name of the variable',
      variableValue: 'Value of the variable',
      configHint:
        'Nothing is written for it: the configuration object is made elsewhere.',
      tick: 'I state that {{image}} puts its CRDs and pods on the platform cluster when told this way. Nobody has checked it. My name, the time and this text are recorded.',
      mayNot:
        'You may not state this on {{cluster}}. Needed: openmcp.platform-service.override.',
      required:
        'State how {{image}} is told to use platform mode. Without the statement it is Blocked.',
      requiredUnknown:
        'State how {{image}} is told to use platform mode. Without the statement it is not allowed.',
      problem:
        'Whether platform mode has to be stated could not be checked: {{reason}}.',
    },
    preview: {
      label: 'Preview on {{cluster}}',
      loading: 'Asking {{cluster}} what would change',
      created: 'Would create 1 object, change nothing else.',
      configured_one: 'Would change {{count}} field.',
      configured_other: 'Would change {{count}} fields.',
      unchanged: 'Nothing to do: {{cluster}} already has exactly this.',
      clusterAdmin: 'Note: its pod runs as cluster-admin.',
      gitops: 'Opens a pull request; nothing is applied directly.',
      checked: '{{age}} ago',
      tabs: {
        label: 'What would be written',
        manifest: 'Manifest',
        diff: 'Diff ({{number}})',
      },
      manifest: 'Manifest of {{name}}',
      diff: 'Changes of {{name}}',
      noDiff: 'No field changes.',
      masked: 'value not shown',
      change: {
        added: 'added',
        changed: 'changed',
        removed: 'removed',
      },
      remains: 'Remains after that',
      warnings: 'To be known',
      rules: 'Rules that stand against it',
      notChecked: 'Not checked against {{cluster}}: {{reason}}.',
      refused:
        '{{name}} would not be written to {{cluster}}. Nothing was changed.',
      owned:
        '{{field}} is owned by {{owner}}. Leave the field out here, or have it given up there.',
      said: '{{field}}: {{message}}',
    },
  },
} as const;
