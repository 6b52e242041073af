/**
 * German for texts of the forms that update and remove a PlatformService, of how
 * a change is delivered, and of what leads to these forms.
 *
 * @internal
 */
export const serviceMessages = {
  service: {
    cluster: {
      gitops:
        '{{cluster}} wird durch GitOps beliefert: das Manifest in dessen Repository ändern.',
      mayNotDelete:
        'Kein Recht, von {{cluster}} zu entfernen. Nötig: openmcp.platform-service.delete.',
      noneToDelete:
        'Kein Cluster mit dem Recht zu entfernen. Nötig: openmcp.platform-service.delete.',
    },
    picker: {
      label: 'PlatformService',
      loading: 'PlatformServices werden geladen',
      search: 'PlatformServices suchen',
      hidden: '{{hidden}} von {{total}} durch die Suche verborgen',
      none: 'Auf {{cluster}} ist kein PlatformService installiert.',
      notKnown:
        'Was auf {{cluster}} installiert ist, ist nicht bekannt: er wurde nie gelesen.',
      notThere: 'Auf {{cluster}} gibt es keinen PlatformService {{name}}.',
      operatorsOwn:
        'Der openmcp-operator legt {{name}} selbst an; es kann nicht gewählt werden.',
      required: 'Einen PlatformService wählen.',
      forbidden:
        'Kein Recht, Installationen zu sehen. Nötig: openmcp.installation.read.',
      problem:
        'PlatformServices konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      notChecked:
        'Ob es diesen PlatformService gibt, konnte nicht geprüft werden: {{reason}}.',
    },
    removal: {
      headline: 'Würde {{name}} von {{cluster}} entfernen.',
      goingAlready: '{{name}} wird schon von {{cluster}} entfernt.',
      toolIsNot:
        'Den PlatformService zu entfernen entfernt nicht, was er installiert hat.',
      goes: 'Geht',
      stays: 'Bleibt zurück',
      isOther:
        'Dies ist ein anderes Objekt als das gezeigte: jenes ist fort, und ein neues trägt seinen Namen. "Erneut prüfen" drücken und es ansehen.',
      refused:
        '{{name}} würde nicht von {{cluster}} entfernt. Nichts wurde geändert.',
    },
    update: {
      current: 'Jetzt {{value}}.',
      currentKept: 'Jetzt {{value}}. Das bleibt.',
      stays: 'bleibt, wie es ist.',
      loading: 'Es wird gelesen, was jetzt gesetzt ist',
      problem:
        'Was jetzt gesetzt ist, konnte nicht gelesen werden: {{reason}}.',
      replicas: 'Replicas',
      replicasWrong: 'Eine ganze Zahl ab 1 ist nötig.',
      logLevel: 'Log-Stufe',
      pullSecrets: 'Pull-Secrets',
      pullSecretsKept: '{{names}}: behalten.',
      noPullSecrets: 'Keine.',
      kept: 'behalten',
      keptValue: 'Wert von {{name}}: behalten, nicht gezeigt',
      replace: 'Ersetzen',
      replaceNamed: 'Den Wert von {{name}} ersetzen',
      keep: 'Den alten Wert behalten',
      keepNamed: 'Den alten Wert von {{name}} behalten',
    },
    delivery: {
      label: 'Auslieferung',
      direct: 'Auf {{cluster}} wird direkt geschrieben.',
      gitops:
        '{{cluster}} wird durch GitOps beliefert: dies öffnet einen Pull-Request. Das Repository und den Ordner nennen, aus dem der Bootstrapper zusätzliche Manifeste nimmt.',
      chooseCluster: 'Zuerst wählen: Cluster.',
      wrong:
        'Wie {{cluster}} Änderungen annimmt, hat sich geändert: es noch einmal ansehen.',
      notChecked:
        'Wie dieser Cluster Änderungen annimmt, konnte nicht geprüft werden: {{reason}}.',
      problem:
        'Wie dieser Cluster Änderungen annimmt, konnte nicht gelesen werden: {{reason}}.',
    },
    actions: {
      label: 'Diesen PlatformService ändern',
      update: 'Aktualisieren',
      remove: 'Entfernen',
      operatorsOwn:
        'Der openmcp-operator legt {{name}} selbst an; es kann hier nicht geändert werden.',
      terminating: '{{name}} wird schon entfernt.',
      pullRequest:
        '{{cluster}} wird durch GitOps beliefert: beide Formulare öffnen einen Pull Request.',
      notRead: 'Ob es erlaubt ist, konnte nicht gelesen werden: {{reason}}.',
      noTemplates: 'Dieses Portal hat keine Software-Vorlagen.',
      clusterNotSeen: 'Die Rechte auf {{cluster}} sind nicht zu sehen.',
    },
  },
} as const;
