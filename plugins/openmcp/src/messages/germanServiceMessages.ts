/**
 * The texts of `serviceMessages` in German.
 *
 * @internal
 */
export const germanServiceMessages = {
  service: {
    cluster: {
      gitops:
        '{{cluster}} wird über GitOps beliefert: Ändern Sie das Manifest in dessen Repository.',
      mayNotDelete:
        'Sie dürfen von {{cluster}} nichts entfernen. Nötig: openmcp.platform-service.delete.',
      noneToDelete:
        'Kein Cluster, von dem Sie etwas entfernen dürfen. Nötig: openmcp.platform-service.delete.',
    },
    picker: {
      label: 'Plattformdienst',
      loading: 'Plattformdienste werden geladen',
      search: 'Plattformdienste suchen',
      hidden: '{{hidden}} von {{total}} durch die Suche ausgeblendet',
      none: 'Auf {{cluster}} ist kein Plattformdienst installiert.',
      notKnown:
        'Was auf {{cluster}} installiert ist, ist nicht bekannt: Der Cluster wurde noch nie gelesen.',
      notThere: 'Auf {{cluster}} gibt es keinen Plattformdienst {{name}}.',
      operatorsOwn:
        '{{name}} legt der openmcp-operator selbst an und kann nicht gewählt werden.',
      required: 'Wählen Sie einen Plattformdienst.',
      forbidden:
        'Sie dürfen Installationen nicht sehen. Nötig: openmcp.installation.read.',
      problem:
        'Die Plattformdienste konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      notChecked:
        'Ob es diesen Plattformdienst gibt, konnte nicht geprüft werden: {{reason}}.',
    },
    removal: {
      headline: 'Würde {{name}} von {{cluster}} entfernen.',
      goingAlready: '{{name}} wird bereits von {{cluster}} entfernt.',
      toolIsNot:
        'Was der Plattformdienst installiert hat, wird nicht mit ihm entfernt.',
      goes: 'Geht',
      stays: 'Bleibt zurück',
      refused:
        '{{name}} würde nicht von {{cluster}} entfernt. Nichts wurde geändert.',
    },
    update: {
      notThere:
        'Auf {{cluster}} gibt es kein {{name}} zum Aktualisieren. Es würde angelegt.',
      lost: '{{field}} würde sich auch ändern, und dieses Formular kann es nicht behalten. Aktualisieren Sie dort, wo es geschrieben wurde.',
      current: 'Jetzt {{value}}.',
      loading: 'Jetzige Werte werden gelesen',
      problem: 'Die jetzigen Werte konnten nicht gelesen werden: {{reason}}.',
      notRead: 'Zuerst muss gelesen werden, was jetzt gesetzt ist.',
      replicas: 'Replikate',
      replicasWrong: 'Eine ganze Zahl ab 1 ist nötig.',
      logLevel: 'Protokollstufe',
      pullSecrets: 'Pull-Secrets',
      pullSecretsKept: '{{names}}: bleibt.',
      noPullSecrets: 'Keine.',
      kept: 'bleibt',
      keptValue: 'Wert von {{name}}: bleibt, wird nicht gezeigt',
      replace: 'Ersetzen',
      replaceNamed: 'Den Wert von {{name}} ersetzen',
      keep: 'Alten Wert behalten',
      keepNamed: 'Den alten Wert von {{name}} behalten',
    },
    delivery: {
      label: 'Auslieferung',
      direct: '{{cluster}} wird direkt beschrieben.',
      gitops:
        '{{cluster}} wird über GitOps beliefert: Ein Pull Request wird geöffnet. Nennen Sie das Repository und den Ordner, aus dem der Bootstrapper zusätzliche Manifeste nimmt.',
      chooseCluster: 'Zuerst wählen: Cluster.',
      wrong:
        'Wie {{cluster}} Änderungen annimmt, hat sich geändert: Sehen Sie es sich noch einmal an.',
      notChecked:
        'Wie dieser Cluster Änderungen annimmt, konnte nicht geprüft werden: {{reason}}.',
      problem:
        'Wie dieser Cluster Änderungen annimmt, konnte nicht gelesen werden: {{reason}}.',
    },
    actions: {
      label: 'Diesen Plattformdienst ändern',
      update: 'Aktualisieren',
      remove: 'Entfernen',
      operatorsOwn:
        '{{name}} legt der openmcp-operator selbst an und kann hier nicht geändert werden.',
      terminating: '{{name}} wird bereits entfernt.',
      notRead: 'Ob Sie es dürfen, konnte nicht gelesen werden: {{reason}}.',
      noTemplates: 'Dieses Portal hat keine Softwarevorlagen.',
      clusterNotSeen: 'Sie dürfen die Rechte auf {{cluster}} nicht sehen.',
    },
  },
} as const;
