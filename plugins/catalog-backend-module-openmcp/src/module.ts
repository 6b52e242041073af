import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import {
  catalogProcessingExtensionPoint,
  catalogServiceRef,
} from '@backstage/plugin-catalog-node';
import { OpenmcpEntityProvider } from './OpenmcpEntityProvider';

/**
 * Brings the providers that openMCP publishes into the catalog.
 *
 * @public
 */
export const catalogModuleOpenmcp = createBackendModule({
  pluginId: 'catalog',
  moduleId: 'openmcp',
  register({ registerInit }) {
    registerInit({
      deps: {
        processing: catalogProcessingExtensionPoint,
        config: coreServices.rootConfig,
        logger: coreServices.logger,
        scheduler: coreServices.scheduler,
        catalog: catalogServiceRef,
        auth: coreServices.auth,
      },
      async init({ processing, ...options }) {
        processing.addEntityProvider(new OpenmcpEntityProvider(options));
      },
    });
  },
});
