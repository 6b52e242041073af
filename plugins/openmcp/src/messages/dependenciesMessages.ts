/**
 * Texts of the page about what must be there first, in English.
 *
 * @internal
 */
export const dependenciesMessages = {
  dependencies: {
    title: 'What must be there first?',
    documentTitle: 'Dependencies - openMCP',
    landscape: 'Landscape',
    anyLandscape: 'any, as openMCP is usually delivered',
    focus: 'Focus',
    focusAll: 'all',
    focusSearch: 'Search name',
    soft: 'Soft',
    softHint: 'what is needed in some installations only',
    view: { label: 'View', graph: 'Graph', list: 'List' },
    skipToList: 'Show as list',
    copyOrder: 'Copy install order',
    orderCopied: 'Order copied',
    showing: 'Showing {{shown}} of {{total}} around {{name}}.',
    showAll: 'Show all',
    around: 'Around {{name}}: what it needs, and what needs it directly.',
    empty: 'No provider declares what it depends on (dependsOn, provides).',
    howToDeclare: 'How to declare',
    howToDeclareText:
      'In spec.openmcp.versions of its entity. Each entry of dependsOn names a capability and how strongly it is needed; provides names what it puts onto the cluster:',
    softCircles_one:
      '{{count}} more circle, which something optional or already there opens',
    softCircles_other:
      '{{count}} more circles, which something optional or already there opens',
    noFocus: 'Nothing called {{name}} is in this graph.',
    noCircle_one: 'No circle. {{count}} wave.',
    noCircle_other: 'No circle. {{count}} waves.',
    assumed: 'Assumes that Flux delivers the openmcp-operator on {{cluster}}.',
    assumedAnywhere: 'Assumes that Flux delivers the openmcp-operator.',
    howToSayOtherwise: 'How to say otherwise',
    sayOtherwise:
      'Set operatorDeliveredBy to other for this cluster in the configuration of the portal:',
    other:
      'Something else than Flux delivers the openmcp-operator on {{cluster}}.',
    healthUnknown: 'Health of the nodes could not be read: {{reason}}.',
    healthForbidden: 'No health is shown. Needed: openmcp.installation.read.',
    clusterStale:
      '{{cluster}} cannot be read now; the health of its nodes is the last known.',
    cycle: {
      blocking:
        '{{name}} cannot be run by a service that {{name}} itself delivers:',
      real: '{{name}} needs itself:',
      soft: '{{name}} would need itself, but something optional or already there opens the circle:',
      show: 'Show the circle',
      whole: 'Show everything again',
      why: 'Why no seed helps',
      whyOperator:
        'A seed is an installer that puts {{name}} there once, so that it can be replaced later. Here it does not help: {{name}} delivers the openmcp-operator, and the openmcp-operator would run the service that puts {{name}} there. Whoever stops one of them takes away what brings the other back.',
      whySelf:
        'A seed is an installer that puts {{name}} there once, so that it can be replaced later. Here it does not help: what the service writes is executed by {{name}} alone, so {{name}} would have to replace itself while it runs.',
      path: 'The circle of {{name}}, step by step',
      step: '{{number}}. {{from}} before {{to}}',
      number: 'circle {{number}}',
    },
    wave: {
      heading: 'Wave {{number}}',
      after: 'Wave {{number}}, after {{name}}',
      afterMore_one: 'Wave {{number}}, after {{name}} and {{count}} more',
      afterMore_other: 'Wave {{number}}, after {{name}} and {{count}} more',
      unordered: 'Part of a circle, or waiting for one',
    },
    node: {
      kind: {
        capability: 'tool on the platform cluster',
        operator: 'operator of openMCP',
        provider: 'provider',
        deployment: 'objects that bring a tool',
      },
      candidate: 'candidate',
      candidateTooltip:
        'Nobody runs it so: it is what the image would be as a platform service.',
      seeded: 'there before',
      seededTooltip: 'It is there before the openmcp-operator is.',
      notInstalled: 'not installed',
      count: '{{ready}} of {{total}}',
      spoken: {
        wave: '{{name}}, wave {{number}}',
        unordered: '{{name}}, in no wave',
        health: '{{health}} on {{ready}} of {{total}}',
        neededBy_one: 'needed by {{count}}',
        neededBy_other: 'needed by {{count}}',
        circle: 'part of a circle',
      },
    },
    edge: {
      hard: 'hard',
      soft: 'soft',
      landscape: 'by the landscape',
      operator: 'by the way the operator works',
      traits: 'by the traits of {{name}}',
      traitsHidden: 'by traits that you may not see',
    },
    panel: {
      needsNothing: 'Needs nothing first.',
      needs: 'Needs first',
      neededBy: 'Needed by ({{number}})',
      neededByNothing: 'Nothing here needs it.',
      open: 'Open {{name}}',
      installations: 'Where it runs',
      focus: 'Show only what is around it',
      close: 'Close',
    },
    list: {
      needs: 'needs {{names}}',
      needsNothing: 'needs nothing first',
      neededBy: 'needed by {{names}}',
      soft: '{{name}} (soft)',
    },
    graph: {
      label: 'Graph of dependencies, {{number}} nodes',
      help: 'Arrow keys: right and left follow an edge, up and down stay in the wave. Enter opens, Escape closes, plus and minus zoom, 0 shows all.',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      fit: 'Show all of it',
      legendHard: 'hard: needed',
      legendSoft: 'soft: optional',
      legendCircle: 'numbered, thick: the circle',
      loading: 'Loading the graph',
    },
    order: {
      title: 'Install order on {{cluster}}',
      titleAnywhere: 'Install order',
      unordered: 'In no order, part of a circle or waiting for one: {{names}}',
    },
  },
} as const;
