/**
 * What home pages say about the widget before it is loaded, in English. Every page
 * of the app loads it.
 *
 * @internal
 */
export const widgetTitles = {
  title: 'openMCP',
  description: 'Installations on platform clusters that need attention',
  settings: {
    title: 'openMCP settings',
    clusters: 'Clusters by name; all when none is named',
    cluster: 'Cluster',
    onlyOwned: 'Only what my groups own',
    rows: 'Rows',
  },
} as const;
