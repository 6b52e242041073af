/**
 * German for sentences for loading, missing rights and failures.
 *
 * @internal
 */
export const stateMessages = {
  loading: {
    installations: 'Installationen werden geladen',
    installation: '{{name}} wird geladen',
    providers: 'Provider werden geladen',
    provider: '{{name}} wird geladen',
    comparison: 'Der Vergleich wird geladen',
    dependencies: 'Abhängigkeiten werden geladen',
    slow: 'Das Backend des Portals hat seit 10 s nicht geantwortet.',
    tryAgain: 'Erneut versuchen',
  },
  forbidden: {
    pages: 'Kein Recht, openMCP zu sehen. Nötig: openmcp.provider.read.',
    installations:
      'Kein Recht, Installationen zu sehen. Nötig: openmcp.installation.read.',
    installation:
      'Kein Recht, diese Installation zu sehen. Nötig: openmcp.installation.read.',
    providers: 'Kein Recht, Provider zu sehen. Nötig: openmcp.provider.read.',
    notChecked:
      'Ob das Recht da ist, diese Seiten zu sehen, konnte nicht geprüft werden: {{reason}}.',
  },
  problem: {
    'signed-out': 'die Anmeldung besteht nicht mehr',
    forbidden: 'das Recht dazu fehlt',
    'not-found': 'das Backend des Portals kennt es nicht',
    status: 'das Backend des Portals antwortet mit {{status}}',
    timeout: 'das Backend des Portals hat 15 s lang nicht geantwortet',
    unexpected:
      'das Backend des Portals antwortet auf eine Weise, die diese Seite nicht versteht',
    unreachable: 'das Backend des Portals ist nicht erreichbar',
    installationsKept:
      'Installationen konnten nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist ihr Stand von {{seen}}.',
    installationsMissing:
      'Installationen konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
    installationKept:
      '{{name}} konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist der Stand von {{seen}}.',
    installationMissing:
      '{{name}} konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    providersKept:
      'Provider konnten nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist die Liste von {{seen}}.',
    providersMissing:
      'Provider konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
    providerKept:
      '{{name}} konnte nicht erneut geprüft werden: {{reason}} seit {{clock}}. Zu sehen ist das Urteil von {{seen}}.',
    providerMissing:
      '{{name}} konnte nicht geprüft werden: {{reason}} seit {{clock}}.',
    providerOnCluster:
      '{{name}} konnte nicht gegen {{cluster}} geprüft werden: {{reason}} seit {{clock}}. Zu sehen ist das Urteil ohne Cluster.',
    comparisonKept:
      'Der Vergleich konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen sind die Ergebnisse von {{seen}}.',
    comparisonMissing:
      'Der Vergleich konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    dependenciesKept:
      'Der Graph konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist der von {{seen}}.',
    dependenciesKeptOn:
      'Der Graph von {{cluster}} konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist der von {{seen}}.',
    dependenciesMissing:
      'Der Graph konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    dependenciesMissingOn:
      'Der Graph von {{cluster}} konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    noSuchCluster: 'Kein Cluster {{cluster}}.',
    tryAgain: 'Erneut versuchen',
    signIn: 'Anmelden',
  },
  unknownAddress: {
    message: 'Unter dieser Adresse gibt es keine Seite.',
    all: 'Alle Installationen',
    allProviders: 'Alle Provider',
    overview: 'Überblick',
  },
  boundary: {
    message:
      'Diese Karte konnte nicht gezeigt werden. Der Rest der Seite ist nicht betroffen.',
    showAgain: 'Erneut zeigen',
    copyDetails: 'Details kopieren',
    copied: 'Details kopiert',
  },
} as const;
