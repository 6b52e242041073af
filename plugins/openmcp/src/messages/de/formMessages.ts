/**
 * German for texts of the fields of the form that runs a provider as a
 * PlatformService.
 *
 * @internal
 */
export const formMessages = {
  form: {
    why: 'Warum',
    whyOf: 'Warum: Urteile zu {{name}}',
    checking: 'Wird geprüft',
    checkAgain: 'Erneut prüfen',
    use: '{{text}} benutzen',
    missing: 'Zuerst wählen: {{fields}}.',
    missingFields: {
      provider: 'Provider',
      cluster: 'Cluster',
      name: 'Name',
      image: 'Image',
    },
    provider: {
      label: 'Provider',
      loading: 'Provider werden geladen',
      search: 'Provider suchen',
      searchPlaceholder: 'Name, Image, Werkzeug suchen',
      cannotBeChosen: 'nicht wählbar',
      noImage: 'Es gibt kein Image, das laufen könnte.',
      required: 'Einen Provider wählen.',
      refused: '{{name}} kann nicht gewählt werden. {{reason}}',
      unknown: 'Es ist kein Provider {{provider}} zu sehen.',
      hidden: '{{hidden}} von {{total}} durch die Suche verborgen',
      clear: 'Aufheben',
      empty:
        'Im Katalog ist kein Provider beschrieben. Die von openMCP kommen mit einer Zeile Konfiguration.',
      forbidden: 'Kein Recht, Provider zu sehen. Nötig: openmcp.provider.read.',
      problem:
        'Provider konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      notChecked:
        'Ob dieser Provider gewählt werden darf, konnte nicht geprüft werden: {{reason}}.',
    },
    cluster: {
      label: 'Plattform-Cluster',
      loading: 'Cluster werden geladen',
      placeholder: 'Cluster suchen',
      direct: 'wird direkt angewandt',
      gitops: 'GitOps: öffnet einen Pull-Request',
      notInstalled: 'hier nicht installiert',
      installed: '{{name}} {{tag}} ist installiert',
      installedWithoutTag: '{{name}} ist installiert',
      installedNotKnown: 'was hier installiert ist, ist nicht bekannt',
      prepareSince:
        '{{reason}} seit {{clock}}: vorbereiten ist möglich, anwenden nicht',
      prepare: '{{reason}}: vorbereiten ist möglich, anwenden nicht',
      mayNot:
        'Kein Recht, auf {{cluster}} anzuwenden. Nötig: openmcp.platform-service.apply.',
      none: 'Kein Cluster mit dem Recht zu schreiben. Nötig: openmcp.platform-service.apply.',
      required: 'Einen Plattform-Cluster wählen.',
      unknown: 'Es ist kein Cluster {{cluster}} zu sehen.',
      forbidden: 'Kein Recht, Cluster zu sehen. Nötig: openmcp.cluster.read.',
      problem:
        'Cluster konnten nicht gelesen werden: {{reason}} seit {{clock}}.',
      notChecked:
        'Ob auf diesen Cluster angewandt werden darf, konnte nicht geprüft werden: {{reason}}.',
    },
    name: {
      label: 'Name',
      required: 'Ein Name ist nötig.',
      characters: '{{length}} von {{most}} Zeichen',
      free: 'frei auf {{cluster}}',
      exists: '{{name}} gibt es auf {{cluster}}: es wird aktualisiert.',
      open: '{{name}} auf {{cluster}} öffnen',
      sharesSecret:
        '{{kind}} {{name}} benutzt dasselbe Secret für Webhooks: einen anderen Namen wählen.',
      notChecked:
        'Ob dieser Name frei ist, konnte nicht geprüft werden: {{reason}}.',
      notKnown:
        'Ob er auf {{cluster}} frei ist, ist nicht bekannt: {{reason}}.',
      clusterNotRead: '{{cluster}} konnte nicht gelesen werden',
      operatorsOwn:
        'Der openmcp-operator legt {{name}} selbst an: einen anderen Namen wählen.',
    },
    image: {
      label: 'Image',
      required: 'Ein Image ist nötig.',
      placeholder: 'registry/repository:tag',
      known: 'das Image von {{provider}}',
      useProposal: 'Das Image von {{provider}} benutzen',
      notChecked:
        'Ob dieses Image erlaubt ist, konnte nicht geprüft werden: {{reason}}.',
      other: '{{image}} gehört zu {{provider}}, und {{chosen}} ist gewählt.',
      notOf: '{{image}} gehört nicht zu {{chosen}}. Dessen Image ist {{own}}.',
    },
    environment: {
      label: 'Umgebung',
      secrets: 'Secrets: ein Volume einhängen, nie einen Wert eintragen.',
      empty: 'Keine Variablen.',
      nameLabel: 'Name der Variable {{number}}',
      valueLabel: 'Wert der Variable {{number}}',
      add: 'Variable hinzufügen',
      remove: 'Variable {{number}} entfernen',
      removeNamed: '{{name}} entfernen',
      problem: {
        required: 'Variable {{number}}: ein Name ist nötig.',
        duplicate: '{{name}} ist zweimal da.',
      },
    },
    mode: {
      label: 'Plattform-Modus: wie wird er diesem Image gesagt?',
      what: 'Im Plattform-Modus bringt ein Image seine CRDs und Pods auf den Plattform-Cluster und braucht keinen anderen Cluster. Das muss ihm gesagt werden.',
      loading: 'Es wird geprüft, ob der Plattform-Modus erklärt werden muss',
      notNeeded: 'Für {{image}} muss nichts erklärt werden.',
      kept: 'Nichts muss noch einmal erklärt werden: was zu {{image}} erklärt wurde, ist aufgezeichnet und bleibt.',
      blockedToday:
        'Heute ist dieses Image Blockiert: seine CRDs kämen nicht auf den Plattform-Cluster.',
      blockedBecause: 'Heute ist dieses Image Blockiert. {{reason}}',
      unknown:
        'Was dieses Image tut, ist Unbekannt. Wer erklärt, wie es ihm gesagt wird, steht dafür ein.',
      refused:
        'Es zu erklären hilft nicht: auch mit Plattform-Modus bleibt dieses Image blockiert. {{reason}}',
      via: {
        label: 'Gesagt durch',
        flag: 'Flag',
        env: 'Umgebungsvariable',
        config: 'Konfigurationsobjekt',
      },
      flag: 'Flag',
      flagHint: 'Wird hinter beide Befehle geschrieben.',
      variableName: 'Name der Variable',
      variableValue: 'Wert der Variable',
      configHint:
        'Dafür wird nichts geschrieben: das Konfigurationsobjekt entsteht an anderer Stelle.',
      tick: 'Ich erkläre, dass {{image}} seine CRDs und Pods auf den Plattform-Cluster bringt, wenn es ihm so gesagt wird. Niemand hat es geprüft. Mein Name, die Zeit und dieser Text werden aufgezeichnet.',
      mayNot:
        'Kein Recht, dies auf {{cluster}} zu erklären. Nötig: openmcp.platform-service.override.',
      required:
        'Erklären, wie {{image}} gesagt wird, den Plattform-Modus zu benutzen. Ohne die Erklärung ist es Blockiert.',
      requiredUnknown:
        'Erklären, wie {{image}} gesagt wird, den Plattform-Modus zu benutzen. Ohne die Erklärung ist es nicht erlaubt.',
      problem:
        'Ob der Plattform-Modus erklärt werden muss, konnte nicht geprüft werden: {{reason}}.',
    },
    preview: {
      label: 'Vorschau auf {{cluster}}',
      loading: '{{cluster}} wird gefragt, was sich ändern würde',
      created: 'Würde 1 Objekt anlegen und sonst nichts ändern.',
      configured_one: 'Würde {{count}} Feld ändern.',
      configured_other: 'Würde {{count}} Felder ändern.',
      unchanged: 'Nichts zu tun: {{cluster}} hat schon genau das.',
      clusterAdmin: 'Hinweis: sein Pod läuft als cluster-admin.',
      gitops: 'Öffnet einen Pull-Request; nichts wird direkt angewandt.',
      checked: 'vor {{age}}',
      tabs: {
        label: 'Was geschrieben würde',
        manifest: 'Manifest',
        diff: 'Diff ({{number}})',
        configuration: '{{kind}}',
      },
      manifest: 'Manifest von {{name}}',
      diff: 'Änderungen von {{name}}',
      noDiff: 'Kein Feld ändert sich.',
      masked: 'Wert nicht gezeigt',
      change: {
        added: 'hinzugefügt',
        changed: 'geändert',
        removed: 'entfernt',
      },
      remains: 'Bleibt danach',
      warnings: 'Vorher zu wissen',
      rules: 'Regeln, die dagegen sprechen',
      notChecked: 'Nicht gegen {{cluster}} geprüft: {{reason}}.',
      refused:
        '{{name}} würde nicht auf {{cluster}} geschrieben. Nichts wurde geändert.',
      owned:
        '{{field}} gehört {{owner}}. Das Feld hier weglassen oder dort freigeben lassen.',
      said: '{{field}}: {{message}}',
      notThere: 'Es ist nicht mehr da, also gibt es nichts zu aktualisieren.',
      changedMeanwhile:
        '{{field}} {{message}}. "Erneut prüfen" drücken und es noch einmal ansehen.',
    },
    traits: {
      label: 'Was die Regeln zu diesen Angaben sagen',
      loading: 'Die Regeln werden gefragt',
      nothing:
        'Noch ist nichts angegeben. Was nicht angegeben ist, gilt als unbekannt.',
      findings: 'Der Katalog würde diese Angaben nicht annehmen:',
      undeclared_one:
        '{{count}} Regel kann nicht beantwortet werden. Nicht angegeben: {{traits}}.',
      undeclared_other:
        '{{count}} Regeln können nicht beantwortet werden. Nicht angegeben: {{traits}}.',
      allDeclared: 'Jede Regel kann beantwortet werden.',
      rules: 'Was dagegen spricht, mit Plattform-Modus',
      problem:
        'Die Regeln konnten nicht gefragt werden: {{reason}} seit {{clock}}.',
    },
    further: {
      label: 'Weitere Einstellungen',
      none: 'Volumes, Pull-Secrets und was wenige brauchen.',
      set_one: '{{count}} ist gesetzt.',
      set_other: '{{count}} sind gesetzt.',
      setPart: 'Setzen',
      setNamed: 'Setzen: {{part}}',
      unset: 'Zurücknehmen',
      unsetNamed: 'Zurücknehmen: {{part}}',
      keep: 'Behalten, was da ist',
      keepNamed: 'Behalten, was da ist: {{part}}',
      kept: 'Bleibt: {{what}}.',
      keptAsIs: 'Bleibt, wie es ist.',
      nothing: 'nichts',
      leftOut:
        'Eigene Befehle, Verzeichnisse von Knoten und das Übernehmen von Feldern kommen nie mit einer Adresse; sie wurden weggelassen.',
      problem: '{{field}}: {{message}}',
      pullSecrets: {
        title: 'Pull-Secrets',
        none: 'Das Image wird ohne Secrets geholt.',
        names: 'Namen von Secrets',
        hint: 'Im Namespace des Operators, durch Kommas getrennt.',
      },
      volumes: {
        title: 'Volumes',
        none: 'Keine weiteren Volumes. Secrets kommen nur auf diesem Weg in den Pod.',
        instead: 'Diese Volumes ersetzen: {{what}}.',
        add: 'Volume hinzufügen',
        remove: 'Volume {{number}} entfernen',
        number: 'Volume {{number}}',
        source: 'Inhalt von',
        secret: 'Secret',
        configMap: 'ConfigMap',
        emptyDir: 'Leeres Verzeichnis',
        hostPath: 'Verzeichnis des Knotens',
        reference: 'Name',
        path: 'Pfad auf dem Knoten',
        mountPath: 'Eingehängt unter',
        readOnly: 'Nur lesen',
      },
      spread: {
        title: 'Auf Knoten verteilen',
        none: 'Der Cluster verteilt die Pods nach eigenem Ermessen.',
        key: 'Label der Knoten',
        skew: 'Größter Unterschied',
        otherwise: 'Wo das nicht geht',
        ScheduleAnyway: 'Trotzdem zuteilen',
        DoNotSchedule: 'Warten lassen',
      },
      metrics: {
        title: 'Metriken',
        usual: 'Unter /metrics, Port 8080.',
        off: 'Keine Metriken anbieten',
        path: 'Pfad',
        port: 'Port',
      },
      commands: {
        title: 'Eigene Befehle',
        none: 'Die Befehle des Images: init und run.',
        note: 'Der Operator hängt seine eigenen Argumente dahinter an. Ein erklärtes Flag kommt zuletzt.',
        initCommand: 'Befehl des Init-Jobs',
        runCommand: 'Befehl des Providers',
        hint: 'Ein Wort je Zeile. Leer: {{command}}.',
      },
      force: {
        title: 'Felder anderer Besitzer',
        tick: 'Felder übernehmen, die anderen gehören',
        note: 'Ohne dies wird ein Konflikt abgewiesen und nennt Feld und Besitzer. Damit kann deren nächste Änderung in Konflikt geraten.',
      },
    },
    configuration: {
      label: 'Konfigurationsobjekt',
      loading: 'Es wird nachgesehen, ob ein Konfigurationsobjekt nötig ist',
      problem:
        'Ob ein Konfigurationsobjekt nötig ist, konnte nicht gelesen werden: {{reason}}.',
      none: 'Von keinem Konfigurationsobjekt ist bekannt, dass es nötig ist.',
      needed: '{{kind}} {{name}} muss es geben, bevor {{step}}.',
      optional: '{{kind}} {{name}} wird gelesen, wo es das gibt.',
      step: {
        init: 'der Init-Job läuft',
        run: 'der Provider startet',
        reconcile: 'der Provider seine Arbeit tut',
      },
      notWritten:
        'Dieses Formular schreibt es nicht auf den Cluster: wer dort schreiben darf, wendet es an.',
      inRepository:
        'Es wird neben das Manifest geschrieben, sobald es ausgefüllt ist.',
      gaps: 'Auszufüllen: {{fields}}.',
      write: 'Neben das Manifest schreiben',
      text: 'YAML von {{kind}} {{name}}',
      complete: 'Darin fehlt nichts.',
      leftOut:
        'Es wird nicht geschrieben, solange dies nicht ausgefüllt ist: {{fields}}.',
      line: 'Zeile {{line}}: {{message}}',
      reset: 'Zurück zum Entwurf',
      notRead: 'Ob es ein Konfigurationsobjekt braucht, ist nicht bekannt.',
    },
  },
} as const;
