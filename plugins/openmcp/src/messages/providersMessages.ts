/**
 * Texts of the list of providers, in English.
 *
 * @internal
 */
export const providersMessages = {
  providers: {
    title: 'What can I run on the platform cluster?',
    documentTitle: 'Providers - openMCP',
    skipToList: 'Skip to the list',
    count_one: '{{count, number}} provider',
    count_other: '{{count, number}} providers',
    tools_one: '{{count, number}} tool without an image',
    tools_other: '{{count, number}} tools without an image',
    clustersRead_one: '{{read}} of {{count}} cluster read.',
    clustersRead_other: '{{read}} of {{count}} clusters read.',
    table: 'Providers, {{number}} rows',
    empty:
      'No provider is described in the catalog. The upstream ones come with one line of configuration.',
    nothingMatches_one: 'No provider matches. 1 is hidden by {{filters}}.',
    nothingMatches_other:
      'No provider matches. {{count, number}} are hidden by {{filters}}.',
    announced_one: '{{count, number}} provider matches',
    announced_other: '{{count, number}} providers match',
    untrusted: 'traits not from a trusted location',
    conflicting: 'several entities claim this image',
    noImage: 'no image',
    runsOn: {
      none: 'none',
      unread_one: '{{count}} cluster not read',
      unread_other: '{{count}} clusters not read',
      link_one: '{{provider}}: {{count}} installation',
      link_other: '{{provider}}: {{count}} installations',
    },
    kind: {
      'service-provider': 'service provider',
      'platform-service': 'platform service',
      'cluster-provider': 'cluster provider',
      tool: 'tool',
    },
    column: {
      name: 'Provider',
      image: 'Run this image as a platform service',
      today: 'Today',
      mode: 'With platform mode',
      host: 'Tool another way',
      runs: 'Runs on',
      owner: 'Owner',
    },
    filter: {
      searchPlaceholder: 'Search name, image, tool',
      kind: 'Kind',
      today: 'Today',
      mode: 'With platform mode',
      tool: 'Tool',
      owner: 'Owner',
      cluster: 'Runs on',
      show: 'Show providers',
    },
    view: {
      label: 'View',
      table: 'Table',
      cards: 'Cards',
    },
    pages: {
      label: 'Pages of the list',
      position: '{{from}} to {{to}} of {{total}}',
      previous: 'Previous page',
      next: 'Next page',
    },
    undescribed: {
      title: 'Found on clusters, not described here ({{number}})',
      image: 'Image',
    },
  },
} as const;
