/**
 * Names of the tabs, in English.
 *
 * @internal
 */
export const tabsMessages = {
  tabs: {
    label: 'openMCP',
    section: 'Section',
    overview: 'Overview',
    providers: 'Providers',
    installations: 'Installations',
    compare: 'Compare',
    dependencies: 'Dependencies',
  },
} as const;
