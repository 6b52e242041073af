import { Knex } from 'knex';
import { healthChange } from '../../__testUtils__/observedChanges';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { HistoryDatabase } from '../database';
import { appendChanges } from './changeTable';
import { noteMissing } from './noteMissing';

jest.setTimeout(60_000);

const noon = '2026-01-01T12:00:00Z';

describeWithDatabases('noteMissing', databases => {
  let client: Knex;

  beforeEach(async () => {
    const database = databaseServiceOf(await databases.create());
    client = await new HistoryDatabase(database).client();
  });

  function notice(name: string, time: string = noon, cluster = 'alpha') {
    return appendChanges(client, [
      healthChange('Healthy', time, { cluster, name, uid: `uid-${name}` }),
    ]);
  }

  /** A backend that starts finds these on the cluster. */
  async function list(
    names: string[],
    { time, identity }: { time: string; identity?: string },
  ) {
    const begunAt = Date.parse(time);
    for (const name of names) {
      await notice(name, time);
    }
    await noteMissing(client, {
      cluster: 'alpha',
      identity,
      uids: new Set(names.map(name => `uid-${name}`)),
      begunAt,
      at: begunAt + 1_000,
    });
  }

  async function deleted() {
    const rows: Array<{ name: string; at: number | string }> = await client(
      'installation_changes',
    )
      .where({ type: 'deleted' })
      .orderBy('id');
    return rows.map(
      ({ name, at }) =>
        `${name} ${new Date(Number(at)).toISOString().slice(11, 19)}`,
    );
  }

  it('tells once what was deleted while nobody watched, and nothing that is new', async () => {
    await notice('dns');
    await notice('eso');
    await notice('new', '2026-01-01T12:59:00Z');
    await notice('other', noon, 'beta');
    await list(['eso'], { time: '2026-01-01T13:00:00Z' });
    await list(['eso'], { time: '2026-01-01T13:00:30Z' });
    expect(await deleted()).toEqual(['dns 13:00:01']);
  });

  it('takes nothing for deleted that was on another cluster of the name', async () => {
    await list(['dns', 'eso'], { time: noon, identity: 'uid-first' });
    // One object was taken along, with its uid, out of a backup.
    await list(['eso', 'flux'], {
      time: '2026-01-01T13:00:00Z',
      identity: 'uid-second',
    });
    expect(await deleted()).toEqual([]);
    // It stays forgotten, and what is on the new one is watched over as before.
    await list([], { time: '2026-01-01T14:00:00Z', identity: 'uid-second' });
    expect(await deleted()).toEqual(['flux 14:00:01']);
  });

  it('tells that all was deleted where it is the same cluster', async () => {
    await list(['dns'], { time: noon, identity: 'uid-first' });
    await list(['velero'], {
      time: '2026-01-01T13:00:00Z',
      identity: 'uid-first',
    });
    expect(await deleted()).toEqual(['dns 13:00:01']);
  });

  it('does not believe that all was deleted where nothing tells which cluster it is', async () => {
    await notice('dns');
    await list(['flux', 'velero'], { time: '2026-01-01T13:00:00Z' });
    expect(await deleted()).toEqual([]);
    await list(['flux'], { time: '2026-01-01T14:00:00Z' });
    expect(await deleted()).toEqual(['velero 14:00:01']);
  });

  it('knows the cluster again after a time in which nothing told which it was', async () => {
    await list(['dns', 'eso'], { time: noon, identity: 'uid-first' });
    await list(['dns', 'eso'], { time: '2026-01-01T13:00:00Z' });
    await list(['dns'], {
      time: '2026-01-01T14:00:00Z',
      identity: 'uid-first',
    });
    expect(await deleted()).toEqual(['eso 14:00:01']);
    await list(['flux'], {
      time: '2026-01-01T15:00:00Z',
      identity: 'uid-second',
    });
    expect(await deleted()).toEqual(['eso 14:00:01']);
  });

  it('forgets nothing of what another backend noticed on the same new cluster', async () => {
    await list(['dns'], { time: noon, identity: 'uid-first' });
    // It begins a moment before the other one, and is done a moment after it.
    await notice('flux', '2026-01-01T13:00:00Z');
    await list(['flux'], {
      time: '2026-01-01T13:00:02Z',
      identity: 'uid-second',
    });
    await noteMissing(client, {
      cluster: 'alpha',
      identity: 'uid-second',
      uids: new Set(['uid-flux']),
      begunAt: Date.parse('2026-01-01T13:00:00Z'),
      at: Date.parse('2026-01-01T13:00:03Z'),
    });
    await list([], { time: '2026-01-01T14:00:00Z', identity: 'uid-second' });
    expect(await deleted()).toEqual(['flux 14:00:01']);
  });
});
