/**
 * Texts of the list of installations, in English.
 *
 * @internal
 */
export const installationsMessages = {
  installations: {
    title: 'What runs where',
    documentTitle: 'Installations - openMCP',
    skipToList: 'Skip to the list',
    table: 'Installations, {{number}} rows',
    total_one: '{{count, number}} installation',
    total_other: '{{count, number}} installations',
    totalLastSeen: '{{total}}, {{number}} of them last seen {{clock}}',
    truncated: 'Showing {{shown}} of {{total}}. Narrow the list.',
    empty: 'Nothing is installed on the clusters you can see.',
    emptyNotRead: 'No installation is known: no cluster has been read yet.',
    noClusters:
      'No platform cluster is connected. Add one under openmcp.clusters.',
    nothingMatches_one: 'No installation matches. 1 is hidden by {{filters}}.',
    nothingMatches_other:
      'No installation matches. {{count, number}} are hidden by {{filters}}.',
    nothingAsked: 'No installation matches these filters.',
    announced_one: '{{count, number}} installation',
    announced_other: '{{count, number}} installations',
    link: '{{name}}, {{kind}} on {{cluster}}',
    column: {
      health: 'Health (pods)',
      name: 'Name',
      kind: 'Kind',
      cluster: 'Cluster',
      provider: 'Provider',
      image: 'Image',
      pods: 'Pods ready',
      restarts: 'Restarts',
      generation: 'Generation',
      created: 'Created',
      since: 'Since',
      reason: 'Reason',
    },
    filter: {
      searchPlaceholder: 'Search name, image, reason',
      health: 'Health',
      cluster: 'Cluster',
      kind: 'Kind',
      provider: 'Provider',
      providersNotRead: 'Providers could not be read: {{reason}}.',
      show: 'Show installations',
    },
    counts: {
      label: 'Installations by health',
      link_one: '{{health}}, {{count, number}} installation',
      link_other: '{{health}}, {{count, number}} installations',
      linkNone: '{{health}}, none',
      chosen: '{{link}}, chosen',
      none: 'none',
    },
    narrowed: 'Only what was asked for: {{parts}}.',
    narrowedProvider: 'provider {{name}}',
    narrowedImage: 'image {{name}}',
    changedBetween: 'Changed from {{from}} to {{to}}.',
    changedFrom: 'Changed since {{from}}.',
    changedTo: 'Changed before {{to}}.',
    tick: 'Tick {{name}}, {{kind}} on {{cluster}}',
    tickHead: 'Ticked',
    ticked: {
      label: 'Ticked installations',
      number: '{{number}} ticked:',
      compare: 'Compare images',
      clear: 'Clear',
    },
    compare: {
      title: 'Images side by side',
      region: 'Images of the ticked installations',
      result: 'Result',
      same: 'the same',
      missing: 'not ticked on this cluster, or not installed there',
      close: 'Close',
    },
    group: {
      label: 'Group',
      none: 'none',
      cluster: 'Cluster',
      provider: 'Provider',
      noProvider: 'No provider in the catalog',
    },
    columns: {
      button: 'Columns',
      title: 'Columns of the list',
      description:
        'Health and name are always there. What there is no room for is left out.',
      reset: 'As at first',
      done: 'Done',
    },
    export: 'Export CSV',
    exported: {
      asOf: 'As of',
      confirmed: 'Confirmed',
      yes: 'yes',
      no: 'no',
    },
    pending: {
      moved_one: '{{count}} row moved',
      moved_other: '{{count}} rows moved',
      added: '{{number}} new',
      removed: '{{number}} gone or no longer matching',
      show: 'Show',
    },
  },
  clusters: {
    partial_one: '{{read}} of {{count}} cluster read.',
    partial_other: '{{read}} of {{count}} clusters read.',
    noneRead: 'No cluster can be read.',
    noneReadKept: 'No cluster can be read. You see the state of {{clock}}.',
    missingKept:
      'Installations of {{cluster}} could not be read: {{reason}} since {{clock}} ({{age}}). You see its state of {{seen}}.',
    missing:
      'Installations of {{cluster}} could not be read: {{reason}} since {{clock}} ({{age}}). Nothing of it is known.',
    missingReason:
      'Installations of {{cluster}} could not be read: {{reason}}.',
    kindForbidden:
      '{{kinds}}: no right to read them on {{cluster}} (403). Health is derived without them.',
    kindFailed:
      '{{kinds}} could not be read on {{cluster}}: {{reason}}. Health is derived without them.',
    kindNotInstalled: '{{kind}} is not installed on {{cluster}}.',
    state: {
      connecting: 'the first list is not there yet',
      unreachable: 'no answer',
      unauthorized: 'the credentials are refused',
      misconfigured: 'the configuration of this cluster is wrong',
      stale: 'no news',
    },
    tryAgain: 'Try again',
    lost: '{{cluster}} can no longer be read',
    back: '{{cluster}} can be read again',
  },
} as const;
