import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import { notificationService } from '@backstage/plugin-notifications-node';
import { createBackendClient } from '@openmcp/backstage-plugin-openmcp-node';
import { KnownDegradations } from './memory';
import { LandscapeReader } from './reading';
import { readSettings } from './readSettings';
import { DegradationTeller } from './telling';

/**
 * Tells the owner of a provider through the notifications of Backstage when an
 * installation stays Degraded, and when it is Healthy again. Does nothing unless
 * `openmcp.notifications.enabled` is true.
 *
 * @public
 */
export const openmcpModuleNotifications = createBackendModule({
  pluginId: 'openmcp',
  moduleId: 'notifications',
  register({ registerInit }) {
    registerInit({
      deps: {
        auth: coreServices.auth,
        config: coreServices.rootConfig,
        database: coreServices.database,
        discovery: coreServices.discovery,
        logger: coreServices.logger,
        notifications: notificationService,
        scheduler: coreServices.scheduler,
      },
      async init(services) {
        const { config, database, scheduler } = services;
        const { enabled, ...settings } = readSettings(config);
        if (!enabled) {
          return;
        }
        const teller = new DegradationTeller({
          ...services,
          ...settings,
          reader: new LandscapeReader(createBackendClient(services)),
          memory: new KnownDegradations(database),
          now: Date.now,
        });
        // One process at a time, so that nothing is told twice.
        await scheduler.scheduleTask({
          id: 'openmcp-notifications',
          scope: 'global',
          frequency: { minutes: 1 },
          timeout: { minutes: 1 },
          initialDelay: { seconds: 30 },
          fn: signal => teller.look(signal),
        });
      },
    });
  },
});
