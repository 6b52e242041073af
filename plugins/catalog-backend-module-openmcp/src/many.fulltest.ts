import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealPlatformClusters } from '@openmcp/platform-cluster';
import { waitUntil } from './__testUtils__';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { fill } from './__testUtils__/fill';

jest.setTimeout(600_000);

const COUNT = 2_000;

describe('many installations on a real platform cluster', () => {
  it('are in the catalog within a minute after the start', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'openmcp-catalog-many-'));
    const landscape = new CatalogLandscape(
      directory,
      await startRealPlatformClusters({
        names: ['live'],
        stateDirectory: join(directory, 'clusters'),
      }),
    );
    try {
      await fill(landscape, 'live', COUNT);
      const start = performance.now();
      const portal = await landscape.startPortal({ clusters: ['live'] });
      // The operator's own two are there as well.
      await waitUntil(async () => {
        const { totalItems } = await portal.get(
          '/api/catalog/entities/by-query?filter=spec.type=openmcp-installation&limit=0',
        );
        return totalItems === COUNT + 2 ? true : undefined;
      });
      const seconds = (performance.now() - start) / 1_000;
      process.stdout.write(
        `${COUNT} installations were in the catalog after ${seconds.toFixed(
          1,
        )} s\n`,
      );
      expect(seconds).toBeLessThan(60);
    } finally {
      await landscape.stop();
    }
  });
});
