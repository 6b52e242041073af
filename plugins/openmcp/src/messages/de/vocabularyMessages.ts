/**
 * German for words for states, marks and times.
 *
 * @internal
 */
export const vocabularyMessages = {
  health: {
    label: 'Zustand',
    chip: 'Zustand: {{word}}',
    Healthy: 'Gesund',
    Progressing: 'In Arbeit',
    Degraded: 'Gestört',
    Suspended: 'Angehalten',
    Terminating: 'Wird gelöscht',
    Unknown: 'Unbekannt',
    tooltip: {
      Healthy:
        'Die Pods sind oben. Ob das Werkzeug seine Arbeit tut, wird nicht geprüft.',
      Progressing: 'Die Pods sind auf dem Weg nach oben.',
      Degraded: 'Pods oder der Init-Job brauchen Aufmerksamkeit.',
      Suspended: 'Mit Absicht angehalten; es werden keine Pods erwartet.',
      Terminating: 'Wird gerade gelöscht.',
      Unknown: 'Der Zustand konnte nicht gelesen werden.',
    },
    notConfirmed: 'nicht bestätigt',
  },
  clusterState: {
    label: 'Cluster',
    live: 'Live',
    connecting: 'Verbindet',
    degraded: 'Eingeschränkt',
    unreachable: 'Nicht erreichbar',
    unauthorized: 'Zugang verweigert',
    misconfigured: 'Falsch eingerichtet',
  },
  marks: {
    simulated: 'simuliert',
    simulatedTooltip:
      'Pods auf diesem Cluster sind simuliert: es läuft kein Container.',
    gitops: 'GitOps',
    gitopsTooltip:
      'Änderungen an diesem Cluster gehen durch einen Pull-Request.',
    partlyRead: 'teilweise gelesen',
    partlyReadTooltip:
      'Ein Teil der Objekte konnte nicht gelesen werden. Der Zustand ist ohne sie ermittelt.',
    operatorsOwn: 'Teil von openMCP',
    operatorsOwnTooltip: 'Der openmcp-operator legt dieses Objekt selbst an.',
    stale: 'veraltet',
    noLongerMatches: 'passt nicht mehr',
    gone: 'nicht mehr da',
  },
  freshness: {
    age: 'Stand von vor {{age}}',
    live: 'Live, Stand von vor {{age}}',
    liveOldest: 'Live, Stand von vor {{age}} ({{source}})',
    polling: 'Alle 15 s erneuert, Stand von vor {{age}}',
    pollingOldest: 'Alle 15 s erneuert, Stand von vor {{age}} ({{source}})',
    stale: 'veraltet, Stand von {{clock}} (vor {{age}})',
    asOf: 'Stand von {{clock}}',
    neverRead: 'nie gelesen',
  },
  time: {
    locale: 'de',
    seconds: '{{value}} s',
    minutes: '{{value}} min',
    hours: '{{value}} h',
    days: '{{value}} d',
    unknown: '-',
    unknownTooltip: 'nicht gelesen',
  },
  image: {
    impliedTag: 'latest (angenommen)',
    copy: 'Image-Referenz kopieren',
    copied: 'Kopiert',
    unknown: '-',
  },
  filterBar: {
    search: 'Suchen',
    any: 'alle',
    button: 'Filter',
    buttonActive: 'Filter ({{number}})',
    dialogTitle: 'Filter',
    hidden: '{{hidden}} von {{total}} durch {{filters}} verborgen',
    filters_one: '{{count}} Filter',
    filters_other: '{{count}} Filter',
    clearFilters: 'Filter aufheben',
    clear: 'Aufheben',
  },
  copy: {
    refused: 'nicht kopiert: der Browser verweigert es',
  },
  quote: {
    showAll: 'Alles zeigen',
    showLess: 'Weniger zeigen',
  },
} as const;
