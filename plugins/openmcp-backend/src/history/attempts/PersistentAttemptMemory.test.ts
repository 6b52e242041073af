import { InitAttempts } from '@openmcp/backstage-plugin-openmcp-common';
import { Knex } from 'knex';
import { ManualClock } from '../../__testUtils__/ManualClock';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { HistoryDatabase } from '../database';
import { PersistentAttemptMemory } from './PersistentAttemptMemory';

jest.setTimeout(60_000);

function attempts(
  failed: number,
  options: Partial<InitAttempts> = {},
): InitAttempts {
  return {
    providerUid: 'uid-dns',
    generation: 1,
    failed,
    jobs: [{ uid: 'uid-job', failed }],
    formerJobUids: [],
    firstFailureAt: '2026-01-01T11:00:00Z',
    lastFailure: { exitCode: 1, message: 'no credentials' },
    ...options,
  };
}

describeWithDatabases('PersistentAttemptMemory', databases => {
  let client: Knex;

  beforeEach(async () => {
    const database = databaseServiceOf(await databases.create());
    client = await new HistoryDatabase(database).client();
  });

  function createMemory() {
    return new PersistentAttemptMemory({
      clock: new ManualClock(),
      onFilled: () => {},
    });
  }

  /** What a backend knows that starts now. */
  async function afterRestart() {
    const memory = createMemory();
    await memory.load(client);
    return memory;
  }

  it('knows after a restart what it knew before', async () => {
    const memory = createMemory();
    memory.remember('alpha', attempts(4));
    memory.remember('alpha', attempts(5));
    memory.remember('beta', attempts(1));
    expect(memory.isEmpty).toBe(false);
    await memory.write(client);
    expect(memory.isEmpty).toBe(true);
    const restarted = await afterRestart();
    expect(restarted.recall('alpha', 'uid-dns')).toEqual(attempts(5));
    expect(restarted.recall('beta', 'uid-dns')).toEqual(attempts(1));
    expect(restarted.recall('beta', 'uid-eso')).toBeUndefined();
    expect(restarted.isEmpty).toBe(true);
  });

  it('lets go what is gone', async () => {
    const memory = createMemory();
    memory.remember('alpha', attempts(5));
    await memory.write(client);
    memory.forget('alpha', 'uid-dns');
    await memory.write(client);
    expect((await afterRestart()).recall('alpha', 'uid-dns')).toBeUndefined();
  });

  it('does not let a backend that knows less overwrite one that knows more', async () => {
    const one = createMemory();
    const other = createMemory();
    one.remember('alpha', attempts(5));
    other.remember('alpha', attempts(2));
    await one.write(client);
    await other.write(client);
    expect((await afterRestart()).recall('alpha', 'uid-dns')?.failed).toBe(5);
    other.remember('alpha', attempts(0, { generation: 2, jobs: [] }));
    await other.write(client);
    expect((await afterRestart()).recall('alpha', 'uid-dns')).toMatchObject({
      generation: 2,
      failed: 0,
    });
  });

  it('counts on when it is loaded after the first attempt was seen', async () => {
    const before = createMemory();
    before.remember(
      'alpha',
      attempts(4, {
        jobs: [
          { uid: 'uid-job-1', failed: 3 },
          { uid: 'uid-job-2', failed: 1 },
        ],
      }),
    );
    await before.write(client);
    const restarted = createMemory();
    restarted.remember(
      'alpha',
      attempts(3, {
        jobs: [
          { uid: 'uid-job-2', failed: 2 },
          { uid: 'uid-job-3', failed: 1 },
        ],
        firstFailureAt: '2026-01-01T11:30:00Z',
      }),
    );
    expect(await restarted.load(client)).toBe(true);
    expect(restarted.recall('alpha', 'uid-dns')).toMatchObject({
      failed: 6,
      firstFailureAt: '2026-01-01T11:00:00Z',
    });
  });

  it('does not count attempts of an earlier generation', async () => {
    const before = createMemory();
    before.remember('alpha', attempts(4));
    await before.write(client);
    const restarted = createMemory();
    restarted.remember(
      'alpha',
      attempts(1, {
        generation: 2,
        jobs: [{ uid: 'uid-job-9', failed: 1 }],
      }),
    );
    await restarted.load(client);
    expect(restarted.recall('alpha', 'uid-dns')).toMatchObject({
      generation: 2,
      failed: 1,
      formerJobUids: ['uid-job'],
    });
  });
});
