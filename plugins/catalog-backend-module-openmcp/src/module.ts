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
import { readLocationTrust } from './settings';

/**
 * Brings into the catalog the providers that openMCP publishes, the platform clusters
 * and what is installed there, and relates providers and tools to what they depend on.
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
        discovery: coreServices.discovery,
      },
      async init({ processing, ...options }) {
        const isTrusted = readLocationTrust(options.config);
        const capabilities = new CapabilityDirectory({ ...options, isTrusted });
        processing.addEntityProvider(
          new OpenmcpEntityProvider({ ...options, capabilities }),
        );
        processing.addProcessor(
          new OpenmcpTraitsProcessor(capabilities, options.logger, isTrusted),
        );
      },
    });
  },
});
