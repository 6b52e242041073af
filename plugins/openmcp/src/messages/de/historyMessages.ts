/**
 * German for texts about what was before: changes, gaps, and what others changed
 * since the portal applied it.
 *
 * @internal
 */
export const historyMessages = {
  history: {
    title: 'Verlauf',
    list: 'Änderungen von {{name}}, die neueste zuerst',
    empty:
      'Seit dem Beginn der Aufzeichnung ist keine Änderung von {{name}} bekannt.',
    begins: 'Die Aufzeichnung beginnt {{clock}} (30 Tage aufbewahrt).',
    older: 'Ältere Änderungen sind hier nicht aufgeführt.',
    notReadable:
      'Der Verlauf von {{name}} konnte nicht gelesen werden: die Datenbank des Portals antwortet nicht. Zu sehen ist, was noch nicht darin steht.',
    atMoment: 'Um {{clock}}: {{health}}.',
    atMomentUnknown: 'Um {{clock}}: nicht bekannt.',
    nextAt: '{{clock}}: {{what}}.',
    afterImage: 'nach dem Wechsel des Images von {{before}} zu {{after}}',
    copyLink: 'Link zu diesem Zeitpunkt kopieren',
    linkCopied: 'Link kopiert',
    near: 'Änderungen innerhalb von 15 Minuten davon sind markiert.',
    created: 'Angelegt',
    deleted: 'Gelöscht',
    health: '{{before}} zu {{after}}',
    firstReady: 'zum ersten Mal bereit, {{age}} nach dem Anlegen',
    imageWanted: 'Gewünschtes Image',
    imageRunning: 'Laufendes Image',
    imageBefore: 'vorher',
    kindsGone: 'Nicht mehr angemeldet: {{kinds}}',
    kindsAdded: 'Angemeldet: {{kinds}}',
    initAttempt: 'Init-Versuch {{number}} gescheitert',
    initAttempts: 'Init-Versuche {{first}} bis {{last}} gescheitert',
    exit: 'Exit {{code}}',
    restarts_one: '{{count}} Neustart von {{container}}',
    restarts_other: '{{count}} Neustarts von {{container}}',
    lastExit: 'zuletzt Exit {{code}}',
    ofPod: 'Pod {{pod}}',
    span: '{{from}} - {{to}}',
    spanOpen: 'seit {{from}}',
    gap: 'Keine Daten: {{cluster}}, {{reason}}. Änderungen in dieser Zeit sind nicht bekannt.',
    gapPartial:
      'Teilweise gelesen: {{cluster}}, {{reason}}. Nicht alle Änderungen in dieser Zeit sind bekannt.',
    portalDown: 'das Portal hat ihn nicht gelesen',
  },
  drift: {
    title: 'Was andere geändert haben',
    none: 'Nichts, seit das Portal es um {{clock}} angewandt hat.',
    drifted: 'Seit das Portal es um {{clock}} angewandt hat:',
    notApplied: 'Dieses Objekt hat nicht das Portal angewandt.',
    unknown:
      'Konnte nicht mit dem verglichen werden, was das Portal um {{clock}} angewandt hat.',
    unknownAtAll:
      'Was das Portal zuletzt angewandt hat, konnte nicht gelesen werden.',
    field: 'Feld',
    change: 'Änderung',
    before: 'Wie angewandt',
    after: 'Jetzt',
    added: 'hinzugefügt',
    changed: 'geändert',
    removed: 'entfernt',
    valueNotKept: 'Wert nicht aufbewahrt',
  },
} as const;
