import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import {
  catalogProcessingExtensionPoint,
  catalogServiceRef,
} from '@backstage/plugin-catalog-node';
import { OpenmcpEntityProvider } from './OpenmcpEntityProvider';
import { CapabilityDirectory, OpenmcpTraitsProcessor } from './processing';

/**
 * Brings the providers that openMCP publishes into the catalog, and relates
 * providers and tools to what they depend on.
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
        const capabilities = new CapabilityDirectory(options);
        processing.addEntityProvider(
          new OpenmcpEntityProvider({ ...options, capabilities }),
        );
        processing.addProcessor(
          new OpenmcpTraitsProcessor(capabilities, options.logger),
        );
      },
    });
  },
});
