import { databaseServiceFactory } from '@backstage/backend-defaults/database';
import { schedulerServiceFactory } from '@backstage/backend-defaults/scheduler';
import { waitUntil } from './__testUtils__';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { CatalogPortal } from './__testUtils__/CatalogPortal';
// Of the package beside this one, and of its tests.
// eslint-disable-next-line @backstage/no-relative-monorepo-imports
import { TestPostgres } from '../../openmcp-backend/src/__testUtils__/TestPostgres';

jest.setTimeout(180_000);

const TASKS = 'backstage_backend_tasks__tasks';

// Where PostgreSQL is not there they are skipped; with `CI=true` they fail.
const isNeeded = TestPostgres.isAvailable() || process.env.CI === 'true';

(isNeeded ? describe : describe.skip)(
  'several backends on one database',
  () => {
    let postgres: TestPostgres;
    let landscape: Awaited<ReturnType<typeof CatalogLandscape.simulate>>;

    beforeAll(async () => {
      postgres = await TestPostgres.start();
      landscape = await CatalogLandscape.simulate(['alpha']);
    });

    afterAll(async () => {
      await landscape?.stop();
      await postgres?.stop();
    });

    const start = () =>
      landscape.startPortal({
        clusters: ['alpha'],
        realScheduler: true,
        rootConfig: {
          backend: { database: { client: 'pg', connection: postgres.address } },
        },
        features: [databaseServiceFactory, schedulerServiceFactory],
      });

    /** Creates a service, and says who brought it into the catalog. */
    async function writersOf(
      name: string,
      portals: readonly CatalogPortal[],
    ): Promise<number[]> {
      const before = portals.map(({ mutations }) => mutations.length);
      await landscape.create('alpha', { name });
      await waitUntil(() => portals[0].find(`alpha.ps.${name}`));
      return portals.map(
        ({ mutations }, index) => mutations.length - before[index],
      );
    }

    it('write one at a time, and one goes on where another ended or was lost', async () => {
      const one = await start();
      const other = await start();
      const both = [one, other];
      await waitUntil(() => one.find('alpha'));
      // Both have what they need to write.
      await waitUntil(() => other.find('alpha'));
      const first = await writersOf('first', both);
      expect([...first].sort()).toEqual([0, 1]);
      const second = await writersOf('second', both);
      expect([...second].sort()).toEqual([0, 1]);

      const writer = both[second.indexOf(1)];
      const [heir] = both.filter(each => each !== writer);
      await writer.stop();
      const stoppedAt = performance.now();
      expect(await writersOf('third', [heir])).toEqual([1]);
      // It does not wait for the turn to end that the other one had.
      expect(performance.now() - stoppedAt).toBeLessThan(60_000);
      await heir.stop();

      // As one leaves its turn behind that was lost a while ago.
      const database = postgres.connect('backstage_plugin_catalog');
      await database(TASKS)
        .where({ id: 'openmcp-keep-entities' })
        .update({
          current_run_ticket: 'lost',
          current_run_started_at: database.raw(`now() - interval '91 seconds'`),
          current_run_expires_at: database.raw(`now() - interval '1 second'`),
        });
      const { NODE_ENV } = process.env;
      // The scheduler looks for lost turns, but not in tests.
      process.env = { ...process.env, NODE_ENV: 'production' };
      const last = await start();
      process.env = { ...process.env, NODE_ENV };
      expect(await writersOf('fourth', [last])).toEqual([1]);
      expect(await last.resources()).toEqual(
        ['', '.ps.first', '.ps.fourth', '.ps.second', '.ps.third'].map(
          name => `resource:default/alpha${name}`,
        ),
      );
    });
  },
);
