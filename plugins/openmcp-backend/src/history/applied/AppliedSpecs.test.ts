import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { HistoryDatabase, readHashKey } from '../database';
import { AppliedSpecs } from './AppliedSpecs';
import { EnvironmentHasher } from './EnvironmentHasher';

jest.setTimeout(60_000);

const object = { cluster: 'alpha', uid: 'uid-dns' };

function live(generation: number, image: string) {
  return {
    metadata: { uid: 'uid-dns', name: 'dns', generation },
    spec: { image, env: [{ name: 'TOKEN', value: 'marked-secret' }] },
  };
}

describeWithDatabases('AppliedSpecs', databases => {
  let database: HistoryDatabase;
  let clock: ManualClock;

  beforeEach(async () => {
    database = new HistoryDatabase(databaseServiceOf(await databases.create()));
    clock = new ManualClock();
  });

  async function startBackend() {
    const hasher = new EnvironmentHasher();
    hasher.setKey(await readHashKey(await database.client()));
    const logger = mockServices.logger.mock();
    const specs = new AppliedSpecs({
      database,
      hasher,
      logger,
      clock,
      onFilled: () => {},
    });
    return {
      logger,
      specs,
      record: async (...of: Parameters<typeof live>) => {
        specs.record('alpha', live(...of));
        await specs.write(await database.client());
      },
      imageAt: async (generation: number) => {
        const found = await specs.find(object, generation);
        return found && JSON.parse(found.spec).image;
      },
    };
  }

  it('are known at once, and after a restart', async () => {
    const backend = await startBackend();
    expect(await backend.imageAt(1)).toBeUndefined();
    await backend.record(1, 'v1');
    expect(await backend.imageAt(1)).toBe('v1');
    expect(await (await startBackend()).imageAt(1)).toBe('v1');
  });

  it('are hashed with the same key by every backend', async () => {
    const client = await database.client();
    const [one, other] = await Promise.all([
      readHashKey(client),
      readHashKey(client),
    ]);
    expect(one).toHaveLength(32);
    expect(other).toEqual(one);
  });

  it('are kept without values of environment variables', async () => {
    await (await startBackend()).record(1, 'v1');
    const rows = await (await database.client())('applied_specs');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('marked-secret');
  });

  it('are those of another backend as soon as the object is another', async () => {
    const one = await startBackend();
    const other = await startBackend();
    await one.record(1, 'v1');
    expect(await other.imageAt(1)).toBe('v1');
    await one.record(2, 'v2');
    expect(await other.imageAt(2)).toBe('v2');
  });

  it('are those of another backend also when that one writes late', async () => {
    const one = await startBackend();
    const other = await startBackend();
    expect(await other.imageAt(1)).toBeUndefined();
    await one.record(1, 'v1');
    clock.advance(500);
    expect(await other.imageAt(1)).toBe('v1');
    expect(await other.imageAt(2)).toBe('v1');
    await one.record(2, 'v2');
    clock.advance(500);
    expect(await other.imageAt(2)).toBe('v2');
  });

  it('are asked for again only from time to time when there is nothing to wait for', async () => {
    const one = await startBackend();
    const other = await startBackend();
    await other.imageAt(1);
    clock.advance(10_000);
    expect(await other.imageAt(1)).toBeUndefined();
    await one.record(1, 'v1');
    clock.advance(59_999);
    expect(await other.imageAt(1)).toBeUndefined();
    clock.advance(1);
    await waitUntil(async () => expect(await other.imageAt(1)).toBe('v1'));
  });

  it('are never replaced by what was applied before', async () => {
    const one = await startBackend();
    const late = await startBackend();
    await one.record(2, 'v2');
    await late.record(1, 'v1');
    expect(await (await startBackend()).imageAt(2)).toBe('v2');
  });

  it('are not remembered of an object that cannot be told from others, which is said', async () => {
    const { specs, logger } = await startBackend();
    specs.record('alpha', { metadata: {}, spec: {} });
    expect(specs.isEmpty).toBe(true);
    expect(logger.warn).toHaveBeenCalledWith(
      expect.stringContaining('cannot be remembered'),
    );
  });
});
