import { mockServices } from '@backstage/backend-test-utils';
import knexFactory, { Knex } from 'knex';
import { ManualClock } from '../__testUtils__/ManualClock';
import { createSnapshot } from '../__testUtils__/snapshots';
import { ScriptedFleet } from '../__testUtils__/ScriptedFleet';
import { waitUntil } from '../__testUtils__/waitUntil';
import { createHistory, createMemory } from './createHistory';

const attempts = {
  providerUid: 'uid-dns',
  generation: 1,
  failed: 5,
  jobs: [{ uid: 'uid-job', failed: 5 }],
  formerJobUids: [],
};

describe('createHistory', () => {
  let client: Knex;
  let isDown: boolean;
  let clock: ManualClock;

  beforeEach(() => {
    isDown = false;
    clock = new ManualClock();
    client = knexFactory({
      client: 'better-sqlite3',
      connection: ':memory:',
      useNullAsDefault: true,
    });
  });

  afterEach(() => client.destroy());

  function createBackend() {
    const logger = mockServices.logger.mock();
    const fleet = new ScriptedFleet(clock);
    const rederive = jest.spyOn(fleet, 'rederive');
    const readSpecs = jest.spyOn(fleet, 'readSpecs');
    const memory = createMemory({
      database: {
        getClient: async () => {
          if (isDown) {
            throw new Error('down');
          }
          return client;
        },
      },
      logger,
      clock,
    });
    const { feed } = fleet;
    const history = createHistory({ memory, fleet, feed, logger, clock });
    return { memory, history, rederive, readSpecs, fleet };
  }

  async function rememberFailures() {
    const { memory, history } = createBackend();
    await history.start();
    memory.attempts.remember('alpha', attempts);
    await history.stop();
  }

  it('knows what was remembered before clusters are watched', async () => {
    await rememberFailures();
    const { memory, history } = createBackend();
    await history.start();
    expect(memory.attempts.recall('alpha', 'uid-dns')).toEqual(attempts);
    await history.stop();
  });

  it('does not take the next try of a failing installation for its recovery, because the database is late', async () => {
    isDown = true;
    const { history, fleet, rederive } = createBackend();
    const started = history.start();
    await waitUntil(() => expect(clock.pending).toContain(5_000));
    clock.advance(3_000);
    await started;
    const trying = createSnapshot('alpha', 'dns', { health: 'Progressing' });
    const init = { state: 'running', failedAttempts: 0 } as const;
    fleet.replace({ ...trying, status: { ...trying.status, init } });
    fleet.read();
    clock.advance(1_000);
    isDown = false;
    clock.advance(1_000);
    // It is known now how often it was tried.
    await waitUntil(() => expect(rederive).toHaveBeenCalled());
    const failing = createSnapshot('alpha', 'dns', { health: 'Degraded' });
    fleet.replace({
      ...failing,
      status: { ...failing.status, init: { ...init, failedAttempts: 5 } },
    });
    await history.stop();
    const healths = await client('installation_changes')
      .where({ type: 'health' })
      .select('value_before', 'value_after');
    expect(healths).toEqual([{ value_before: null, value_after: 'Degraded' }]);
  });

  it('lets clusters be watched after three seconds, and has status derived anew when the database is there', async () => {
    await rememberFailures();
    isDown = true;
    const { memory, history, rederive, readSpecs } = createBackend();
    let isStarted = false;
    const started = history.start().then(() => {
      isStarted = true;
    });
    await waitUntil(() => expect(clock.pending).toContain(5_000));
    expect(isStarted).toBe(false);
    clock.advance(3_000);
    await started;
    expect(memory.attempts.recall('alpha', 'uid-dns')).toBeUndefined();
    expect(rederive).not.toHaveBeenCalled();
    // Without the key of the database nothing of a spec can be kept.
    expect(memory.hasher.hide('uid-dns', {})).toBeUndefined();
    expect(readSpecs).not.toHaveBeenCalled();
    isDown = false;
    clock.advance(2_000);
    await waitUntil(() => expect(rederive).toHaveBeenCalledTimes(1));
    expect(memory.attempts.recall('alpha', 'uid-dns')).toEqual(attempts);
    expect(readSpecs).toHaveBeenCalledTimes(1);
    await history.stop();
  });

  it('reads nothing of the clusters again where the database was there in time', async () => {
    const { memory, history, readSpecs } = createBackend();
    await history.start();
    expect(memory.hasher.hide('uid-dns', {})).toBe('{}');
    expect(readSpecs).not.toHaveBeenCalled();
    await history.stop();
  });
});
