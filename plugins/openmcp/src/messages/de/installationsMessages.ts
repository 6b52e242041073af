/**
 * German for texts of the list of installations.
 *
 * @internal
 */
export const installationsMessages = {
  installations: {
    title: 'Was wo läuft',
    documentTitle: 'Installationen - openMCP',
    skipToList: 'Zur Liste springen',
    table: 'Installationen, {{number}} Zeilen',
    total_one: '{{count, number}} Installation',
    total_other: '{{count, number}} Installationen',
    totalLastSeen: '{{total}}, davon {{number}} zuletzt gesehen {{clock}}',
    truncated: '{{shown}} von {{total}} werden gezeigt. Die Liste eingrenzen.',
    empty: 'Auf den sichtbaren Clustern ist nichts installiert.',
    emptyNotRead:
      'Es ist keine Installation bekannt: noch wurde kein Cluster gelesen.',
    noClusters:
      'Kein Plattform-Cluster ist verbunden. Einen unter openmcp.clusters hinzufügen.',
    nothingMatches_one:
      'Keine Installation passt. 1 ist durch {{filters}} verborgen.',
    nothingMatches_other:
      'Keine Installation passt. {{count, number}} sind durch {{filters}} verborgen.',
    nothingAsked: 'Keine Installation passt zu diesen Filtern.',
    announced_one: '{{count, number}} Installation',
    announced_other: '{{count, number}} Installationen',
    link: '{{name}}, {{kind}} auf {{cluster}}',
    column: {
      health: 'Zustand (Pods)',
      name: 'Name',
      kind: 'Art',
      cluster: 'Cluster',
      provider: 'Provider',
      image: 'Image',
      pods: 'Pods bereit',
      restarts: 'Neustarts',
      generation: 'Generation',
      created: 'Angelegt',
      since: 'Seit',
      reason: 'Grund',
    },
    filter: {
      searchPlaceholder: 'Name, Image, Grund suchen',
      health: 'Zustand',
      cluster: 'Cluster',
      kind: 'Art',
      provider: 'Provider',
      providersNotRead: 'Provider konnten nicht gelesen werden: {{reason}}.',
      show: 'Installationen zeigen',
    },
    counts: {
      label: 'Installationen nach Zustand',
      link_one: '{{health}}, {{count, number}} Installation',
      link_other: '{{health}}, {{count, number}} Installationen',
      linkNone: '{{health}}, keine',
      chosen: '{{link}}, gewählt',
      none: 'keine',
    },
    narrowed: 'Nur, wonach gefragt wurde: {{parts}}.',
    narrowedProvider: 'Provider {{name}}',
    narrowedImage: 'Image {{name}}',
    changedBetween: 'Geändert von {{from}} bis {{to}}.',
    changedFrom: 'Geändert seit {{from}}.',
    changedTo: 'Geändert vor {{to}}.',
    tick: '{{name}}, {{kind}} auf {{cluster}} ankreuzen',
    tickHead: 'Angekreuzt',
    ticked: {
      label: 'Angekreuzte Installationen',
      number: '{{number}} angekreuzt:',
      compare: 'Images vergleichen',
      clear: 'Aufheben',
    },
    compare: {
      title: 'Images nebeneinander',
      region: 'Images der angekreuzten Installationen',
      result: 'Ergebnis',
      same: 'gleich',
      missing:
        'auf diesem Cluster nicht angekreuzt oder dort nicht installiert',
      close: 'Schließen',
    },
    group: {
      label: 'Gruppe',
      none: 'keine',
      cluster: 'Cluster',
      provider: 'Provider',
      noProvider: 'Kein Provider im Katalog',
    },
    columns: {
      button: 'Spalten',
      title: 'Spalten der Liste',
      description:
        'Zustand und Name sind immer da. Wofür kein Platz ist, wird weggelassen.',
      reset: 'Wie zu Anfang',
      done: 'Fertig',
    },
    export: 'CSV exportieren',
    exported: {
      asOf: 'Stand von',
      confirmed: 'Bestätigt',
      yes: 'ja',
      no: 'nein',
    },
    pending: {
      moved_one: '{{count}} Zeile verschoben',
      moved_other: '{{count}} Zeilen verschoben',
      added: '{{number}} neu',
      removed: '{{number}} nicht mehr da oder nicht mehr passend',
      show: 'Zeigen',
    },
  },
  clusters: {
    partial_one: '{{read}} von {{count}} Cluster gelesen.',
    partial_other: '{{read}} von {{count}} Clustern gelesen.',
    noneRead: 'Kein Cluster kann gelesen werden.',
    noneReadKept:
      'Kein Cluster kann gelesen werden. Zu sehen ist der Stand von {{clock}}.',
    missingKept:
      'Installationen von {{cluster}} konnten nicht gelesen werden: {{reason}} seit {{clock}} ({{age}}). Zu sehen ist der Stand von {{seen}}.',
    missing:
      'Installationen von {{cluster}} konnten nicht gelesen werden: {{reason}} seit {{clock}} ({{age}}). Nichts davon ist bekannt.',
    missingReason:
      'Installationen von {{cluster}} konnten nicht gelesen werden: {{reason}}.',
    kindForbidden:
      '{{kinds}}: kein Recht, sie auf {{cluster}} zu lesen (403). Der Zustand ist ohne sie ermittelt.',
    kindFailed:
      '{{kinds}} konnten auf {{cluster}} nicht gelesen werden: {{reason}}. Der Zustand ist ohne sie ermittelt.',
    kindNotInstalled: '{{kind}} ist auf {{cluster}} nicht installiert.',
    state: {
      connecting: 'die erste Liste ist noch nicht da',
      unreachable: 'keine Antwort',
      unauthorized: 'die Zugangsdaten werden abgelehnt',
      misconfigured: 'die Konfiguration dieses Clusters ist falsch',
      stale: 'nichts Neues',
    },
    tryAgain: 'Erneut versuchen',
    lost: '{{cluster}} kann nicht mehr gelesen werden',
    back: '{{cluster}} kann wieder gelesen werden',
  },
} as const;
