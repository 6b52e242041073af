/**
 * Texts of the overview of all platform clusters, in English.
 *
 * @internal
 */
export const overviewMessages = {
  overview: {
    documentTitle: 'Overview - openMCP',
  },
} as const;
