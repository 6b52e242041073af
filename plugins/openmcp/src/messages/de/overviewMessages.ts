/**
 * German for texts of the overview of all platform clusters.
 *
 * @internal
 */
export const overviewMessages = {
  overview: {
    documentTitle: 'Überblick - openMCP',
    documentTitleAttention: '{{number}}: Aufmerksamkeit nötig - openMCP',
    loading: 'openMCP',
    counted_one: 'Installation',
    counted_other: 'Installationen',
    sentence: {
      attention_one: '{{count, number}} Installation braucht Aufmerksamkeit.',
      attention_other:
        '{{count, number}} Installationen brauchen Aufmerksamkeit.',
      allUp_one: '{{count, number}} Installation: Pods oben.',
      allUp_other: 'Alle {{count, number}} Installationen: Pods oben.',
      calm: 'Keine Installation braucht Aufmerksamkeit. {{up}} von {{total}}: Pods oben.',
      calmKnown:
        'Von keiner Installation ist bekannt, dass sie Aufmerksamkeit braucht.',
      empty: 'Auf den sichtbaren Clustern ist nichts installiert.',
      emptyKnown: 'Es ist keine Installation bekannt.',
    },
    run: {
      label: 'Einen PlatformService betreiben',
      noRight:
        'Kein Cluster mit dem Recht zu schreiben. Nötig: openmcp.platform-service.apply.',
      noTemplates: 'Dieses Portal hat keine Software-Templates.',
    },
    connect: {
      title: 'Wie ein Cluster verbunden wird',
      description:
        'Das gehört in app-config.yaml des Portals. Der Pfad ist der, den das Backend sieht.',
      region: 'Konfiguration eines Clusters',
      copy: 'Kopieren',
      copied: 'Kopiert',
    },
    attention: {
      title: 'Braucht zuerst Aufmerksamkeit',
      list: 'Was Aufmerksamkeit braucht, das Schlimmste zuerst',
      all: 'Alles, was Aufmerksamkeit braucht ({{number}})',
      none: 'Nichts braucht Aufmerksamkeit.',
      noneKnown: 'Von nichts ist bekannt, dass es Aufmerksamkeit braucht.',
      where: '{{kind}}, {{cluster}}',
      loading: 'Was Aufmerksamkeit braucht, wird geladen',
      kept: 'Was Aufmerksamkeit braucht, konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist der Stand von {{seen}}.',
      missing:
        'Was Aufmerksamkeit braucht, konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    },
    start: {
      title: 'Hier anfangen',
      ownOnly: 'Hier läuft noch nichts außer den eigenen Diensten von openMCP.',
      nothing: 'Hier läuft noch nichts.',
      providers: 'Was kann hier laufen?',
    },
    clusters: {
      title: 'Cluster',
      list: 'Cluster, zuerst die, die einen Blick brauchen',
      none: 'Kein Cluster ist sichtbar.',
      count_one: '{{count, number}} Installation',
      count_other: '{{count, number}} Installationen',
      countUnknown: 'nicht gelesen',
      countLink: '{{text}} auf {{cluster}}',
      details: 'Details',
      detailsOf: 'Details zu {{cluster}}',
      since: '{{reason}}, seit {{clock}}',
      kindForbidden: '{{kinds}}: kein Recht, sie zu lesen',
      kindFailed: '{{kinds}}: {{reason}}',
      forbidden: 'Kein Recht, Cluster zu sehen. Nötig: openmcp.cluster.read.',
      loading: 'Cluster werden geladen',
      kept: 'Cluster konnten nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist ihr Stand von {{seen}}.',
      missing:
        'Cluster konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      kinds: {
        table: 'Was auf {{cluster}} gelesen werden kann',
        kind: 'Art',
        state: 'Status',
        count: 'Objekte',
        asOf: 'Stand von',
        neededForRules: 'nur für die Regeln',
        connecting: 'noch nicht aufgelistet',
        readable: 'gelesen',
        'not-installed': 'nicht installiert',
        forbidden: 'kein Recht zu lesen',
        failed: 'konnte nicht gelesen werden',
      },
      may: {
        label: 'Hier erlaubt:',
        none: 'nur lesen',
        apply: 'anwenden',
        delete: 'entfernen',
        override: 'den Plattform-Modus erklären',
        force: 'Felder anderer übernehmen',
        hostPath: 'Pfade von Knoten einhängen',
        command: 'eigene Befehle setzen',
      },
    },
    changes: {
      title: 'Was sich geändert hat',
      list: 'Änderungen, die neueste zuerst',
      period: 'Zeit',
      lastHour: 'Letzte Stunde',
      lastDay: 'Letzte 24 h',
      around: 'Um {{clock}} herum',
      aroundTime: 'Um eine Zeit herum...',
      aroundTitle: 'Was sich um eine Zeit herum geändert hat',
      aroundField: 'Zeit',
      aroundDescription:
        'Eine Uhrzeit wie 03:00: die letzte, die vergangen ist. Oder eine ganze Zeitangabe wie {{example}}.',
      aroundWrong: 'Keine vergangene Zeit wie 03:00.',
      aroundShow: 'Änderungen zeigen',
      aroundRange: 'Von {{from}} bis {{to}}.',
      cancel: 'Abbrechen',
      none: 'In dieser Zeit ist keine Änderung bekannt.',
      noneFrom: 'Die Aufzeichnung beginnt {{clock}}.',
      all: 'Alle Änderungen in dieser Zeit ({{number}})',
      more: '{{shown}} von {{total}} Änderungen. Andere zeigt eine kürzere Zeit.',
      gap: 'keine Daten',
      gapPartial: 'teilweise gelesen',
      gapUnknown: 'Änderungen in dieser Zeit sind nicht bekannt',
      gapPartlyUnknown: 'nicht alle Änderungen in dieser Zeit sind bekannt',
      imageFrom: '{{before}} zu {{after}}',
      forbidden:
        'Kein Recht, zu sehen, was sich geändert hat. Nötig: openmcp.installation.read.',
      loading: 'Was sich geändert hat, wird geladen',
      kept: 'Was sich geändert hat, konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen sind die Änderungen von {{seen}}.',
      missing:
        'Was sich geändert hat, konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    },
    problem: {
      kept: 'Die Zusammenfassung konnte nicht neu gelesen werden: {{reason}} seit {{clock}}. Zu sehen sind die Zahlen von {{seen}}.',
      missing:
        'Die Zusammenfassung konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    },
  },
} as const;
