/**
 * German for texts of cards, tab and link on the pages of catalog entities.
 *
 * @internal
 */
export const entityMessages = {
  entity: {
    tab: 'openMCP',
    iconLink: 'openMCP-Status',
    title: {
      provider: 'openMCP-Provider',
      tool: 'openMCP-Werkzeug',
      installation: 'openMCP-Installation',
      cluster: 'Plattform-Cluster von openMCP',
      system: 'openMCP-Installationen',
    },
    loading: {
      provider: 'Die Urteile werden geladen',
      installation: 'Der Stand wird geladen',
      cluster: 'Der Stand des Clusters wird geladen',
      system: 'Installationen werden geladen',
    },
    forbidden: {
      cluster:
        'Kein Recht, diesen Cluster zu sehen. Nötig: openmcp.cluster.read.',
    },
    notFound: {
      provider:
        'openMCP kennt {{name}} noch nicht, oder das Recht, es zu sehen, fehlt. Neue Einträge sind innerhalb einer Minute bekannt.',
      installation: 'Kein {{kind}} {{name}} auf {{cluster}}.',
      cluster: 'Kein Plattform-Cluster {{name}} ist sichtbar.',
    },
    problem: {
      verdict:
        'Die Urteile konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      verdictKept:
        'Die Urteile konnten nicht erneut gelesen werden: {{reason}} seit {{clock}}. Zu sehen sind die von {{seen}}.',
      installation:
        '{{name}} konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
      installationKept:
        '{{name}} konnte nicht erneut gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist der Stand von {{seen}}.',
      cluster:
        '{{name}} konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
      clusterKept:
        '{{name}} konnte nicht erneut gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist der Stand von {{seen}}.',
      system:
        'Installationen von {{name}} konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      systemKept:
        'Installationen von {{name}} konnten nicht erneut gelesen werden: {{reason}} seit {{clock}}. Zu sehen ist ihr Stand von {{seen}}.',
      systemParts:
        'Welche Provider zu {{name}} gehören, konnte nicht gelesen werden: {{reason}} seit {{clock}}.',
      runsOn: 'Wo es läuft, konnte nicht gelesen werden: {{reason}}.',
      runsOnForbidden:
        'Wo es läuft, wird nicht gezeigt. Nötig: openmcp.installation.read.',
    },
    annotation: {
      image:
        'openmcp.cloud/image hinzufügen, um zu sehen, wo dieser Provider läuft: das Repository seines Images, ohne Tag.',
      installation:
        'Diese Annotationen hinzufügen, um den Stand dieser Installation zu sehen.',
      yaml: 'Annotationen für {{name}}',
      copy: 'Kopieren',
      copied: 'Kopiert',
      value: {
        image: '<Registry>/<Repository>',
        cluster: '<Name des Plattform-Clusters>',
        kind: '<ClusterProvider, PlatformService oder ServiceProvider>',
        name: '<Name des Objekts>',
      },
    },
    provider: {
      findings_one: 'spec.openmcp hat {{count}} Fehler: {{first}}',
      findings_other: 'spec.openmcp hat {{count}} Fehler, der erste: {{first}}',
      findingsEffect:
        'Was davon nicht gelesen werden kann, zählt als nicht angegeben. Alles davon steht im Tab openMCP.',
      finding: '{{path}}: {{message}}',
      fine: 'Nichts spricht dagegen.',
      fineWould: 'Nichts spräche dagegen.',
      changes_one: '{{count}} Punkt muss sich ändern',
      changes_other: '{{count}} Punkte müssen sich ändern',
      changesNone: 'Nichts muss sich ändern',
      runsOn_one: 'Läuft auf {{count}} Cluster',
      runsOn_other: 'Läuft auf {{count}} Clustern',
      runsNowhere: 'Läuft auf keinem sichtbaren Cluster',
      runsUnknown: 'Wo es läuft, ist nicht bekannt: kein Cluster wurde gelesen',
      unread_one: '{{count}} Cluster nicht gelesen',
      unread_other: '{{count}} Cluster nicht gelesen',
    },
    installation: {
      since: 'seit {{clock}} ({{age}})',
      details: 'Details',
      timeline: 'Verlauf',
      deleted:
        '{{name}} wurde um {{clock}} gelöscht. Zu sehen ist der letzte Stand.',
      calm: '{{ready}} von {{wanted}} bereit',
      simulated: 'Ein Simulator meldet den Zustand der Pods.',
    },
    cluster: {
      since: 'seit {{clock}}',
      reason: 'Grund: {{reason}}.',
      counts: 'Installationen nach Zustand',
      total_one: '{{count, number}} Installation',
      total_other: '{{count, number}} Installationen',
      none: 'Nichts ist darauf installiert',
      notRead: 'Seine Installationen wurden nie gelesen',
      show: 'Installationen zeigen',
      problem: 'Seine Installationen konnten nicht gelesen werden: {{reason}}.',
      forbidden:
        'Seine Installationen werden nicht gezeigt. Nötig: openmcp.installation.read.',
    },
    system: {
      summary_one: '{{installations}} auf {{count}} Cluster',
      summary_other: '{{installations}} auf {{count}} Clustern',
      installations_one: '{{count, number}} Installation',
      installations_other: '{{count, number}} Installationen',
      none: 'Kein Provider von {{name}} läuft auf einem sichtbaren Cluster.',
      list: 'Installationen, die schlimmsten zuerst',
      all: 'Alle {{number}}',
    },
    line: {
      where: 'auf {{cluster}}',
    },
  },
} as const;
