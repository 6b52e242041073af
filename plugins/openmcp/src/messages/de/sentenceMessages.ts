/**
 * German for sentences about the state of installations, without full stop.
 *
 * @internal
 */
export const sentenceMessages = {
  sentence: {
    stop: '{{sentence}}.',
    said: '{{sentence}}: "{{text}}"',
    whole: {
      healthy: '{{ready}} von {{wanted}} bereit',
      healthyReported: 'Der Operator meldet es als bereit',
      reconciliationOff:
        'Das Abgleichen ist abgeschaltet (operation: {{operation}})',
      jobSuspended: 'Der Init-Job {{job}} ist angehalten',
      scaledToZero: 'Auf null skaliert',
      deploymentPaused: 'Die Ausrollung von Deployment {{deployment}} ruht',
      neverReported: 'Der Operator hat noch nichts gemeldet',
      generationBehind:
        'Änderung {{wanted}} hat der Operator noch nicht gesehen ({{observed}})',
      generationBehindCondition:
        'Änderung {{wanted}} hat der Operator noch nicht gesehen ({{condition}} gilt Änderung {{observed}})',
      initCreationFailed: 'Der Init-Job konnte nicht angelegt werden',
      initFailed_one: 'Der Init-Job ist einmal gescheitert',
      initFailed_other: 'Der Init-Job ist {{count}}-mal gescheitert',
      initFailedExit_one:
        'Der Init-Job ist einmal gescheitert; der letzte Pod endete mit Exit {{exitCode}}',
      initFailedExit_other:
        'Der Init-Job ist {{count}}-mal gescheitert; der letzte Pod endete mit Exit {{exitCode}}',
      initFailedReason_one:
        'Der Init-Job ist einmal gescheitert; letzter Fehler {{reason}}',
      initFailedReason_other:
        'Der Init-Job ist {{count}}-mal gescheitert; letzter Fehler {{reason}}',
      initStarted: 'Der Init-Job hat begonnen und ist noch nicht zu Ende',
      initPending: 'Der Init-Job hat noch nicht begonnen',
      imagePullFailed: 'Image kann nicht geholt werden: {{image}}',
      initImagePullFailed:
        'Init blockiert: Image kann nicht geholt werden: {{image}}',
      containerConfigurationFailed:
        'Die Container von Pod {{pod}} können nicht angelegt werden ({{reason}})',
      initContainerConfigurationFailed:
        'Init blockiert: die Container von Pod {{pod}} können nicht angelegt werden ({{reason}})',
      podUnschedulable: 'Kein Knoten nimmt Pod {{pod}}',
      initPodUnschedulable: 'Init blockiert: kein Knoten nimmt Pod {{pod}}',
      crashLoop_one: 'CrashLoopBackOff in {{container}}, {{count}} Neustart',
      crashLoop_other: 'CrashLoopBackOff in {{container}}, {{count}} Neustarts',
      crashLoopExit_one:
        'CrashLoopBackOff in {{container}}, {{count}} Neustart, letzter Exit {{exitCode}}',
      crashLoopExit_other:
        'CrashLoopBackOff in {{container}}, {{count}} Neustarts, letzter Exit {{exitCode}}',
      containerFailed:
        'Container {{container}} von Pod {{pod}} endete mit Exit {{exitCode}}',
      containerRestarted_one:
        'Container {{container}} wurde gerade neu gestartet ({{count}} Neustart)',
      containerRestarted_other:
        'Container {{container}} wurde gerade neu gestartet ({{count}} Neustarts)',
      installationFailed: 'Der Operator konnte es nicht installieren',
      installationPending:
        'Der Operator ist mit der Installation noch nicht fertig',
      providerNotReady: 'Der Operator meldet Ready als {{status}}',
      providerNotReadyReason:
        'Der Operator meldet Ready als {{status}} ({{reason}})',
      deploymentMissing:
        'Deployment {{deployment}} nicht gefunden, obwohl der Operator Ready meldet',
      deploymentNotAvailable: '{{ready}} von {{wanted}} bereit',
      deploymentNotAvailableReason:
        '{{ready}} von {{wanted}} bereit ({{reason}})',
      podsStarting: '{{ready}} von {{wanted}} bereit, die anderen starten',
      rolloutProgressing: '{{updated}} von {{wanted}} haben die neue Version',
      oldVersionServing:
        'Die alte Version bedient noch: {{ready}} von {{wanted}} Pods bereit',
      oldVersionServingVersion:
        'Die alte Version bedient noch: {{ready}} von {{wanted}} Pods von {{version}} bereit',
      unknownPhase:
        'Der Operator meldet eine Phase, die hier nicht bekannt ist',
    },
    short: {
      terminating: 'Wird seit {{age}} gelöscht, wartet auf: {{finalizers}}',
      terminatingNothing: 'Wird seit {{age}} gelöscht',
      initCreationFailed: 'Init-Job konnte nicht angelegt werden',
      initFailed_one: 'Init-Job einmal gescheitert',
      initFailed_other: 'Init-Job {{count}}-mal gescheitert',
      initFailedLast: '{{sentence}}, zuletzt: {{reason}}',
      initFailedSaid: '{{sentence}}, zuletzt: "{{text}}"',
      initStarted: 'Init-Job hat begonnen',
      initPending: 'Init-Job hat noch nicht begonnen',
      podUnschedulable: 'Kein Knoten nimmt den Pod',
      initPodUnschedulable: 'Init blockiert: kein Knoten nimmt den Pod',
      containerConfigurationFailed: 'Init blockiert: {{reason}}',
      containerFailed: '{{container}} endete mit Exit {{exitCode}}',
      containerRestarted: '{{container}} wurde gerade neu gestartet',
      uninstallFailed: '{{sentence}}; Deinstallation gescheitert',
      installationFailed: 'Installation gescheitert',
      installationPending: 'Installation noch nicht fertig',
      providerNotReady: 'Nicht bereit',
      deploymentMissing: 'Deployment {{deployment}} nicht gefunden',
      podsStarting: '{{ready}} von {{wanted}} bereit, startet',
      unknownPhase: 'Phase "{{phase}}"',
    },
  },
} as const;
