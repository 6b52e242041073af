import {
  createBackendPlugin,
  createServiceFactory,
  coreServices,
} from '@backstage/backend-plugin-api';
import { mockServices, startTestBackend } from '@backstage/backend-test-utils';
import {
  notificationService,
  NotificationSendOptions,
} from '@backstage/plugin-notifications-node';
import { Router } from 'express';
import { openmcpModuleNotifications } from './module';

const cluster = {
  name: 'eu-live',
  settling: false,
  freshness: { stale: false, asOf: '2026-03-01T12:00:00Z' },
  kinds: [
    {
      group: 'openmcp.cloud',
      kind: 'PlatformService',
      state: 'readable',
      asOf: '2026-03-01T12:00:00Z',
    },
  ],
};

const revision = 'process.7';

const item = {
  cluster: 'eu-live',
  kind: 'PlatformService',
  name: 'eso',
  uid: 'uid-eso',
  health: 'Degraded',
  since: '2026-03-01T12:00:00Z',
  partial: false,
  freshness: { stale: false },
};

/** Answers as the backend does whose module this is. */
function createOpenmcp(answers: { installations: object[] }) {
  return createBackendPlugin({
    pluginId: 'openmcp',
    register(env) {
      env.registerInit({
        deps: {
          httpRouter: coreServices.httpRouter,
          httpAuth: coreServices.httpAuth,
        },
        async init({ httpRouter, httpAuth }) {
          const router = Router();
          router.use(async (request, _response, next) => {
            await httpAuth.credentials(request, { allow: ['service'] });
            next();
          });
          router.get('/v1/clusters', (_, response) => {
            response.json({ items: [cluster], complete: true });
          });
          router.get('/v1/installations', ({ query }, response) => {
            // Two pages, so that the second is asked for, too.
            response.json(
              query.cursor
                ? {
                    items: answers.installations,
                    clusters: [cluster],
                    revision,
                  }
                : {
                    items: [],
                    clusters: [cluster],
                    revision,
                    nextCursor: 'next',
                  },
            );
          });
          router.get('/v1/providers', (_, response) => {
            const { kind, name } = item;
            response.json({
              items: [
                { trust: 'trusted', installations: [] },
                {
                  kind: 'service-provider',
                  trust: 'trusted',
                  owner: 'group:default/secrets',
                  installations: [{ cluster: 'eu-live', kind, name }],
                },
                // Anybody can write an entity that claims an image.
                {
                  kind: 'service-provider',
                  trust: 'untrusted',
                  owner: 'group:default/mallory',
                  installations: [{ cluster: 'eu-live', kind, name }],
                },
              ],
            });
          });
          httpRouter.use(router);
        },
      });
    },
  });
}

async function start(config: object) {
  const answers = { installations: [item] as object[] };
  const sent: NotificationSendOptions[] = [];
  const scheduler = mockServices.scheduler.mock();
  const backend = await startTestBackend({
    features: [
      createOpenmcp(answers),
      openmcpModuleNotifications,
      scheduler.factory,
      mockServices.rootConfig.factory({ data: config }),
      createServiceFactory({
        service: notificationService,
        deps: {},
        factory: () => ({
          send: async options => {
            sent.push(options);
          },
        }),
      }),
    ],
  });
  const look = async () => {
    const [{ fn }] = scheduler.scheduleTask.mock.calls[0];
    await fn(new AbortController().signal);
  };
  return { answers, backend, look, scheduler, sent };
}

describe('openmcpModuleNotifications', () => {
  it('does nothing unless it was switched on', async () => {
    const { backend, scheduler } = await start({});
    expect(scheduler.scheduleTask).not.toHaveBeenCalled();
    await backend.stop();
  });

  it('looks in one process at a time, and tells beginning and end', async () => {
    const { answers, backend, look, scheduler, sent } = await start({
      openmcp: { notifications: { enabled: true } },
    });
    expect(scheduler.scheduleTask).toHaveBeenCalledWith(
      expect.objectContaining({ scope: 'global' }),
    );
    await look();
    await look();
    answers.installations = [{ ...item, health: 'Healthy' }];
    await look();
    expect(
      sent.map(({ recipients, payload }) => [recipients, payload.title]),
    ).toEqual([
      [
        { type: 'entity', entityRef: 'group:default/secrets' },
        'eso on eu-live is Degraded',
      ],
      [
        { type: 'entity', entityRef: 'group:default/secrets' },
        'eso on eu-live is Healthy again',
      ],
    ]);
    answers.installations = [];
    await look();
    expect(sent).toHaveLength(2);
    await backend.stop();
  });
});
