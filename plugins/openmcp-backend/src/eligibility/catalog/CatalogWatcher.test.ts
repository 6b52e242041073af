import { mockServices } from '@backstage/backend-test-utils';
import { ConfigReader } from '@backstage/config';
import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  createProviderEntity,
  esoEntity,
  fluxEntity,
} from '../../__testUtils__/providerEntities';
import { TestCatalog } from '../../__testUtils__/TestCatalog';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { ImageMirrors } from '../images';
import { TrustedLocations } from '../trust';
import { CatalogWatcher } from './CatalogWatcher';

const config = new ConfigReader({});

describe('CatalogWatcher', () => {
  let catalog: TestCatalog;
  let clock: ManualClock;
  let watcher: CatalogWatcher;
  let changes: number;

  beforeEach(() => {
    catalog = new TestCatalog();
    clock = new ManualClock();
    changes = 0;
    watcher = new CatalogWatcher({
      catalog: catalog.mock,
      auth: mockServices.auth(),
      logger: mockServices.logger.mock(),
      clock,
      trustedLocations: TrustedLocations.fromConfig(config),
      mirrors: ImageMirrors.fromConfig(config),
      onChange: () => {
        changes += 1;
      },
    });
  });

  afterEach(async () => {
    await watcher.stop();
    clock.requireNoTimers();
  });

  /** Waits until the watcher pauses, and for how long. */
  async function pausing(): Promise<number> {
    return waitUntil(() => {
      const [delay, ...others] = clock.pending;
      expect(others).toEqual([]);
      expect([3_000, 30_000]).toContain(delay);
      return delay;
    });
  }

  async function goOn(): Promise<void> {
    const before = catalog.requests;
    clock.advance(await pausing());
    await waitUntil(() => expect(catalog.requests).toBe(before + 1));
    await pausing();
  }

  function names() {
    return watcher.current.entries.map(({ name }) => name);
  }

  it('knows nothing until the catalog was read', async () => {
    catalog.failing = true;
    expect(() => watcher.current).toThrow('The catalog was not read yet');
    watcher.start();
    await pausing();
    expect(() => watcher.current).toThrow('The catalog was not read yet');
    expect(watcher.freshness).toMatchObject({
      stale: true,
      reason: { code: 'catalog-not-readable' },
    });
  });

  it('reads eagerly for a minute, and then every 30 seconds', async () => {
    const start = clock.now();
    watcher.start();
    expect(await pausing()).toBe(3_000);
    catalog.entities = [esoEntity];
    while ((await pausing()) === 3_000) {
      await goOn();
    }
    expect(clock.now() - start).toBe(60_000);
    expect(names()).toEqual([esoEntity.metadata.name]);
    await goOn();
    expect(await pausing()).toBe(30_000);
  });

  it('tells when the catalog says something else, and only then', async () => {
    watcher.start();
    await pausing();
    expect(changes).toBe(1);
    await goOn();
    expect(changes).toBe(1);
    catalog.entities = [esoEntity];
    await goOn();
    expect(changes).toBe(2);
  });

  it('keeps what it knows while the catalog fails, and says how old it is', async () => {
    catalog.entities = [fluxEntity];
    watcher.start();
    await pausing();
    const asOf = new Date(clock.now()).toISOString();
    expect(watcher.freshness).toEqual({ asOf, stale: false });
    catalog.failing = true;
    await goOn();
    expect(names()).toEqual(['service-provider-flux']);
    expect(watcher.freshness).toMatchObject({
      asOf,
      stale: true,
      reason: { message: 'the catalog did not answer' },
    });
    catalog.failing = false;
    catalog.entities = [];
    await goOn();
    expect(names()).toEqual([]);
    expect(watcher.freshness.stale).toBe(false);
  });

  it('gives up a catalog that never answers, and asks again', async () => {
    catalog.mock.getEntities.mockReturnValueOnce(new Promise(() => {}));
    catalog.entities = [fluxEntity];
    watcher.start();
    await waitUntil(() => expect(clock.pending).toEqual([20_000]));
    clock.advance(20_000);
    await goOn();
    expect(names()).toEqual(['service-provider-flux']);
  });

  it('understands anew only what changed', async () => {
    catalog.entities = [fluxEntity, esoEntity];
    watcher.start();
    await pausing();
    const before = watcher.current;
    await goOn();
    expect(watcher.current).toBe(before);
    catalog.entities = [
      fluxEntity,
      createProviderEntity('service-provider-eso', { title: 'Another' }),
    ];
    await goOn();
    expect(watcher.current).not.toBe(before);
    const ref = 'component:default/service-provider-flux';
    expect(watcher.current.find(ref)).toBe(before.find(ref));
    expect(
      watcher.current.find('component:default/service-provider-eso'),
    ).toMatchObject({ title: 'Another' });
  });

  it('reads with its own credentials only what it needs', async () => {
    catalog.entities = [
      fluxEntity,
      { ...fluxEntity, spec: { type: 'website' } },
      { ...fluxEntity, kind: 'Resource' },
    ];
    watcher.start();
    await pausing();
    expect(watcher.current.entries).toHaveLength(1);
    const [request, options] = catalog.mock.getEntities.mock.calls[0];
    expect(request?.fields).not.toContain('relations');
    expect(options).toMatchObject({
      credentials: { principal: { type: 'service' } },
    });
  });
});
