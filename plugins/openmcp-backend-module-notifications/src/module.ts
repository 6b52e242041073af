import {
  coreServices,
  createBackendModule,
} from '@backstage/backend-plugin-api';
import { notificationService } from '@backstage/plugin-notifications-node';
import { OpenmcpClient } from '@openmcp/backstage-plugin-openmcp-common';
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
        const { auth, config, database, discovery, scheduler } = services;
        const { enabled, ...settings } = readSettings(config);
        if (!enabled) {
          return;
        }
        const client = new OpenmcpClient({
          discoveryApi: discovery,
          fetchApi: { fetch },
        });
        const token = async () => {
          const request = await auth.getPluginRequestToken({
            onBehalfOf: await auth.getOwnServiceCredentials(),
            targetPluginId: 'openmcp',
          });
          return request.token;
        };
        const teller = new DegradationTeller({
          ...services,
          ...settings,
          reader: new LandscapeReader(client, token),
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
