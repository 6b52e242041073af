import { Knex } from 'knex';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { ScriptedFleet } from '../../__testUtils__/ScriptedFleet';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { HistoryDatabase } from '../database';
import { GapFinder } from './GapFinder';
import { ReadingRecorder } from './ReadingRecorder';

jest.setTimeout(60_000);

const minute = 60_000;

describeWithDatabases('times in which a cluster was read', databases => {
  let database: HistoryDatabase;
  let client: Knex;
  let clock: ManualClock;

  beforeEach(async () => {
    database = new HistoryDatabase(databaseServiceOf(await databases.create()));
    client = await database.client();
    clock = new ManualClock('2026-01-01T02:00:00Z');
  });

  function startBackend() {
    const fleet = new ScriptedFleet(clock);
    const recorder = new ReadingRecorder({
      fleet,
      feed: fleet.feed,
      clock,
      onFilled: () => {},
    });
    recorder.start();
    const finder = new GapFinder({ database, recorder, fleet, clock });
    return {
      fleet,
      recorder,
      write: () => recorder.write(client),
      async gaps() {
        const gaps = await finder.find(() => true);
        return gaps.map(
          ({ from, to, ending }) =>
            `${new Date(from).toISOString().slice(11, 16)} - ${
              to ? new Date(to).toISOString().slice(11, 16) : ''
            } ${ending?.state ?? 'no backend'}`,
        );
      },
    };
  }

  it('leave a gap for as long as the cluster is lost, from its last sign of life on', async () => {
    const { fleet, gaps, write, recorder } = startBackend();
    fleet.read();
    clock.advance(40 * minute);
    fleet.lose(clock.now() - minute);
    clock.advance(10 * minute);
    expect(await gaps()).toEqual(['02:39 -  unreachable']);
    clock.advance(11 * minute);
    fleet.read();
    await write();
    clock.advance(minute);
    expect(await gaps()).toEqual(['02:39 - 03:01 unreachable']);
    recorder.stop();
    clock.requireNoTimers();
  });

  it('leave none for a short break, and then need one row only', async () => {
    const { fleet, gaps, write, recorder } = startBackend();
    fleet.read();
    for (let times = 0; times < 20; times += 1) {
      clock.advance(5 * minute);
      fleet.lose(clock.now());
      await write();
      clock.advance(10_000);
      fleet.read();
      await write();
    }
    expect(await gaps()).toEqual([]);
    expect(await client('cluster_readings')).toHaveLength(1);
    recorder.stop();
  });

  it('leave a gap while no backend runs, and none while one does', async () => {
    const first = startBackend();
    first.fleet.read();
    clock.advance(10 * minute);
    first.recorder.stop();
    await first.write();
    clock.advance(30_000);
    const second = startBackend();
    second.fleet.read();
    clock.advance(10 * minute);
    expect(await second.gaps()).toEqual([]);
    second.recorder.stop();
    await second.write();
    clock.advance(60 * minute);
    const third = startBackend();
    third.fleet.read();
    expect(await third.gaps()).toEqual(['02:20 - 03:20 no backend']);
    third.recorder.stop();
  });

  it('are known up to half a minute when a backend ends by force', async () => {
    const first = startBackend();
    first.fleet.read();
    clock.advance(10 * minute + 20_000);
    await first.write();
    clock.advance(60 * minute);
    const second = startBackend();
    second.fleet.read();
    // The last half minute that was noted.
    const written = await client('cluster_readings').first();
    expect(Number(written.until)).toBe(Date.parse('2026-01-01T02:10:00Z'));
    expect(await second.gaps()).toEqual(['02:10 - 03:10 no backend']);
    second.recorder.stop();
    first.recorder.stop();
  });

  it('wait in a bounded number while the database is down', async () => {
    const { fleet, recorder, write } = startBackend();
    for (let times = 0; times < 10_050; times += 1) {
      fleet.read();
      fleet.lose(clock.now());
      clock.jump(2 * minute);
    }
    await write();
    const [{ count }] = await client('cluster_readings').count({ count: '*' });
    expect(Number(count)).toBe(10_000);
    recorder.stop();
  });
});
