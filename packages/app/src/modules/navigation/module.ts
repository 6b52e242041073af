import { createFrontendModule } from '@backstage/frontend-plugin-api';
import { PortalSidebar } from './PortalSidebar';

/** Puts openMCP first in the sidebar, because this portal is about it. */
export const navigationModule = createFrontendModule({
  pluginId: 'app',
  extensions: [PortalSidebar],
});
