import { setImmediate } from 'node:timers/promises';
import { mockServices } from '@backstage/backend-test-utils';
import { ConfigReader } from '@backstage/config';
import { INSTALLATION_KINDS } from '@openmcp/backstage-plugin-openmcp-common';
// Of the package beside this one, and of its tests.
// eslint-disable-next-line @backstage/no-relative-monorepo-imports
import { TurnMeter } from '../../../openmcp-backend/src/__testUtils__/TurnMeter';
import { ListedInstallation, WholeLandscape } from '../landscape';
import { readCatalogSettings } from '../settings';
import { CatalogKeeper } from './CatalogKeeper';
import { CatalogWriter } from './CatalogWriter';
import { KnownEntity } from './KnownEntity';
import { readKnownEntity } from './readKnownEntity';

jest.setTimeout(60_000);

const CLUSTERS = Array.from({ length: 50 }, (_, index) => `cluster-${index}`);
const ON_EACH = 200;

describe('the catalog, of ten thousand installations', () => {
  it('is written, compared and emptied without blocking', async () => {
    const settings = readCatalogSettings(
      new ConfigReader({ openmcp: { catalog: { installations: true } } }),
    );
    const logger = mockServices.logger.mock();
    const there = new Map<string, KnownEntity>();
    let installations: ListedInstallation[] = CLUSTERS.flatMap(cluster =>
      Array.from({ length: ON_EACH }, (_, index) => ({
        cluster,
        kind: 'PlatformService' as const,
        name: `service-${index}`,
        image: 'ghcr.io/acme/service:v1.0.0',
        annotations: { 'openmcp.cloud/owner': 'platform-team' },
      })),
    );
    const landscape = (): WholeLandscape => ({
      clusters: new Map(
        CLUSTERS.map(name => [
          name,
          {
            name,
            title: name,
            confirmed: new Set(INSTALLATION_KINDS),
            stale: false,
          },
        ]),
      ),
      installations,
      complete: true,
      revision: 'x.1',
    });
    let mutations = 0;
    const keeper = new CatalogKeeper({
      inventory: { readOwn: async () => [...there.values()] },
      writer: new CatalogWriter(
        {
          applyMutation: async mutation => {
            mutations += 1;
            if (mutation.type === 'delta') {
              for (const { entity } of mutation.added) {
                const known = readKnownEntity(entity);
                there.set(known.entityRef, known);
              }
              for (const removed of mutation.removed) {
                there.delete('entityRef' in removed ? removed.entityRef : '');
              }
            }
          },
          refresh: async () => {},
        },
        { findForeign: async () => new Map() },
        logger,
        Date.now,
      ),
      landscape: {
        readAll: async () => landscape(),
        readClusters: async () => landscape(),
        readGroup: async () => ({ installations: [] }),
      },
      providers: { read: async () => ({ of: () => undefined }) },
      logger,
      now: Date.now,
    });
    const { signal } = new AbortController();
    const longestTurn = async () => {
      const meter = new TurnMeter();
      await keeper.keepAll(
        {
          ...settings,
          massRemoval: { share: 1, atLeast: 0, holdMilliseconds: 0 },
        },
        signal,
      );
      // The last turn counts, too.
      await setImmediate();
      await setImmediate();
      meter.stop();
      return meter.longest;
    };
    const all = installations;
    // What is compiled with the first entity is no matter of their number.
    installations = all.slice(0, 1);
    await longestTurn();
    installations = all;
    const written = await longestTurn();
    expect(there.size).toBe(CLUSTERS.length * (ON_EACH + 1));
    const before = mutations;
    const compared = await longestTurn();
    expect(mutations).toBe(before);
    installations = [];
    const emptied = await longestTurn();
    expect(there.size).toBe(CLUSTERS.length);
    for (const longest of [written, compared, emptied]) {
      // Collecting garbage in other threads counts as well.
      expect(longest).toBeLessThan(100);
    }
  });
});
