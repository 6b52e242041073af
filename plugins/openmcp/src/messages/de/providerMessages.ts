/**
 * German for texts of the page of one provider.
 *
 * @internal
 */
export const providerMessages = {
  provider: {
    documentTitle: '{{name}} - openMCP',
    breadcrumbs: 'Wo diese Seite liegt',
    allProviders: 'Provider',
    notFound: 'Kein Provider {{name}}.',
    owner: 'Besitzer {{owner}}',
    tool: 'Werkzeug',
    noImage: 'kein Image',
    trust: {
      trusted: 'Angaben: vertraut',
      untrusted: 'Angaben: von keinem vertrauten Ort',
      conflicting: 'Angaben: widersprüchlich',
    },
    untrusted:
      'Die Angaben zu {{name}} kommen von keinem vertrauten Ort und gelten deshalb als nicht gemacht.',
    conflicting:
      'Mehrere vertraute Einträge beanspruchen dieses Image: {{entities}}. Bis nur einer bleibt, gelten seine Angaben als nicht gemacht.',
    findings_one:
      '{{count}} Angabe ist nicht gültig und gilt als nicht gemacht:',
    findings_other:
      '{{count}} Angaben sind nicht gültig und gelten als nicht gemacht:',
    check: 'Prüfen gegen',
    noCluster: 'keinen Cluster',
    checking: 'Wird gegen {{cluster}} geprüft',
    verdict: 'Urteil',
    verdictOf: 'Urteil von {{clock}}',
    announce: '{{name}}. {{verdict}}',
    more_one: 'Und {{count}} weitere.',
    more_other: 'Und {{count}} weitere.',
    nothingAgainst: 'Nichts spricht dagegen.',
    nothingWould: 'Nichts spräche dagegen.',
    bestRoute_one: 'Ein Weg',
    bestRoute_other: 'Bester von {{count}} Wegen',
    route: {
      'helm-deployment': 'HelmDeployment',
      'helm-release': 'Flux HelmRelease',
      'platform-service': 'Eigener PlatformService',
    },
    routes: 'Wege für das Werkzeug',
    run: {
      label: 'Als PlatformService betreiben',
      noImage: 'Es gibt kein Image, das laufen könnte.',
      blocked: 'Auch mit Plattform-Modus abgewiesen: {{reason}}',
      noRight:
        'Kein Cluster mit dem Recht zu schreiben. Nötig: openmcp.platform-service.apply.',
      noRightOn:
        'Kein Recht, auf {{cluster}} anzuwenden. Nötig: openmcp.platform-service.apply.',
      noTemplates:
        'Dieses Portal hat keine Software-Vorlagen: der Scaffolder ist nicht installiert.',
    },
    tabs: {
      label: 'Bereich',
      rules: 'Regeln ({{number}})',
      changes: 'Was sich ändern muss ({{number}})',
      installed: 'Wo es läuft ({{number}})',
      manifest: 'Manifest',
      none: 'keine',
    },
    showInDependencies: 'In Abhängigkeiten zeigen',
    otherWays: 'Andere Wege',
    declare: 'Einen Provider eintragen',
    manifest: {
      title: 'Manifest von {{name}}',
      noImage:
        'Es gibt kein Image, das laufen könnte, also gibt es kein Manifest.',
      notApplicable: 'Dieses schreibt niemand: {{reason}}',
      note: 'Was das Formular mit seinen Voreinstellungen schreiben würde. Dort zeigt es, was sich auf einem Cluster ändern würde.',
      noTag:
        'Von diesem Image ist kein Release bekannt; {{tag}} steht für die Version, die laufen soll.',
      copy: 'Manifest kopieren',
      copied: 'Kopiert',
      download: 'Manifest herunterladen',
      findings: 'Befunde',
      noFindings: 'Die Prüfungen des Formulars finden nichts darin.',
      line: 'Zeile {{line}}: {{finding}}',
      markedLine: 'Zeile {{line}} hat einen Befund.',
    },
    groups: {
      changes: 'Der Plattform-Modus würde diese {{number}} ändern',
      changesReleased: 'Der Plattform-Modus ändert diese {{number}}',
      stays: 'Bleibt auch dann, wie es ist ({{number}})',
      same: 'Beide Sichten ({{number}})',
      fine: 'OK in beiden Sichten ({{number}})',
    },
    noRules:
      'Keine Ergebnisse von Regeln: dieser Eintrag macht keine Angaben (spec.openmcp).',
    changes: {
      for: 'Für',
      anyone: 'alle',
      copy: 'Als Markdown kopieren',
      copied: 'Kopiert',
      none: 'Nichts muss sich ändern.',
      label: 'Was sich ändern muss',
      tickHint:
        'Häkchen werden nicht aufbewahrt: die Regeln sagen, was getan ist.',
      nothingMatches: 'Diese Rolle muss nichts ändern.',
      rule: 'Regel {{rule}}',
      markdownTitle:
        'Was sich ändern muss, damit {{name}} als PlatformService laufen kann',
      markdownLine: '{{remedy}} ({{by}}, Regel {{rule}})',
    },
    installed: {
      none: 'Es läuft auf keinem Cluster, der zu sehen ist.',
      table: 'Installationen von {{name}}',
      cluster: 'Cluster',
      name: 'Name',
      health: 'Zustand (Pods)',
      image: 'Image',
      since: 'Seit',
    },
  },
} as const;
