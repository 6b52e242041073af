import { entityTitles } from './entityTitles';

/**
 * Texts of cards, tab and link on the pages of catalog entities, in English.
 *
 * @internal
 */
export const entityMessages = {
  entity: {
    ...entityTitles,
    title: {
      provider: 'openMCP provider',
      tool: 'openMCP tool',
      installation: 'openMCP installation',
      cluster: 'openMCP platform cluster',
      system: 'openMCP installations',
    },
    loading: {
      provider: 'Loading the verdicts',
      installation: 'Loading the state',
      cluster: 'Loading the state of the cluster',
      system: 'Loading installations',
    },
    forbidden: {
      cluster: 'You may not see this cluster. Needed: openmcp.cluster.read.',
    },
    notFound: {
      provider:
        'openMCP does not know {{name}} yet, or you may not see it. New entities are known within a minute.',
      installation: 'No {{kind}} {{name}} on {{cluster}}.',
      cluster: 'No platform cluster {{name}} that you can see.',
    },
    problem: {
      verdict: 'The verdicts could not be read: {{reason}} since {{clock}}.',
      verdictKept:
        'The verdicts could not be read again: {{reason}} since {{clock}}. You see those of {{seen}}.',
      installation: '{{name}} could not be read: {{reason}} since {{clock}}.',
      installationKept:
        '{{name}} could not be read again: {{reason}} since {{clock}}. You see its state of {{seen}}.',
      cluster: '{{name}} could not be read: {{reason}} since {{clock}}.',
      clusterKept:
        '{{name}} could not be read again: {{reason}} since {{clock}}. You see its state of {{seen}}.',
      system:
        'Installations of {{name}} could not be read: {{reason}} since {{clock}}.',
      systemKept:
        'Installations of {{name}} could not be read again: {{reason}} since {{clock}}. You see their state of {{seen}}.',
      systemParts:
        'Which providers belong to {{name}} could not be read: {{reason}} since {{clock}}.',
      runsOn: 'Where it runs could not be read: {{reason}}.',
      runsOnForbidden:
        'Where it runs is not shown. Needed: openmcp.installation.read.',
    },
    annotation: {
      image:
        'Add openmcp.cloud/image to see where this provider runs: its image repository, without a tag.',
      installation:
        'Add these annotations to see the state of this installation.',
      yaml: 'Annotations for {{name}}',
      copy: 'Copy',
      copied: 'Copied',
      value: {
        image: '<registry>/<repository>',
        cluster: '<name of the platform cluster>',
        kind: '<ClusterProvider, PlatformService or ServiceProvider>',
        name: '<name of the object>',
      },
    },
    provider: {
      findings_one: 'spec.openmcp has {{count}} fault: {{first}}',
      findings_other: 'spec.openmcp has {{count}} faults, the first: {{first}}',
      findingsEffect:
        'What cannot be read of it counts as not declared. All of it is in the tab openMCP.',
      finding: '{{path}}: {{message}}',
      fine: 'Nothing stands against it.',
      fineWould: 'Nothing would stand against it.',
      changes_one: '{{count}} thing must change',
      changes_other: '{{count}} things must change',
      changesNone: 'Nothing must change',
      runsOn_one: 'Runs on {{count}} cluster',
      runsOn_other: 'Runs on {{count}} clusters',
      runsNowhere: 'Runs on no cluster that you can see',
      runsUnknown: 'Where it runs is not known: no cluster has been read',
      unread_one: '{{count}} cluster not read',
      unread_other: '{{count}} clusters not read',
    },
    installation: {
      since: 'since {{clock}} ({{age}})',
      details: 'Details',
      timeline: 'Timeline',
      deleted: '{{name}} was deleted at {{clock}}. You see its last state.',
      calm: '{{ready}} of {{wanted}} ready',
      simulated: 'A simulator reports the state of the pods.',
    },
    cluster: {
      since: 'since {{clock}}',
      reason: 'Reason: {{reason}}.',
      counts: 'Installations by health',
      total_one: '{{count, number}} installation',
      total_other: '{{count, number}} installations',
      none: 'Nothing is installed on it',
      notRead: 'Its installations were never read',
      show: 'Show them',
      problem: 'Its installations could not be read: {{reason}}.',
      forbidden:
        'Its installations are not shown. Needed: openmcp.installation.read.',
    },
    system: {
      summary_one: '{{installations}} on {{count}} cluster',
      summary_other: '{{installations}} on {{count}} clusters',
      installations_one: '{{count, number}} installation',
      installations_other: '{{count, number}} installations',
      none: 'No provider of {{name}} runs on a cluster that you can see.',
      list: 'Installations, worst first',
      all: 'All {{number}}',
    },
    line: {
      where: 'on {{cluster}}',
    },
  },
} as const;
