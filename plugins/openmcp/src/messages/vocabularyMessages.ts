/**
 * Words for states, marks and times, in English.
 *
 * @internal
 */
export const vocabularyMessages = {
  health: {
    label: 'Health',
    chip: 'Health: {{word}}',
    Healthy: 'Healthy',
    Progressing: 'Progressing',
    Degraded: 'Degraded',
    Suspended: 'Suspended',
    Terminating: 'Terminating',
    Unknown: 'Unknown',
    tooltip: {
      Healthy:
        'The pods are up. Whether the tool does its work is not checked.',
      Progressing: 'The pods are on their way up.',
      Degraded: 'Pods or the init job need attention.',
      Suspended: 'Stopped on purpose; no pods are expected.',
      Terminating: 'Being deleted.',
      Unknown: 'Its state could not be read.',
    },
    notConfirmed: 'not confirmed',
  },
  clusterState: {
    label: 'Cluster',
    live: 'Live',
    connecting: 'Connecting',
    degraded: 'Limited',
    unreachable: 'Unreachable',
    unauthorized: 'Access refused',
    misconfigured: 'Misconfigured',
  },
  marks: {
    simulated: 'simulated',
    simulatedTooltip: 'Pods on this cluster are simulated: no container runs.',
    gitops: 'GitOps',
    gitopsTooltip: 'Changes of this cluster go through a pull request.',
    partlyRead: 'partly read',
    partlyReadTooltip:
      'A part of its objects could not be read. Health is derived without them.',
    operatorsOwn: "openMCP's own",
    operatorsOwnTooltip: 'The openmcp-operator creates this one itself.',
    stale: 'stale',
    noLongerMatches: 'no longer matches',
    gone: 'no longer there',
  },
  freshness: {
    age: 'as of {{age}} ago',
    live: 'Live, as of {{age}} ago',
    liveOldest: 'Live, as of {{age}} ago ({{source}})',
    polling: 'Updates every 15 s, as of {{age}} ago',
    pollingOldest: 'Updates every 15 s, as of {{age}} ago ({{source}})',
    stale: 'stale, as of {{clock}} ({{age}} ago)',
    asOf: 'as of {{clock}}',
    neverRead: 'never read',
  },
  time: {
    /** BCP 47 tag by which dates and numbers are written. */
    locale: 'en-GB',
    seconds: '{{value}} s',
    minutes: '{{value}} min',
    hours: '{{value}} h',
    days: '{{value}} d',
    unknown: '-',
    unknownTooltip: 'not read',
  },
  image: {
    impliedTag: 'latest (implied)',
    copy: 'Copy image reference',
    copied: 'Copied',
    unknown: '-',
  },
  filterBar: {
    search: 'Search',
    any: 'any',
    button: 'Filters',
    buttonActive: 'Filters ({{number}})',
    dialogTitle: 'Filters',
    hidden: '{{hidden}} of {{total}} hidden by {{filters}}',
    filters_one: '{{count}} filter',
    filters_other: '{{count}} filters',
    clearFilters: 'Clear filters',
    clear: 'Clear',
  },
  copy: {
    refused: 'not copied: the browser refuses it',
  },
  quote: {
    showAll: 'Show all',
    showLess: 'Show less',
  },
} as const;
