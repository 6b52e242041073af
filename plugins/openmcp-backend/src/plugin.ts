import {
  coreServices,
  createBackendPlugin,
} from '@backstage/backend-plugin-api';
import {
  actionsRegistryServiceRef,
  metricsServiceRef,
} from '@backstage/backend-plugin-api/alpha';
import { catalogServiceRef } from '@backstage/plugin-catalog-node';
import { eventsServiceRef } from '@backstage/plugin-events-node';
import { signalsServiceRef } from '@backstage/plugin-signals-node';
import {
  openmcpClusterSupplierExtensionPoint,
  openmcpEligibilityRulesExtensionPoint,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { registerActions } from './actions';
import { createRouter } from './api';
import { ClusterApplier } from './apply';
import {
  AllowedImages,
  AuthorizedApplier,
  AuthorizedClusters,
  AuthorizedInstallations,
  AuthorizedProviders,
  ReadAuthorizer,
  registerPermissions,
  WriteAuthorizer,
} from './authorization';
import { ConfigClusterSupplier } from './clusters';
import { createEligibility, EligibilityRuleRegistry } from './eligibility';
import { ChangeEvents } from './events';
import { Fleet } from './fleet';
import { measureRequests, observeFleet } from './metrics';
import { FleetReader } from './reading';
import { ChangeSignals } from './signals';
import { MemoryChangeFeed, TransientAttemptMemory } from './store';
import { systemClock } from './timing';
import { InstallationWaiters } from './waiting';

/**
 * Watches openMCP platform clusters, serves the state of what is installed there,
 * and puts PlatformServices onto them.
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
    const rules = new EligibilityRuleRegistry();
    env.registerExtensionPoint(openmcpEligibilityRulesExtensionPoint, {
      addEligibilityRules: (...added) => added.forEach(rule => rules.add(rule)),
    });
    env.registerInit({
      deps: {
        actionsRegistry: actionsRegistryServiceRef,
        auditor: coreServices.auditor,
        auth: coreServices.auth,
        catalog: catalogServiceRef,
        config: coreServices.rootConfig,
        events: eventsServiceRef,
        httpAuth: coreServices.httpAuth,
        httpRouter: coreServices.httpRouter,
        lifecycle: coreServices.lifecycle,
        logger: coreServices.logger,
        metrics: metricsServiceRef,
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
        const events = new ChangeEvents({ ...services, feed, clock });
        const eligibility = createEligibility({
          ...services,
          feed,
          fleet,
          clock,
          rules: rules.list(logger),
        });
        registerPermissions(permissionsRegistry);
        const authorizer = new ReadAuthorizer(
          services.permissions,
          permissionsRegistry,
        );
        const writeAuthorizer = new WriteAuthorizer(
          services.permissions,
          permissionsRegistry,
        );
        const waiters = new InstallationWaiters({ fleet, feed, clock });
        const reader = new FleetReader(fleet);
        const installations = new AuthorizedInstallations(
          reader,
          authorizer,
          writeAuthorizer,
        );
        const providers = new AuthorizedProviders(
          eligibility.lister,
          eligibility.judge,
          eligibility.dependencies,
          authorizer,
        );
        const applier = new AuthorizedApplier({
          authorizer: writeAuthorizer,
          fleet,
          judge: eligibility.judge,
          applier: new ClusterApplier(clock),
          auditor: services.auditor,
          allowedImages: AllowedImages.fromConfig(config),
        });
        registerActions(config, {
          registry: services.actionsRegistry,
          installations,
          providers,
          applier,
        });
        observeFleet(services.metrics, { fleet, clock });
        services.httpRouter.use(measureRequests(services.metrics));
        services.httpRouter.use(
          await createRouter({
            httpAuth: services.httpAuth,
            installations,
            clusters: new AuthorizedClusters(reader, writeAuthorizer),
            providers,
            applier,
            waiters,
          }),
        );
        lifecycle.addStartupHook(() => {
          signals.start();
          events.start();
          fleet.start();
          eligibility.watcher.start();
        });
        lifecycle.addShutdownHook(async () => {
          signals.stop();
          events.stop();
          waiters.close();
          await Promise.all([fleet.stop(), eligibility.watcher.stop()]);
        });
      },
    });
  },
});
