/**
 * German for words for outcomes and verdicts, and for what stands around the
 * results of rules.
 *
 * @internal
 */
export const eligibilityMessages = {
  outcome: {
    ok: 'OK',
    warning: 'Warnung',
    'needs-configuration': 'Braucht Konfiguration',
    unknown: 'Unbekannt',
    blocked: 'Blockiert',
    would: {
      ok: 'Wäre OK',
      warning: 'Hätte eine Warnung',
      'needs-configuration': 'Bräuchte Konfiguration',
      unknown: 'Unbekannt',
      blocked: 'Wäre blockiert',
    },
    wouldSpoken: {
      ok: 'wäre OK',
      warning: 'hätte eine Warnung',
      'needs-configuration': 'bräuchte Konfiguration',
      unknown: 'unbekannt',
      blocked: 'wäre blockiert',
    },
    tooltip: {
      ok: 'nichts spricht dagegen',
      warning: 'möglich, mit etwas, das man vorher wissen sollte',
      'needs-configuration': 'möglich, sobald etwas eingerichtet ist',
      unknown: 'nicht angegeben',
      blocked: 'so nicht möglich',
    },
    notConfirmed: 'nicht bestätigt',
  },
  verdict: {
    today: 'Heute',
    todayHint: 'Image wie veröffentlicht',
    withPlatformMode: 'Mit Plattform-Modus',
    withPlatformModeHint: 'hätte es ihn',
    withPlatformModeReleasedHint: 'seit {{version}}',
    toolAnotherWay: 'Werkzeug auf anderem Weg',
    bothViews: 'Beide Sichten',
    spoken: 'Heute: {{today}}. Mit Plattform-Modus: {{withPlatformMode}}.',
  },
  rules: {
    rule: 'Regel',
    answer: 'Antwort',
    notChecked: 'nicht gegen einen Cluster geprüft',
    byCluster: 'durch {{cluster}}',
    evidence: 'Beleg',
    evidenceObject: '{{kind}} {{name}}',
    evidenceAsOf: 'Stand von vor {{age}}',
    remedy: 'Abhilfe, {{by}}',
    by: {
      'provider-developer': 'Provider-Entwicklung',
      'platform-owner': 'Plattform-Verantwortliche',
      landscape: 'Landschaft',
    },
  },
  hypothetical: {
    mark: 'angenommen',
    tooltip: 'Dieses Image ist nicht veröffentlicht.',
    tooltipStandsFor:
      'Dieses Image ist nicht veröffentlicht. Es steht für {{name}}.',
  },
} as const;
