/**
 * German for texts of the comparison of providers and tools.
 *
 * @internal
 */
export const compareMessages = {
  compare: {
    documentTitle: 'Vergleich - openMCP',
    title: {
      tools_one: 'Wie {{count}} Werkzeug abschneidet, Regel für Regel',
      tools_other:
        'Wie sich {{count}} Werkzeuge unterscheiden, Regel für Regel',
      all_one: 'Wie {{count}} Provider abschneidet, Regel für Regel',
      all_other:
        'Wie sich {{count}} Provider und Werkzeuge unterscheiden, Regel für Regel',
      chosen_one: '{{name}}, Regel für Regel',
      chosen_other: 'Wie sich {{name}} unterscheiden, Regel für Regel',
      empty: 'Vergleich, Regel für Regel',
    },
    choose: 'Wählen, was verglichen wird',
    chooseSearch: 'Name suchen',
    chooseNone: 'nichts gewählt: die Matrix',
    chosen: '{{name}} gewählt',
    unchoose: '{{name}} aus dem Vergleich nehmen',
    toMatrix: 'Zurück zur Matrix',
    tooMany: 'Höchstens {{most}} sind vergleichbar; zuerst eines entfernen.',
    notThere: 'Nicht da oder nicht sichtbar: {{names}}.',
    of: {
      label: 'Was die Matrix zeigt',
      tools: 'Werkzeuge',
      all: 'Alle Provider',
    },
    onlyDiffering: 'Nur Regeln, die sich unterscheiden',
    nothingDiffers:
      'Keine Regel unterscheidet sich zwischen ihnen. Alle Regeln haben in beiden Sichten dieselben Ergebnisse.',
    showAllRules: 'Alle Regeln zeigen',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    exportCsv: 'CSV exportieren',
    table: 'Ergebnisse von {{rules}} Regeln für {{columns}} Spalten',
    area: 'Matrix, seitlich zu scrollen',
    rule: 'Regel',
    views: 'heute : mit Modus',
    verdicts: 'Urteile',
    image: 'Dieses Image als PlatformService betreiben',
    host: 'Werkzeug auf anderem Weg',
    changing_one: 'Der Plattform-Modus würde diese {{count}} ändern',
    changing_other: 'Der Plattform-Modus würde diese {{count}} ändern',
    same_one: 'Übrige {{count}}: in beiden Sichten gleich',
    same_other: 'Übrige {{count}}: in beiden Sichten gleich',
    fine_one: '{{count}} Regel: OK für alle',
    fine_other: '{{count}} Regeln: OK für alle',
    differs: 'weicht ab',
    notApplicable: 'nicht gefragt',
    short: {
      'already-there': 'schon da',
      'no-other-route': 'kein Werkzeug',
      'operators-own': 'Teil von openMCP',
      'cluster-provider': 'nicht gefragt',
    },
    notRead: 'nicht gelesen',
    unchecked: 'nicht gegen einen Cluster geprüft',
    checking: 'Wird gegen {{cluster}} geprüft',
    against: 'Prüfen gegen',
    noCluster: 'keinen Cluster',
    cell: {
      split:
        '{{rule}}, {{name}}: heute {{today}}, mit Plattform-Modus {{withPlatformMode}}',
      both: '{{rule}}, {{name}}: beide Sichten {{outcome}}',
      bothUnchecked:
        '{{rule}}, {{name}}: beide Sichten {{outcome}}, nicht gegen einen Cluster geprüft',
      one: '{{rule}}, {{name}}: {{outcome}}',
      none: '{{rule}}, {{name}}: nicht gefragt',
      missing: '{{rule}}, {{name}}: nicht gelesen',
    },
    popover: {
      label: '{{rule}}, {{name}}',
      loading: 'Die Sätze werden erfragt',
      open: 'Diese Regel bei {{name}} zeigen',
      openProvider: '{{name}} zeigen',
      noAnswer: 'Diese Regel wurde bei {{name}} nicht gefragt.',
      close: 'Schließen',
    },
    legend: {
      label: 'Was die Zeichen bedeuten',
      views: 'zwei Zeichen: heute, mit Plattform-Modus',
      unchecked: 'gestrichelt: nicht gegen einen Cluster geprüft',
    },
    narrow: {
      choose: 'Zeigen',
      list: 'Regeln von {{name}}',
    },
    problem: {
      column:
        '{{name}} konnte nicht geprüft werden: {{reason}}. Andere Spalten sind nicht betroffen.',
      findings_one:
        '{{name}}: {{count}} Angabe ist nicht gültig und zählt als nicht angegeben. Andere Spalten sind nicht betroffen.',
      findings_other:
        '{{name}}: {{count}} Angaben sind nicht gültig und zählen als nicht angegeben. Andere Spalten sind nicht betroffen.',
      onCluster:
        'Nichts konnte gegen {{cluster}} geprüft werden: {{reason}} seit {{clock}}. Zu sehen sind die Ergebnisse ohne Cluster.',
    },
    csv: {
      file: 'openmcp-vergleich.csv',
      rule: 'Regel',
      question: 'Frage',
      today: '{{name}}, heute',
      withPlatformMode: '{{name}}, mit Plattform-Modus',
      todayWhy: '{{name}}, heute, warum',
      withPlatformModeWhy: '{{name}}, mit Plattform-Modus, warum',
    },
  },
} as const;
