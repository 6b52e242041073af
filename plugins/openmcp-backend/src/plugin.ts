import {
  coreServices,
  createBackendPlugin,
} from '@backstage/backend-plugin-api';
import { signalsServiceRef } from '@backstage/plugin-signals-node';
import {
  openmcpClusterSupplierExtensionPoint,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { createRouter } from './api';
import {
  AuthorizedClusters,
  AuthorizedInstallations,
  ReadAuthorizer,
  registerPermissions,
} from './authorization';
import { ConfigClusterSupplier } from './clusters';
import { Fleet } from './fleet';
import { FleetReader } from './reading';
import { ChangeSignals } from './signals';
import { MemoryChangeFeed, TransientAttemptMemory } from './store';
import { systemClock } from './timing';

/**
 * Watches openMCP platform clusters and serves the state of what is installed
 * there.
 *
 * @public
 */
export const openmcpPlugin = createBackendPlugin({
  pluginId: 'openmcp',
  register(env) {
    const suppliers: PlatformClusterSupplier[] = [];
    env.registerExtensionPoint(openmcpClusterSupplierExtensionPoint, {
      addClusterSupplier: supplier => suppliers.push(supplier),
    });
    env.registerInit({
      deps: {
        config: coreServices.rootConfig,
        httpAuth: coreServices.httpAuth,
        httpRouter: coreServices.httpRouter,
        lifecycle: coreServices.lifecycle,
        logger: coreServices.logger,
        permissions: coreServices.permissions,
        permissionsRegistry: coreServices.permissionsRegistry,
        signals: signalsServiceRef,
      },
      async init(services) {
        const { config, lifecycle, logger, permissionsRegistry } = services;
        const clock = systemClock;
        const feed = new MemoryChangeFeed();
        const fleet = new Fleet({
          suppliers: [
            new ConfigClusterSupplier(config, logger, clock),
            ...suppliers,
          ],
          feed,
          memory: new TransientAttemptMemory(),
          logger,
          clock,
        });
        const signals = new ChangeSignals({ ...services, feed, clock });
        registerPermissions(permissionsRegistry);
        const authorizer = new ReadAuthorizer(
          services.permissions,
          permissionsRegistry,
        );
        const reader = new FleetReader(fleet);
        services.httpRouter.use(
          await createRouter({
            httpAuth: services.httpAuth,
            installations: new AuthorizedInstallations(reader, authorizer),
            clusters: new AuthorizedClusters(reader, authorizer),
          }),
        );
        lifecycle.addStartupHook(() => {
          signals.start();
          fleet.start();
        });
        lifecycle.addShutdownHook(async () => {
          signals.stop();
          await fleet.stop();
        });
      },
    });
  },
});
