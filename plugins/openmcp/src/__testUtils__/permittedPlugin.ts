import { openmcpPlugin } from '../plugin';

/**
 * The plugin as somebody sees it who holds the right `openmcp.provider.read`. Test
 * apps ask for no rights before they start, and refuse extensions that need one.
 */
export const permittedPlugin = openmcpPlugin.withOverrides({
  extensions: (
    [
      'page:openmcp',
      'entity-card:openmcp/provider',
      'entity-card:openmcp/installation',
      'entity-card:openmcp/cluster',
      'entity-card:openmcp/system',
      'entity-content:openmcp/status',
      'entity-icon-link:openmcp/status',
      'home-page-widget:openmcp/attention',
    ] as const
  ).map(id => openmcpPlugin.getExtension(id).override({ if: undefined })),
});
