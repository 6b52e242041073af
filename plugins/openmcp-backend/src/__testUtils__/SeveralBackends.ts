import { databaseServiceFactory } from '@backstage/backend-defaults/database';
import eventsPlugin from '@backstage/plugin-events-backend';
import { eventsServiceFactory } from '@backstage/plugin-events-node';
import signalsPlugin from '@backstage/plugin-signals-backend';
import { Knex } from 'knex';
import { exampleImages, esoEntity } from './providerEntities';
import { SignalListener } from './SignalListener';
import { startPortal } from './startPortal';
import { TestCatalog } from './TestCatalog';
import { TestLandscape } from './TestLandscape';
import { TestPostgres } from './TestPostgres';

/** One of several backends. */
export type Portal = Awaited<ReturnType<typeof startPortal>>;

/**
 * Backends that share nothing but a PostgreSQL and the platform cluster `alpha`:
 * each has connections, a memory and a change feed of its own, and the plugins of
 * Backstage that carry signals from one to the other.
 */
export class SeveralBackends {
  private readonly portals: Portal[] = [];
  private readonly listeners: SignalListener[] = [];

  private constructor(
    readonly landscape: TestLandscape,
    private readonly postgres: TestPostgres,
  ) {}

  static async create(): Promise<SeveralBackends> {
    const postgres = await TestPostgres.start();
    return new SeveralBackends(await TestLandscape.start(), postgres);
  }

  async start(): Promise<Portal> {
    const { landscape, postgres } = this;
    const portal = await startPortal({
      clusters: [landscape.configOf(landscape.alpha)],
      config: { allowedImages: [`${exampleImages}/`] },
      catalog: new TestCatalog([esoEntity]),
      rootConfig: {
        backend: { database: { client: 'pg', connection: postgres.address } },
        events: {
          // Else a plugin that asks before the bus is there never asks again.
          useEventBus: 'always',
          // A backend ends when what it asks the bus was answered.
          notifyTimeoutMs: 1_000,
        },
      },
      features: [databaseServiceFactory, eventsServiceFactory, eventsPlugin],
      signalsOf: [signalsPlugin],
    });
    this.portals.push(portal);
    return portal;
  }

  /** What a browser hears that is connected to this backend. */
  async listenTo({ baseUrl }: Portal): Promise<SignalListener> {
    const listener = await SignalListener.connect(baseUrl);
    this.listeners.push(listener);
    return listener;
  }

  /** The database of one plugin, as an administrator sees it. */
  databaseOf(pluginId: string): Knex {
    return this.postgres.connect(`backstage_plugin_${pluginId}`);
  }

  async stop(): Promise<void> {
    this.listeners.forEach(listener => listener.close());
    await Promise.all(this.portals.map(portal => portal.stop()));
    await this.landscape.stop();
    await this.postgres.stop();
  }
}
