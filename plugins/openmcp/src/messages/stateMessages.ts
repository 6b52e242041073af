/**
 * Sentences for loading, missing rights and failures, in English.
 *
 * @internal
 */
export const stateMessages = {
  loading: {
    installations: 'Loading installations',
    installation: 'Loading {{name}}',
    providers: 'Loading providers',
    provider: 'Loading {{name}}',
    comparison: 'Loading the comparison',
    dependencies: 'Loading dependencies',
    slow: 'The portal backend has not answered for 10 s.',
    tryAgain: 'Try again',
  },
  forbidden: {
    pages: 'You may not see openMCP. Needed: openmcp.provider.read.',
    installations:
      'You may not see installations. Needed: openmcp.installation.read.',
    installation:
      'You may not see this installation. Needed: openmcp.installation.read.',
    providers: 'You may not see providers. Needed: openmcp.provider.read.',
    notChecked:
      'Whether you may see these pages could not be checked: {{reason}}.',
  },
  problem: {
    'signed-out': 'you are signed out',
    forbidden: 'the right for it is missing',
    'not-found': 'the portal backend does not know it',
    status: 'the portal backend answers {{status}}',
    timeout: 'the portal backend has not answered for 15 s',
    unexpected:
      'the portal backend answers in a way that this page does not understand',
    unreachable: 'the portal backend cannot be reached',
    installationsKept:
      'Installations could not be refreshed: {{reason}} since {{clock}}. You see their state of {{seen}}.',
    installationsMissing:
      'Installations could not be read: {{reason}} since {{clock}}.',
    installationKept:
      '{{name}} could not be refreshed: {{reason}} since {{clock}}. You see its state of {{seen}}.',
    installationMissing:
      '{{name}} could not be read: {{reason}} since {{clock}}.',
    providersKept:
      'Providers could not be refreshed: {{reason}} since {{clock}}. You see the list of {{seen}}.',
    providersMissing:
      'Providers could not be read: {{reason}} since {{clock}}.',
    providerKept:
      '{{name}} could not be checked again: {{reason}} since {{clock}}. You see the verdict of {{seen}}.',
    providerMissing:
      '{{name}} could not be checked: {{reason}} since {{clock}}.',
    providerOnCluster:
      '{{name}} could not be checked against {{cluster}}: {{reason}} since {{clock}}. You see the verdict without a cluster.',
    comparisonKept:
      'The comparison could not be refreshed: {{reason}} since {{clock}}. You see the outcomes of {{seen}}.',
    comparisonMissing:
      'The comparison could not be read: {{reason}} since {{clock}}.',
    dependenciesKept:
      'The graph could not be refreshed: {{reason}} since {{clock}}. You see the one of {{seen}}.',
    dependenciesKeptOn:
      'The graph of {{cluster}} could not be refreshed: {{reason}} since {{clock}}. You see the one of {{seen}}.',
    dependenciesMissing:
      'The graph could not be read: {{reason}} since {{clock}}.',
    dependenciesMissingOn:
      'The graph of {{cluster}} could not be read: {{reason}} since {{clock}}.',
    noSuchCluster: 'No cluster {{cluster}}.',
    tryAgain: 'Try again',
    signIn: 'Sign in',
  },
  unknownAddress: {
    message: 'No page is at this address.',
    all: 'All installations',
    allProviders: 'All providers',
    overview: 'Overview',
  },
  boundary: {
    message:
      'This card could not be shown. The rest of the page is not affected.',
    showAgain: 'Show again',
    copyDetails: 'Copy details',
    copied: 'Details copied',
  },
} as const;
