/**
 * Texts of the page of one provider, in English.
 *
 * @internal
 */
export const providerMessages = {
  provider: {
    documentTitle: '{{name}} - openMCP',
    breadcrumbs: 'Where this is',
    allProviders: 'Providers',
    notFound: 'No provider {{name}}.',
    owner: 'owner {{owner}}',
    tool: 'tool',
    noImage: 'no image',
    trust: {
      trusted: 'traits: trusted',
      untrusted: 'traits: not from a trusted location',
      conflicting: 'traits: conflicting',
    },
    untrusted:
      'The traits of {{name}} do not come from a trusted location, so they count as not declared.',
    conflicting:
      'Several trusted entities claim this image: {{entities}}. Until one is left, its traits count as not declared.',
    findings_one: '{{count}} trait is not valid and counts as not declared:',
    findings_other: '{{count}} traits are not valid and count as not declared:',
    check: 'Check against',
    noCluster: 'no cluster',
    checking: 'Checking against {{cluster}}',
    verdict: 'Verdict',
    verdictOf: 'Verdict of {{clock}}',
    announce: '{{name}}. {{verdict}}',
    more_one: 'And {{count}} more.',
    more_other: 'And {{count}} more.',
    nothingAgainst: 'Nothing stands against it.',
    nothingWould: 'Nothing would stand against it.',
    bestRoute_one: 'One route',
    bestRoute_other: 'Best of {{count}} routes',
    route: {
      'helm-deployment': 'HelmDeployment',
      'helm-release': 'Flux HelmRelease',
      'platform-service': 'Own PlatformService',
    },
    routes: 'Routes for the tool',
    run: {
      label: 'Run as platform service',
      noImage: 'There is no image to run.',
      blocked: 'Refused with platform mode, too: {{reason}}',
      noRight:
        'No cluster you may write to. Needed: openmcp.platform-service.apply.',
      noRightOn:
        'You may not apply to {{cluster}}. Needed: openmcp.platform-service.apply.',
      noTemplates:
        'This portal has no software templates: the scaffolder is not installed.',
    },
    tabs: {
      label: 'Section',
      rules: 'Rules ({{number}})',
      changes: 'What must change ({{number}})',
      installed: 'Where it runs ({{number}})',
      manifest: 'Manifest',
      none: 'none',
    },
    showInDependencies: 'Show in Dependencies',
    otherWays: 'Other ways',
    declare: 'Declare a provider',
    manifest: {
      title: 'Manifest of {{name}}',
      noImage: 'There is no image to run, so there is no manifest.',
      notApplicable: 'Nobody writes this one: {{reason}}',
      note: 'What the form would write with its presets. It shows there what would change on a cluster.',
      noTag:
        'No release of this image is known; {{tag}} stands for the version to run.',
      copy: 'Copy manifest',
      copied: 'Copied',
      download: 'Download manifest',
      findings: 'Findings',
      noFindings: 'The checks of the form find nothing in it.',
      line: 'line {{line}}: {{finding}}',
      markedLine: 'Line {{line}} has a finding.',
    },
    groups: {
      changes: 'Platform mode would change these {{number}}',
      changesReleased: 'Platform mode changes these {{number}}',
      stays: 'Stays as it is, even then ({{number}})',
      same: 'Both views ({{number}})',
      fine: 'OK in both views ({{number}})',
    },
    noRules: 'No rule results: this entity declares no traits (spec.openmcp).',
    changes: {
      for: 'For',
      anyone: 'anyone',
      copy: 'Copy as Markdown',
      copied: 'Copied',
      none: 'Nothing must change.',
      label: 'What must change',
      tickHint: 'Ticks are not kept: the rules tell what is done.',
      nothingMatches: 'Nothing must change by this role.',
      rule: 'rule {{rule}}',
      markdownTitle:
        'What must change so that {{name}} can run as a platform service',
      markdownLine: '{{remedy}} ({{by}}, rule {{rule}})',
    },
    installed: {
      none: 'It runs on no cluster that you can see.',
      table: 'Installations of {{name}}',
      cluster: 'Cluster',
      name: 'Name',
      health: 'Health (pods)',
      image: 'Image',
      since: 'Since',
    },
  },
} as const;
