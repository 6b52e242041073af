/**
 * The few texts on pages of catalog entities that are needed before anything of ours
 * is loaded, in English. Every page of the app loads them.
 *
 * @internal
 */
export const entityTitles = {
  tab: 'openMCP',
  iconLink: 'openMCP status',
} as const;
