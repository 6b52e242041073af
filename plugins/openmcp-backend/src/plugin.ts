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
  openmcpClusterCredentialsExtensionPoint,
  openmcpClusterSupplierExtensionPoint,
  openmcpEligibilityRulesExtensionPoint,
  PlatformClusterSupplier,
} from '@openmcp/backstage-plugin-openmcp-node';
import { createGuardedRegistry, registerActions } from './actions';
import { createRouter } from './api';
import { ClusterApplier, ClusterRemover } from './apply';
import {
  AllowedImages,
  AuthorizedApplier,
  AuthorizedChanges,
  AuthorizedClusters,
  AuthorizedHistory,
  AuthorizedInstallations,
  AuthorizedProviders,
  AuthorizedRemover,
  AuthorizedSummary,
  createForgivingAuditor,
  JoinedPermissions,
  ReadAuthorizer,
  registerPermissions,
  WriteAuthorizer,
} from './authorization';
import {
  CatalogClusterSupplier,
  ClusterCredentialsProviders,
  ConfigClusterSupplier,
} from './clusters';
import { createEligibility, EligibilityRuleRegistry } from './eligibility';
import { ChangeEvents } from './events';
import { Fleet } from './fleet';
import { createHistory, createMemory } from './history';
import { createFleetMeter, measureRequests, observeFleet } from './metrics';
import { ChangeReader, FleetReader } from './reading';
import { ChangeSignals } from './signals';
import { MemoryChangeFeed } from './store';
import { systemClock } from './timing';
import { ChangeWaiters, HeldAnswers, InstallationWaiters } from './waiting';

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
    const credentialsProviders = new ClusterCredentialsProviders();
    env.registerExtensionPoint(openmcpClusterCredentialsExtensionPoint, {
      addCredentialsProvider: provider => credentialsProviders.add(provider),
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
        database: coreServices.database,
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
        const feed = new MemoryChangeFeed(undefined, error =>
          logger.error(
            `A part of the backend could not take in what changed on the platform clusters, and goes on with what changes next (${error})`,
          ),
        );
        const memory = createMemory({ ...services, clock });
        const connectionServices = {
          ...services,
          clock,
          providers: credentialsProviders,
        };
        const fleet = new Fleet({
          suppliers: [
            new ConfigClusterSupplier(connectionServices),
            ...suppliers,
            new CatalogClusterSupplier(connectionServices),
          ],
          feed,
          meter: createFleetMeter(services.metrics),
          memory: memory.attempts,
          hideSpec: (uid, spec) => memory.hasher.hide(uid, spec),
          logger,
          clock,
        });
        const history = createHistory({ memory, fleet, feed, logger, clock });
        const signals = new ChangeSignals({ ...services, feed, clock });
        const events = new ChangeEvents({ ...services, feed, clock });
        const eligibility = createEligibility({
          ...services,
          feed,
          fleet,
          watchConfigurations: kinds => fleet.watchConfigurations(kinds),
          clock,
          rules: rules.list(logger),
        });
        registerPermissions(permissionsRegistry);
        const permissions = new JoinedPermissions(services.permissions);
        const authorizer = new ReadAuthorizer(permissions, permissionsRegistry);
        const writeAuthorizer = new WriteAuthorizer(
          permissions,
          permissionsRegistry,
        );
        const held = new HeldAnswers(clock);
        const reader = new FleetReader(fleet, eligibility.mirrors);
        const installations = new AuthorizedInstallations(
          reader,
          authorizer,
          writeAuthorizer,
          history.installations,
          eligibility.matcher,
        );
        const providers = new AuthorizedProviders(
          eligibility.lister,
          eligibility.judge,
          eligibility.dependencies,
          authorizer,
        );
        const auditor = createForgivingAuditor(services.auditor, logger);
        const applier = new AuthorizedApplier({
          authorizer: writeAuthorizer,
          fleet,
          judge: eligibility.judge,
          applier: new ClusterApplier(clock, memory.applied),
          auditor,
          allowedImages: AllowedImages.fromConfig(config),
        });
        registerActions(config, {
          registry: createGuardedRegistry(services.actionsRegistry, services),
          installations,
          providers,
          applier,
        });
        observeFleet(services.metrics, { fleet, clock });
        services.httpRouter.use(measureRequests(services.metrics));
        services.httpRouter.use(
          await createRouter({
            httpAuth: services.httpAuth,
            auditor,
            logger,
            installations,
            changes: new AuthorizedChanges(
              new ChangeReader(feed, fleet),
              authorizer,
            ),
            summary: new AuthorizedSummary(fleet, authorizer),
            history: new AuthorizedHistory(history.lister, authorizer),
            clusters: new AuthorizedClusters(reader, writeAuthorizer),
            providers,
            applier,
            remover: new AuthorizedRemover({
              authorizer: writeAuthorizer,
              fleet,
              judge: eligibility.judge,
              remover: new ClusterRemover(clock),
              auditor,
            }),
            waiters: new InstallationWaiters({ fleet, feed, held }),
            changeWaiters: new ChangeWaiters({ feed, held }),
            held,
          }),
        );
        lifecycle.addStartupHook(async () => {
          signals.start();
          events.start();
          eligibility.watcher.start();
          // Status is derived from what was remembered, too.
          await history.start();
          fleet.start();
        });
        lifecycle.addShutdownHook(async () => {
          signals.stop();
          events.stop();
          held.close();
          await history.stop();
          await Promise.all([fleet.stop(), eligibility.watcher.stop()]);
        });
      },
    });
  },
});
