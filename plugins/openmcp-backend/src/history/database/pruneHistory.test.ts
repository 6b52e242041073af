import { Knex } from 'knex';
import { healthChange } from '../../__testUtils__/observedChanges';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { appendChanges } from '../changes';
import { HISTORY_LIMITS } from '../limits';
import { HistoryDatabase } from './HistoryDatabase';
import { pruneHistory } from './pruneHistory';
import { readKeptSince } from './settingsTable';

jest.setTimeout(60_000);

const begin = Date.parse('2026-01-01T00:00:00Z');
const day = 24 * 60 * 60_000;

describeWithDatabases('pruneHistory', databases => {
  let client: Knex;

  beforeEach(async () => {
    const database = databaseServiceOf(await databases.create());
    client = await new HistoryDatabase(database).client();
    await readKeptSince(client, begin);
  });

  async function changes(uid: string = 'uid-dns') {
    const rows = await client('installation_changes')
      .where({ uid })
      .orderBy('id');
    return rows.map(row => row.value_after ?? row.type);
  }

  it('lets go what is too old, but for the last state of what is still there', async () => {
    await appendChanges(client, [
      healthChange('Progressing', '2026-01-01T00:00:00Z'),
      healthChange('Healthy', '2026-01-01T00:01:00Z'),
    ]);
    expect(await pruneHistory(client, begin + 29 * day)).toBe(begin);
    expect(await changes()).toEqual(['Progressing', 'Healthy']);
    const now = begin + 40 * day;
    expect(await pruneHistory(client, now)).toBe(now - HISTORY_LIMITS.age);
    expect(await readKeptSince(client, now)).toBe(now - HISTORY_LIMITS.age);
    expect(await changes()).toEqual(['Healthy']);
    await appendChanges(client, [
      healthChange('Degraded', '2026-02-10T00:00:00Z'),
    ]);
    const [last] = await client('installation_changes').orderBy('id', 'desc');
    expect(last).toMatchObject({
      value_before: 'Healthy',
      value_after: 'Degraded',
    });
  });

  it('lets go everything of what was deleted long ago', async () => {
    await appendChanges(client, [
      healthChange('Healthy', '2026-01-01T00:00:00Z'),
      healthChange('', '2026-01-02T00:00:00Z', {
        type: 'deleted',
        after: undefined,
        sequence: 0,
      }),
    ]);
    await pruneHistory(client, begin + 31.5 * day);
    expect(await changes()).toEqual([]);
  });

  it('bounds everything, and says from when on the history is still complete', async () => {
    await appendChanges(
      client,
      ['Progressing', 'Healthy', 'Degraded', 'Healthy', 'Degraded'].map(
        (health, minute) =>
          healthChange(health, `2026-01-01T00:0${minute}:00Z`),
      ),
    );
    await client('cluster_readings').insert(
      [1, 2, 3].map(number => ({
        cluster: 'alpha',
        reader: 'one',
        began: begin + number,
        until: begin + number,
      })),
    );
    await client('init_attempts').insert(
      [1, 2, 3].map(number => ({
        cluster: 'alpha',
        uid: `uid-${number}`,
        generation: 1,
        failed: 1,
        attempts: '{}',
        updated_at: begin + number,
      })),
    );
    await client('applied_specs').insert(
      [1, 2, 3].map(number => ({
        cluster: 'alpha',
        uid: `uid-${number}`,
        name: 'dns',
        generation: 1,
        applied_at: begin + number,
        spec: '{}',
      })),
    );
    const keptSince = await pruneHistory(client, begin + day, {
      ...HISTORY_LIMITS,
      changes: 2,
      readings: 2,
      initAttempts: 2,
      appliedSpecs: 2,
    });
    expect(await changes()).toEqual(['Healthy', 'Degraded']);
    expect(keptSince).toBe(Date.parse('2026-01-01T00:02:00.001Z'));
    for (const table of [
      'cluster_readings',
      'init_attempts',
      'applied_specs',
    ]) {
      expect([table, await client(table)]).toEqual([
        table,
        [expect.anything(), expect.anything()],
      ]);
    }
  });

  it('bounds what one object can leave that flaps', async () => {
    for (let batch = 0; batch < 12; batch += 1) {
      await appendChanges(
        client,
        Array.from({ length: 100 }, (_, index) => {
          const minute = batch * 100 + index;
          return healthChange(
            index % 2 ? 'Healthy' : 'Degraded',
            new Date(begin + minute * 60_000).toISOString(),
          );
        }),
      );
    }
    await pruneHistory(client, begin + day);
    expect(await changes()).toHaveLength(HISTORY_LIMITS.changesPerObject);
  });
});
