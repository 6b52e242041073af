/**
 * German for texts of the page about what must be there first.
 *
 * @internal
 */
export const dependenciesMessages = {
  dependencies: {
    title: 'Was muss vorher da sein?',
    documentTitle: 'Abhängigkeiten - openMCP',
    landscape: 'Landschaft',
    anyLandscape: 'beliebig, wie openMCP meist ausgeliefert wird',
    focus: 'Fokus',
    focusAll: 'alle',
    focusSearch: 'Name suchen',
    soft: 'Weich',
    softHint: 'was nur in manchen Installationen nötig ist',
    view: { label: 'Ansicht', graph: 'Graph', list: 'Liste' },
    skipToList: 'Als Liste zeigen',
    copyOrder: 'Reihenfolge der Installation kopieren',
    orderCopied: 'Reihenfolge kopiert',
    showing: '{{shown}} von {{total}} um {{name}} gezeigt.',
    showAll: 'Alles zeigen',
    around: 'Um {{name}}: was es braucht und wovon es direkt gebraucht wird.',
    empty: 'Kein Provider gibt an, wovon er abhängt (dependsOn, provides).',
    howToDeclare: 'Wie es angegeben wird',
    howToDeclareText:
      'In spec.openmcp.versions des Eintrags. Jeder Teil von dependsOn nennt eine Fähigkeit und wie dringend sie gebraucht wird; provides nennt, was auf den Cluster kommt:',
    softCircles_one:
      '{{count}} weiterer Kreis, den etwas öffnet, das nicht zwingend oder schon da ist',
    softCircles_other:
      '{{count}} weitere Kreise, die etwas öffnet, das nicht zwingend oder schon da ist',
    noFocus: 'Nichts namens {{name}} ist in diesem Graphen.',
    noCircle_one: 'Kein Kreis. {{count}} Welle.',
    noCircle_other: 'Kein Kreis. {{count}} Wellen.',
    assumed:
      'Angenommen: Flux liefert den openmcp-operator auf {{cluster}} aus.',
    assumedAnywhere: 'Angenommen: Flux liefert den openmcp-operator aus.',
    howToSayOtherwise: 'Wie sich anderes sagen lässt',
    sayOtherwise:
      'In der Konfiguration des Portals operatorDeliveredBy für diesen Cluster auf other setzen:',
    other:
      'Etwas anderes als Flux liefert den openmcp-operator auf {{cluster}} aus.',
    healthUnknown:
      'Der Zustand der Knoten konnte nicht gelesen werden: {{reason}}.',
    healthForbidden:
      'Kein Zustand wird gezeigt. Nötig: openmcp.installation.read.',
    clusterStale:
      '{{cluster}} kann jetzt nicht gelesen werden; der Zustand seiner Knoten ist der letzte bekannte.',
    cycle: {
      blocking:
        '{{name}} kann nicht durch einen Service laufen, den {{name}} selbst ausliefert:',
      real: '{{name}} braucht sich selbst:',
      soft: '{{name}} bräuchte sich selbst, aber etwas, das nicht zwingend oder schon da ist, öffnet den Kreis:',
      show: 'Den Kreis zeigen',
      whole: 'Wieder alles zeigen',
      why: 'Warum keine erste Installation hilft',
      whyOperator:
        'Eine erste Installation bringt {{name}} einmal dorthin, damit es später ersetzt werden kann. Hier hilft sie nicht: {{name}} liefert den openmcp-operator aus, und der openmcp-operator würde den Service betreiben, der {{name}} dorthin bringt. Wer eines von beiden anhält, nimmt weg, was das andere zurückbringt.',
      whySelf:
        'Eine erste Installation bringt {{name}} einmal dorthin, damit es später ersetzt werden kann. Hier hilft sie nicht: was der Service schreibt, führt allein {{name}} aus, also müsste {{name}} sich im Lauf selbst ersetzen.',
      path: 'Der Kreis von {{name}}, Schritt für Schritt',
      step: '{{number}}. {{from}} vor {{to}}',
      number: 'Kreis {{number}}',
    },
    wave: {
      heading: 'Welle {{number}}',
      after: 'Welle {{number}}, nach {{name}}',
      afterMore_one: 'Welle {{number}}, nach {{name}} und {{count}} weiteren',
      afterMore_other: 'Welle {{number}}, nach {{name}} und {{count}} weiteren',
      unordered: 'Teil eines Kreises oder wartet auf einen',
    },
    node: {
      kind: {
        capability: 'Werkzeug auf dem Plattform-Cluster',
        operator: 'Operator von openMCP',
        provider: 'Provider',
        deployment: 'Objekte, die ein Werkzeug mitbringen',
      },
      candidate: 'Kandidat',
      candidateTooltip:
        'Niemand betreibt es so: es ist, was das Image als PlatformService wäre.',
      seeded: 'vorher da',
      seededTooltip: 'Es ist vor dem openmcp-operator da.',
      notInstalled: 'nicht installiert',
      count: '{{ready}} von {{total}}',
      spoken: {
        wave: '{{name}}, Welle {{number}}',
        unordered: '{{name}}, in keiner Welle',
        health: '{{health}} auf {{ready}} von {{total}}',
        neededBy_one: 'gebraucht von {{count}}',
        neededBy_other: 'gebraucht von {{count}}',
        circle: 'Teil eines Kreises',
      },
    },
    edge: {
      hard: 'hart',
      soft: 'weich',
      landscape: 'durch die Landschaft',
      operator: 'durch die Arbeitsweise des Operators',
      traits: 'durch die Angaben zu {{name}}',
      traitsHidden: 'durch Angaben, die nicht zu sehen sind',
    },
    panel: {
      needsNothing: 'Braucht vorher nichts.',
      needs: 'Braucht vorher',
      neededBy: 'Gebraucht von ({{number}})',
      neededByNothing: 'Nichts hier braucht es.',
      open: '{{name}} öffnen',
      installations: 'Wo es läuft',
      focus: 'Nur zeigen, was darum herum ist',
      close: 'Schließen',
    },
    list: {
      needs: 'braucht {{names}}',
      needsNothing: 'braucht vorher nichts',
      neededBy: 'gebraucht von {{names}}',
      soft: '{{name}} (weich)',
    },
    graph: {
      label: 'Graph der Abhängigkeiten, {{number}} Knoten',
      help: 'Pfeiltasten: rechts und links folgen einer Kante, auf und ab bleiben in der Welle. Enter öffnet, Escape schließt, Plus und Minus zoomen, 0 zeigt alles.',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      fit: 'Ganz zeigen',
      legendHard: 'hart: nötig',
      legendSoft: 'weich: nicht zwingend',
      legendCircle: 'nummeriert, dick: der Kreis',
      loading: 'Der Graph wird geladen',
    },
    order: {
      title: 'Reihenfolge der Installation auf {{cluster}}',
      titleAnywhere: 'Reihenfolge der Installation',
      unordered:
        'Ohne Reihenfolge, Teil eines Kreises oder wartet auf einen: {{names}}',
    },
  },
} as const;
