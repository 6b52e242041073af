/**
 * German for the names of the tabs.
 *
 * @internal
 */
export const tabsMessages = {
  tabs: {
    label: 'openMCP',
    section: 'Bereich',
    overview: 'Überblick',
    providers: 'Provider',
    installations: 'Installationen',
    compare: 'Vergleich',
    dependencies: 'Abhängigkeiten',
  },
} as const;
