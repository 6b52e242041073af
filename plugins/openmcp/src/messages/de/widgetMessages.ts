/**
 * German for texts of the widget for home pages.
 *
 * @internal
 */
export const widgetMessages = {
  widget: {
    title: 'openMCP',
    description:
      'Installationen auf Plattform-Clustern, die Aufmerksamkeit brauchen',
    settings: {
      title: 'openMCP-Einstellungen',
      clusters: 'Cluster nach Namen; alle, wenn keiner genannt ist',
      cluster: 'Cluster',
      onlyOwned: 'Nur, was meinen Gruppen gehört',
      rows: 'Zeilen',
    },
    loading: 'Was Aufmerksamkeit braucht, wird geladen',
    list: 'Braucht Aufmerksamkeit, das Schlimmste zuerst',
    attention_one: '{{count}} braucht Aufmerksamkeit.',
    attention_other: '{{count}} brauchen Aufmerksamkeit.',
    allUp_one: 'Die einzige Installation: Pods oben.',
    allUp_other: 'Alle {{count, number}}: Pods oben.',
    calm: 'Nichts braucht Aufmerksamkeit. {{up}} von {{total}}: Pods oben.',
    calmKnown: 'Nichts von dem, was gelesen wurde, braucht Aufmerksamkeit.',
    empty: 'Nichts ist installiert.',
    noClusters: 'Kein Plattform-Cluster ist sichtbar.',
    notOwned: 'Den eigenen Gruppen gehört kein Provider.',
    forbidden:
      'Kein Recht, Installationen zu sehen. Nötig: openmcp.installation.read.',
    missing: 'openMCP konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
    kept: 'openMCP konnte seit {{clock}} nicht gelesen werden: {{reason}}. Zuletzt bekannt: {{sentence}}',
    all: 'Alles, was Aufmerksamkeit braucht ({{number}})',
    open: 'openMCP öffnen',
  },
} as const;
