/**
 * Texts of the comparison of providers and tools, in English.
 *
 * @internal
 */
export const compareMessages = {
  compare: {
    documentTitle: 'Compare - openMCP',
    title: {
      tools_one: 'How {{count}} tool does, rule by rule',
      tools_other: 'How {{count}} tools differ, rule by rule',
      all_one: 'How {{count}} provider does, rule by rule',
      all_other: 'How {{count}} providers and tools differ, rule by rule',
      chosen_one: '{{name}}, rule by rule',
      chosen_other: 'How {{name}} differ, rule by rule',
      empty: 'Compare, rule by rule',
    },
    choose: 'Choose what to compare',
    chooseSearch: 'Search name',
    chooseNone: 'nothing chosen: the matrix',
    chosen: '{{name}} chosen',
    unchoose: 'Remove {{name}} from the comparison',
    toMatrix: 'Back to the matrix',
    tooMany: 'Compare up to {{most}}; remove one first.',
    notThere: 'Not there, or not to be seen by you: {{names}}.',
    of: {
      label: 'What the matrix shows',
      tools: 'Tools',
      all: 'All providers',
    },
    onlyDiffering: 'Only rules that differ',
    nothingDiffers:
      'No rule differs between them. All rules have the same outcomes in both views.',
    showAllRules: 'Show all rules',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    exportCsv: 'Export CSV',
    table: 'Outcomes of {{rules}} rules for {{columns}} columns',
    area: 'Matrix, scrolls sideways',
    rule: 'Rule',
    views: 'today : with mode',
    verdicts: 'Verdicts',
    image: 'Run this image as a platform service',
    host: 'Tool another way',
    changing_one: 'Platform mode would change this {{count}}',
    changing_other: 'Platform mode would change these {{count}}',
    same_one: 'The other {{count}}: the same in both views',
    same_other: 'The other {{count}}: the same in both views',
    fine_one: '{{count}} rule: OK for all',
    fine_other: '{{count}} rules: OK for all',
    differs: 'differs',
    notApplicable: 'not asked',
    short: {
      'already-there': 'already there',
      'no-other-route': 'no tool',
      'operators-own': "openMCP's own",
      'cluster-provider': 'not asked',
    },
    notRead: 'not read',
    unchecked: 'not checked against a cluster',
    checking: 'Checking against {{cluster}}',
    against: 'Check against',
    noCluster: 'no cluster',
    cell: {
      split:
        '{{rule}}, {{name}}: today {{today}}, with platform mode {{withPlatformMode}}',
      both: '{{rule}}, {{name}}: both views {{outcome}}',
      bothUnchecked:
        '{{rule}}, {{name}}: both views {{outcome}}, not checked against a cluster',
      one: '{{rule}}, {{name}}: {{outcome}}',
      none: '{{rule}}, {{name}}: not asked',
      missing: '{{rule}}, {{name}}: not read',
    },
    popover: {
      label: '{{rule}}, {{name}}',
      loading: 'Asking for the sentences',
      open: 'Show this rule of {{name}}',
      openProvider: 'Show {{name}}',
      noAnswer: 'This rule was not asked of {{name}}.',
      close: 'Close',
    },
    legend: {
      label: 'What the signs mean',
      views: 'two signs: today, with platform mode',
      unchecked: 'dashed: not checked against a cluster',
    },
    narrow: {
      choose: 'Show',
      list: 'Rules of {{name}}',
    },
    problem: {
      column:
        '{{name}} could not be checked: {{reason}}. Other columns are not affected.',
      findings_one:
        '{{name}}: {{count}} trait is not valid and counts as not declared. Other columns are not affected.',
      findings_other:
        '{{name}}: {{count}} traits are not valid and count as not declared. Other columns are not affected.',
      onCluster:
        'Nothing could be checked against {{cluster}}: {{reason}} since {{clock}}. You see the outcomes without a cluster.',
    },
    csv: {
      file: 'openmcp-comparison.csv',
      rule: 'Rule',
      question: 'Question',
      today: '{{name}}, today',
      withPlatformMode: '{{name}}, with platform mode',
      todayWhy: '{{name}}, today, why',
      withPlatformModeWhy: '{{name}}, with platform mode, why',
    },
  },
} as const;
