import { widgetTitles } from './widgetTitles';

/**
 * Texts of the widget for home pages, in English.
 *
 * @internal
 */
export const widgetMessages = {
  widget: {
    ...widgetTitles,
    loading: 'Loading what needs attention',
    list: 'Needs attention, worst first',
    attention_one: '{{count}} needs attention.',
    attention_other: '{{count}} need attention.',
    allUp_one: 'The only installation: pods up.',
    allUp_other: 'All {{count, number}}: pods up.',
    calm: 'Nothing needs attention. {{up}} of {{total}}: pods up.',
    calmKnown: 'Nothing that was read needs attention.',
    empty: 'Nothing is installed.',
    noClusters: 'No platform cluster that you can see.',
    notOwned: 'Your groups own no provider.',
    forbidden:
      'You may not see installations. Needed: openmcp.installation.read.',
    missing: 'openMCP could not be read: {{reason}} since {{clock}}.',
    kept: 'openMCP could not be read since {{clock}}: {{reason}}. Last known: {{sentence}}',
    all: 'All that need attention ({{number}})',
    open: 'Open openMCP',
  },
} as const;
