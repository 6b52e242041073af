import { mockServices } from '@backstage/backend-test-utils';
import { NotificationSendOptions } from '@backstage/plugin-notifications-node';
import { KnownDegradation } from '../memory';
import { installationKey, ListedInstallation } from '../reading';
import { DegradationTeller } from './DegradationTeller';

const minute = 60_000;
const noon = Date.parse('2026-03-01T12:00:00Z');

const eso = {
  cluster: 'eu-live',
  kind: 'PlatformService',
  name: 'eso',
  uid: 'uid-eso',
} as const;

/** A landscape that the test changes, and all that was told. */
function createScene(settings: { fallbackOwner?: string } = {}) {
  const scene = {
    now: noon,
    installations: [] as ListedInstallation[],
    gone: [] as string[],
    owners: new Map([[installationKey(eso), 'group:default/secrets']]),
    sent: [] as NotificationSendOptions[],
    known: [] as KnownDegradation[],
    sendFails: false,
    putFails: false,
    ownersAsked: 0,
    logger: mockServices.logger.mock(),
    titles: () => scene.sent.map(({ payload }) => payload.title),
    eso: (rest: Partial<ListedInstallation>) => {
      scene.installations = [
        { ...eso, health: 'Healthy', isCurrent: true, ...rest },
      ];
    },
  };
  const teller = new DegradationTeller({
    reader: {
      read: async () => ({
        installations: scene.installations,
        isGone: ({ name }) => scene.gone.includes(name),
      }),
      readOwners: async () => {
        scene.ownersAsked++;
        return scene.owners;
      },
    },
    memory: {
      list: async () => [...scene.known],
      put: async known => {
        if (scene.putFails && known.owner !== undefined) {
          throw new Error('database is locked');
        }
        const others = scene.known.filter(({ uid }) => uid !== known.uid);
        scene.known = [...others, known];
      },
      remove: async ({ uid }) => {
        scene.known = scene.known.filter(each => each.uid !== uid);
      },
    },
    notifications: {
      send: async options => {
        if (scene.sendFails) {
          throw new Error('notifications are away');
        }
        scene.sent.push(options);
      },
    },
    logger: scene.logger,
    degradedFor: 10 * minute,
    path: '/openmcp',
    ...settings,
    now: () => scene.now,
  });
  const look = (signal = new AbortController().signal) => teller.look(signal);
  return Object.assign(scene, { look });
}

describe('DegradationTeller', () => {
  it('tells the owner of the provider once, with the way to the moment', async () => {
    const scene = createScene();
    scene.eso({ health: 'Degraded', since: noon - 12 * minute });
    await scene.look();
    await scene.look();
    expect(scene.sent).toEqual([
      {
        recipients: { type: 'entity', entityRef: 'group:default/secrets' },
        payload: {
          title: 'eso on eu-live is Degraded',
          description:
            'The PlatformService eso on the platform cluster eu-live has not been Healthy for 12 minutes. Its page says why.',
          link: '/openmcp/installations/eu-live/PlatformService/eso?tab=timeline&at=2026-03-01T11%3A48%3A00.000Z',
          severity: 'high',
          topic: 'openmcp-health',
          scope: 'openmcp:eu-live/PlatformService/eso',
        },
      },
    ]);
  });

  it('tells of a container that ends again and again, whose last end is always young', async () => {
    const scene = createScene();
    for (let passed = 0; passed <= 12; passed++) {
      scene.now = noon + passed * minute;
      scene.eso({ health: 'Degraded', since: scene.now });
      await scene.look();
    }
    expect(scene.sent.map(({ payload }) => payload.description)).toEqual([
      'The PlatformService eso on the platform cluster eu-live has not been Healthy for 10 minutes. Its page says why.',
    ]);
  });

  it('says nothing of what recovers within the time', async () => {
    const scene = createScene();
    scene.eso({ health: 'Degraded', since: noon - 9 * minute });
    await scene.look();
    scene.eso({ health: 'Healthy', since: noon });
    await scene.look();
    expect(scene.sent).toEqual([]);
    expect(scene.ownersAsked).toBe(0);
  });

  it('tells when it is Healthy again, and of the next time anew', async () => {
    const scene = createScene();
    scene.eso({ health: 'Degraded', since: noon - 10 * minute });
    await scene.look();
    scene.eso({ health: 'Progressing', since: noon });
    await scene.look();
    scene.now = noon + 50 * minute;
    scene.eso({ health: 'Healthy', since: scene.now });
    await scene.look();
    expect(scene.sent[1].payload).toMatchObject({
      title: 'eso on eu-live is Healthy again',
      description:
        'The PlatformService eso on the platform cluster eu-live was not Healthy for 1 hour.',
      severity: 'normal',
      scope: 'openmcp:eu-live/PlatformService/eso',
    });
    scene.eso({ health: 'Degraded', since: scene.now });
    scene.now += 10 * minute;
    await scene.look();
    expect(scene.titles()).toEqual([
      'eso on eu-live is Degraded',
      'eso on eu-live is Healthy again',
      'eso on eu-live is Degraded',
    ]);
  });

  it('takes a cluster that cannot be read neither for Degraded nor for recovered nor for gone', async () => {
    const scene = createScene();
    scene.eso({
      health: 'Degraded',
      since: noon - 20 * minute,
      isCurrent: false,
    });
    await scene.look();
    expect(scene.sent).toEqual([]);
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await scene.look();
    scene.eso({ health: 'Healthy', since: noon, isCurrent: false });
    await scene.look();
    scene.installations = [];
    await scene.look();
    expect(scene.titles()).toEqual(['eso on eu-live is Degraded']);
  });

  it('tells that what was Degraded is gone', async () => {
    const scene = createScene();
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await scene.look();
    scene.installations = [];
    scene.gone = ['eso'];
    await scene.look();
    await scene.look();
    expect(scene.titles()).toEqual([
      'eso on eu-live is Degraded',
      'eso was removed from eu-live',
    ]);
  });

  it('takes another object of the same name for another installation', async () => {
    const scene = createScene();
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await scene.look();
    scene.eso({ uid: 'another', health: 'Healthy', since: noon });
    await scene.look();
    expect(scene.titles()).toEqual([
      'eso on eu-live is Degraded',
      'eso on eu-live was made anew',
    ]);
  });

  it('tells nobody where nobody owns the image', async () => {
    const scene = createScene();
    scene.owners.clear();
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await scene.look();
    expect(scene.sent).toEqual([]);
    expect(scene.ownersAsked).toBe(1);
    scene.owners.set(installationKey(eso), 'user:default/ada');
    await scene.look();
    // It is no small question.
    expect(scene.ownersAsked).toBe(1);
    scene.now += 10 * minute;
    await scene.look();
    expect(scene.sent[0].recipients).toEqual({
      type: 'entity',
      entityRef: 'user:default/ada',
    });
  });

  it('tells who was named for what nobody owns', async () => {
    const scene = createScene({ fallbackOwner: 'group:default/platform' });
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    scene.installations = [
      ...scene.installations,
      { ...scene.installations[0], name: 'own-image', uid: 'uid-own' },
    ];
    await scene.look();
    expect(
      scene.sent.map(({ recipients, payload }) => [
        Object(recipients).entityRef,
        payload.title,
      ]),
    ).toEqual([
      ['group:default/secrets', 'eso on eu-live is Degraded'],
      ['group:default/platform', 'own-image on eu-live is Degraded'],
    ]);
  });

  it('tries again what could not be sent, and says so in the log', async () => {
    const scene = createScene();
    scene.sendFails = true;
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await scene.look();
    expect(scene.logger.warn).toHaveBeenCalledWith(
      'A notification to group:default/secrets could not be sent (eso on eu-live is Degraded): Error: notifications are away',
    );
    scene.sendFails = false;
    await scene.look();
    expect(scene.titles()).toEqual(['eso on eu-live is Degraded']);
  });

  it('fails with the database, and then replaces what it told', async () => {
    const scene = createScene();
    scene.putFails = true;
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await expect(scene.look()).rejects.toThrow('database is locked');
    scene.putFails = false;
    await scene.look();
    const scopes = scene.sent.map(({ payload }) => payload.scope);
    expect(scopes).toEqual([
      'openmcp:eu-live/PlatformService/eso',
      'openmcp:eu-live/PlatformService/eso',
    ]);
  });

  it('stops when its time is over', async () => {
    const scene = createScene();
    scene.eso({ health: 'Degraded', since: noon - 20 * minute });
    await scene.look(AbortSignal.abort());
    expect(scene.sent).toEqual([]);
  });
});
