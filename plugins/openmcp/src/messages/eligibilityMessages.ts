/**
 * Words for outcomes and verdicts, and what stands around the results of rules,
 * in English.
 *
 * @internal
 */
export const eligibilityMessages = {
  outcome: {
    ok: 'OK',
    warning: 'Warning',
    'needs-configuration': 'Needs configuration',
    unknown: 'Unknown',
    blocked: 'Blocked',
    would: {
      ok: 'Would be OK',
      warning: 'Would have a warning',
      'needs-configuration': 'Would need configuration',
      unknown: 'Unknown',
      blocked: 'Would be blocked',
    },
    wouldSpoken: {
      ok: 'would be OK',
      warning: 'would have a warning',
      'needs-configuration': 'would need configuration',
      unknown: 'unknown',
      blocked: 'would be blocked',
    },
    tooltip: {
      ok: 'nothing stands against it',
      warning: 'possible, with something to know before',
      'needs-configuration': 'possible once something is set up',
      unknown: 'not declared',
      blocked: 'not possible as it is',
    },
    notConfirmed: 'not confirmed',
  },
  verdict: {
    today: 'Today',
    todayHint: 'image as released',
    withPlatformMode: 'With platform mode',
    withPlatformModeHint: 'if it had it',
    withPlatformModeReleasedHint: 'since {{version}}',
    toolAnotherWay: 'Tool another way',
    bothViews: 'Both views',
    spoken: 'Today: {{today}}. With platform mode: {{withPlatformMode}}.',
  },
  rules: {
    rule: 'Rule',
    answer: 'Answer',
    notChecked: 'not checked against a cluster',
    byCluster: 'by {{cluster}}',
    evidence: 'Evidence',
    evidenceObject: '{{kind}} {{name}}',
    evidenceAsOf: 'as of {{age}} ago',
    remedy: 'Remedy, {{by}}',
    by: {
      'provider-developer': 'provider developer',
      'platform-owner': 'platform owner',
      landscape: 'landscape',
    },
  },
  hypothetical: {
    mark: 'hypothetical',
    tooltip: 'This image is not published.',
    tooltipStandsFor: 'This image is not published. It stands for {{name}}.',
  },
} as const;
