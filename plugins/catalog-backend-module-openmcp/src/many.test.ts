import { setTimeout as delay } from 'node:timers/promises';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { fill } from './__testUtils__/fill';

jest.setTimeout(180_000);

const COUNT = 2_000;

describe('many installations', () => {
  it('are in the catalog with less than a minute of work, and are written once', async () => {
    const landscape = await CatalogLandscape.simulate(['alpha']);
    try {
      await fill(landscape, 'alpha', COUNT);
      const start = performance.now();
      const before = process.cpuUsage();
      const portal = await landscape.startPortal({ clusters: ['alpha'] });
      let found = 0;
      while (found < COUNT) {
        // Asking costs the same process time that it needs.
        await delay(1_000);
        const { totalItems } = await portal.get(
          '/api/catalog/entities/by-query?filter=spec.type=openmcp-installation&limit=0',
        );
        found = totalItems;
      }
      const seconds = (performance.now() - start) / 1_000;
      const { user, system } = process.cpuUsage(before);
      const worked = (user + system) / 1_000_000;
      process.stdout.write(
        `${COUNT} installations were in the catalog after ${seconds.toFixed(
          1,
        )} s, of which this process worked ${worked.toFixed(1)} s\n`,
      );
      // Other tests run at the same time; the one on the real control plane runs alone
      // and looks at the clock.
      expect(worked).toBeLessThan(60);
      const written = portal.mutations.flatMap(mutation =>
        mutation.type === 'delta' ? mutation.added : [],
      );
      expect(written).toHaveLength(COUNT + 1);
    } finally {
      await landscape.stop();
    }
  });
});
