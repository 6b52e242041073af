import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startRealPlatformClusters } from '@openmcp/platform-cluster';
import { CatalogLandscape } from './__testUtils__/CatalogLandscape';
import { CatalogPortal } from './__testUtils__/CatalogPortal';

jest.setTimeout(300_000);

/** Milliseconds in which a change has to be in the catalog. */
const SOON = 5_000;

describe('the catalog and a real platform cluster', () => {
  let landscape: CatalogLandscape;
  let portal: CatalogPortal;

  beforeAll(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'openmcp-catalog-real-'));
    landscape = new CatalogLandscape(
      directory,
      await startRealPlatformClusters({
        names: ['live'],
        stateDirectory: join(directory, 'clusters'),
      }),
    );
    portal = await landscape.startPortal({ clusters: ['live'] });
    // The operator's own two services, which every cluster has.
    for (const name of ['managedcontrolplane', 'helmdeployer']) {
      await until(() => isThere(name));
    }
  });

  afterAll(() => landscape?.stop());

  /** @returns milliseconds until something was so */
  async function until(isSo: () => Promise<boolean>): Promise<number> {
    const start = performance.now();
    while (!(await isSo())) {
      await delay(50);
    }
    return performance.now() - start;
  }

  async function isThere(name: string): Promise<boolean> {
    return (await portal.find(`live.ps.${name}`)) !== undefined;
  }

  async function isOwnedByOthers(name: string): Promise<boolean> {
    const entity = await portal.find(`live.ps.${name}`);
    return entity?.spec?.owner === 'group:default/others';
  }

  async function isListed(name: string): Promise<boolean> {
    const { items } = await portal.get('/api/openmcp/v1/installations');
    return items.some((item: { name: string }) => item.name === name);
  }

  async function playRound(name: string): Promise<number[]> {
    await landscape.create('live', { name });
    const created = await until(() => isThere(name));
    await landscape.change(
      'live',
      { name },
      { metadata: { annotations: { 'openmcp.cloud/owner': 'others' } } },
    );
    const changed = await until(() => isOwnedByOthers(name));
    await landscape.remove('live', { name });
    // It is there until the operator has taken away what belongs to it.
    await until(async () => !(await isListed(name)));
    const removed = await until(async () => !(await isThere(name)));
    return [created, changed, removed];
  }

  it('has what is created, changed and removed there within seconds', async () => {
    const times: number[] = [];
    for (const name of ['first', 'second', 'third']) {
      times.push(...(await playRound(name)));
    }
    process.stdout.write(
      `milliseconds until created, changed and removed in the catalog: ${times
        .map(Math.round)
        .join(', ')}\n`,
    );
    for (const each of times) {
      expect(each).toBeLessThan(SOON);
    }
  });
});
