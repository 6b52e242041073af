/**
 * Sentences about the state of installations, without full stop, in English.
 * `whole` says everything, `short` fits into a cell of a table.
 *
 * @internal
 */
export const sentenceMessages = {
  sentence: {
    stop: '{{sentence}}.',
    said: '{{sentence}}: "{{text}}"',
    whole: {
      healthy: '{{ready}} of {{wanted}} ready',
      healthyReported: 'The operator reports it as ready',
      reconciliationOff:
        'Reconciliation is switched off (operation: {{operation}})',
      jobSuspended: 'The init job {{job}} is suspended',
      scaledToZero: 'Scaled to zero',
      deploymentPaused: 'The rollout of Deployment {{deployment}} is paused',
      neverReported: 'The operator has not reported yet',
      generationBehind:
        'Change {{wanted}} not yet seen by the operator ({{observed}})',
      generationBehindCondition:
        'Change {{wanted}} not yet seen by the operator ({{condition}} is of change {{observed}})',
      initCreationFailed: 'The init job could not be created',
      initFailed_one: 'The init job failed once',
      initFailed_other: 'The init job failed {{count}} times',
      initFailedExit_one:
        'The init job failed once; the last pod ended with exit {{exitCode}}',
      initFailedExit_other:
        'The init job failed {{count}} times; the last pod ended with exit {{exitCode}}',
      initFailedReason_one: 'The init job failed once; last error {{reason}}',
      initFailedReason_other:
        'The init job failed {{count}} times; last error {{reason}}',
      initStarted: 'The init job has started and has not ended yet',
      initPending: 'The init job has not started yet',
      imagePullFailed: 'Image cannot be pulled: {{image}}',
      initImagePullFailed: 'Init blocked: image cannot be pulled: {{image}}',
      containerConfigurationFailed:
        'The containers of Pod {{pod}} cannot be created ({{reason}})',
      initContainerConfigurationFailed:
        'Init blocked: the containers of Pod {{pod}} cannot be created ({{reason}})',
      podUnschedulable: 'No node takes Pod {{pod}}',
      initPodUnschedulable: 'Init blocked: no node takes Pod {{pod}}',
      crashLoop_one: 'CrashLoopBackOff in {{container}}, {{count}} restart',
      crashLoop_other: 'CrashLoopBackOff in {{container}}, {{count}} restarts',
      crashLoopExit_one:
        'CrashLoopBackOff in {{container}}, {{count}} restart, last exit {{exitCode}}',
      crashLoopExit_other:
        'CrashLoopBackOff in {{container}}, {{count}} restarts, last exit {{exitCode}}',
      containerFailed:
        'Container {{container}} of Pod {{pod}} ended with exit {{exitCode}}',
      containerRestarted_one:
        'Container {{container}} was restarted a moment ago ({{count}} restart)',
      containerRestarted_other:
        'Container {{container}} was restarted a moment ago ({{count}} restarts)',
      installationFailed: 'The operator could not install it',
      installationPending: 'The operator has not finished the installation yet',
      providerNotReady: 'The operator reports Ready as {{status}}',
      providerNotReadyReason:
        'The operator reports Ready as {{status}} ({{reason}})',
      deploymentMissing:
        'Deployment {{deployment}} not found, although the operator reports Ready',
      deploymentNotAvailable: '{{ready}} of {{wanted}} ready',
      deploymentNotAvailableReason:
        '{{ready}} of {{wanted}} ready ({{reason}})',
      podsStarting: '{{ready}} of {{wanted}} ready, the others are starting',
      rolloutProgressing: '{{updated}} of {{wanted}} have the new version',
      oldVersionServing:
        'The old version still serves: {{ready}} of {{wanted}} pods ready',
      oldVersionServingVersion:
        'The old version still serves: {{ready}} of {{wanted}} pods of {{version}} ready',
      unknownPhase: 'The operator reports a phase that is not known here',
    },
    short: {
      terminating: 'Deleting for {{age}}, waiting for: {{finalizers}}',
      terminatingNothing: 'Deleting for {{age}}',
      initCreationFailed: 'Init job could not be created',
      initFailed_one: 'Init job failed once',
      initFailed_other: 'Init job failed {{count}} times',
      initFailedLast: '{{sentence}}, last: {{reason}}',
      initFailedSaid: '{{sentence}}, last: "{{text}}"',
      initStarted: 'Init job has started',
      initPending: 'Init job has not started yet',
      podUnschedulable: 'No node takes the pod',
      initPodUnschedulable: 'Init blocked: no node takes the pod',
      containerConfigurationFailed: 'Init blocked: {{reason}}',
      containerFailed: '{{container}} ended with exit {{exitCode}}',
      containerRestarted: '{{container}} was restarted a moment ago',
      uninstallFailed: '{{sentence}}; uninstall failed',
      installationFailed: 'Installation failed',
      installationPending: 'Installation not finished yet',
      providerNotReady: 'Not ready',
      deploymentMissing: 'Deployment {{deployment}} not found',
      podsStarting: '{{ready}} of {{wanted}} ready, starting',
      unknownPhase: 'Phase "{{phase}}"',
    },
  },
} as const;
