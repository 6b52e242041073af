import { Knex } from 'knex';
import { healthChange } from '../../__testUtils__/observedChanges';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { HistoryDatabase } from '../database';
import { appendChanges, readChangesOf } from './changeTable';

jest.setTimeout(60_000);

describeWithDatabases('changes of installations', databases => {
  let client: Knex;

  beforeEach(async () => {
    const database = databaseServiceOf(await databases.create());
    client = await new HistoryDatabase(database).client();
  });

  async function written(name: string = 'dns') {
    const reference = { cluster: 'alpha', kind: 'PlatformService', name };
    const changes = await readChangesOf(client, reference, {
      since: 0,
      limit: 100,
    });
    return changes.map(
      ({ type, before, after, at }) =>
        `${new Date(at).toISOString().slice(11, 19)} ${type} ${
          before ?? '-'
        } > ${after ?? '-'}`,
    );
  }

  const beginning = healthChange('Progressing', '2026-01-01T12:00:00Z');
  const healthy = healthChange('Healthy', '2026-01-01T12:01:00Z');
  const degraded = healthChange('Degraded', '2026-01-01T12:05:00Z');

  it('follow one another, and the first one is a beginning that nobody is told of', async () => {
    await appendChanges(client, [beginning, healthy]);
    await appendChanges(client, [degraded]);
    expect(await written()).toEqual([
      '12:05:00 health Healthy > Degraded',
      '12:01:00 health Progressing > Healthy',
    ]);
    expect(await client('installation_changes')).toHaveLength(3);
  });

  it('keep their reasons', async () => {
    await appendChanges(client, [beginning, healthy]);
    const [change] = await readChangesOf(
      client,
      { cluster: 'alpha', kind: 'PlatformService', name: 'dns' },
      { since: 0, limit: 1 },
    );
    expect(change).toMatchObject({
      uid: 'uid-dns',
      at: Date.parse('2026-01-01T12:01:00Z'),
      details: {
        summary: { code: 'healthy', params: {}, message: 'is Healthy' },
        generation: 1,
      },
    });
  });

  it('are written once when several backends notice them at the same time', async () => {
    const later = (change: typeof healthy, milliseconds: number) => ({
      ...change,
      at: change.at + milliseconds,
      observedAt: change.observedAt + milliseconds,
    });
    const all = [beginning, healthy, degraded];
    await Promise.all(
      [0, 3, 7, 11].map(delay =>
        appendChanges(
          client,
          all.map(each => later(each, delay)),
        ),
      ),
    );
    expect(await client('installation_changes')).toHaveLength(3);
    const told = await written();
    expect(told.map(each => each.slice(9))).toEqual([
      'health Healthy > Degraded',
      'health Progressing > Healthy',
    ]);
  });

  it('are not written again by a backend that is late', async () => {
    const again = healthChange('Healthy', '2026-01-01T12:06:00Z');
    await appendChanges(client, [beginning, healthy, degraded, again]);
    await appendChanges(client, [beginning, healthy, degraded, again]);
    expect(await written()).toEqual([
      '12:06:00 health Degraded > Healthy',
      '12:05:00 health Healthy > Degraded',
      '12:01:00 health Progressing > Healthy',
    ]);
  });

  it('go on after a restart, when what was last known is known no more', async () => {
    await appendChanges(client, [beginning, healthy]);
    // A new process first tells what it finds.
    await appendChanges(client, [
      healthChange('Degraded', '2026-01-01T13:00:00Z'),
    ]);
    expect((await written())[0]).toBe('13:00:00 health Healthy > Degraded');
  });

  it('of attempts are known by generation and number', async () => {
    const attempt = (count: number) =>
      healthChange(String(count), `2026-01-01T12:00:0${count}Z`, {
        type: 'init-failed',
        before: String(count - 1),
        sequence: 3_000_000 + count,
        details: { generation: 3, failure: { exitCode: 1 } },
      });
    await appendChanges(client, [attempt(1), attempt(2)]);
    await appendChanges(client, [attempt(2), attempt(3)]);
    expect(await written()).toEqual([
      '12:00:03 init-failed 2 > 3',
      '12:00:02 init-failed 1 > 2',
      '12:00:01 init-failed 0 > 1',
    ]);
  });

  it('of more installations than one statement takes are all written', async () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      ['Progressing', 'Healthy'].map(health =>
        healthChange(health, '2026-01-01T12:00:00Z', {
          name: `service-${index}`,
          uid: `uid-${index}`,
        }),
      ),
    ).flat();
    await appendChanges(client, many);
    expect(await client('installation_changes')).toHaveLength(180);
    expect(await written('service-89')).toEqual([
      '12:00:00 health Progressing > Healthy',
    ]);
  });
});
