import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { healthChange } from '../../__testUtils__/observedChanges';
import { ScriptedFleet } from '../../__testUtils__/ScriptedFleet';
import { createSnapshot } from '../../__testUtils__/snapshots';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { AppliedSpecs, EnvironmentHasher } from '../applied';
import { appendChanges, ObservedChange } from '../changes';
import { HistoryDatabase } from '../database';
import { GapFinder, ReadingRecorder } from '../readings';
import { ChangeCache } from './ChangeCache';
import { InstallationHistories } from './InstallationHistories';

jest.setTimeout(60_000);

const dns = createSnapshot('alpha', 'dns');

describeWithDatabases('InstallationHistories', databases => {
  let database: HistoryDatabase;
  let clock: ManualClock;
  let pending: ObservedChange[];
  let cache: ChangeCache;
  let histories: InstallationHistories;
  let answers: boolean;

  beforeEach(async () => {
    const opened = new HistoryDatabase(
      databaseServiceOf(await databases.create()),
    );
    await opened.client();
    answers = true;
    database = {
      client: () => (answers ? opened.client() : new Promise(() => {})),
    } as HistoryDatabase;
    clock = new ManualClock('2026-01-02T00:00:00Z');
    pending = [];
    const fleet = new ScriptedFleet(clock);
    const { feed } = fleet;
    const onFilled = () => {};
    const recorder = new ReadingRecorder({ fleet, feed, clock, onFilled });
    cache = new ChangeCache({ database, clock });
    histories = new InstallationHistories({
      changes: cache,
      gaps: new GapFinder({ database, recorder, fleet, clock }),
      applied: new AppliedSpecs({
        database,
        hasher: new EnvironmentHasher(),
        logger: mockServices.logger.mock(),
        clock,
        onFilled,
      }),
      pending: () => pending,
      keptSince: () => 0,
      clock,
    });
  });

  async function write(...changes: ObservedChange[]) {
    await appendChanges(await database.client(), changes);
    cache.handleWritten(changes);
  }

  async function told() {
    const { history } = await histories.describe(dns);
    return history.items.map(({ type, before, after }) =>
      [type, before, after].join(' '),
    );
  }

  const beginning = healthChange('Progressing', '2026-01-01T12:00:00Z');
  const healthy = healthChange('Healthy', '2026-01-01T12:01:00Z', {
    before: 'Progressing',
  });

  it('tells what is written and what is on its way as one', async () => {
    pending = [beginning, healthy];
    expect(await told()).toEqual(['health Progressing Healthy']);
    await write(...pending);
    expect(await told()).toEqual(['health Progressing Healthy']);
    pending = [];
    expect(await told()).toEqual(['health Progressing Healthy']);
    pending = [
      healthChange('Degraded', '2026-01-01T13:00:00Z', { before: 'Healthy' }),
    ];
    expect(await told()).toEqual([
      'health Healthy Degraded',
      'health Progressing Healthy',
    ]);
  });

  it('tells of no other installation', async () => {
    await write(
      { ...beginning, name: 'eso', uid: 'uid-eso' },
      { ...healthy, name: 'eso', uid: 'uid-eso' },
      { ...beginning, cluster: 'beta' },
      { ...healthy, cluster: 'beta' },
      { ...beginning, kind: 'ServiceProvider', uid: 'uid-provider' },
      { ...healthy, kind: 'ServiceProvider', uid: 'uid-provider' },
    );
    expect(await told()).toEqual([]);
  });

  it('learns after a while what other backends have written', async () => {
    expect(await told()).toEqual([]);
    await appendChanges(await database.client(), [beginning, healthy]);
    expect(await told()).toEqual([]);
    clock.advance(31_000);
    await waitUntil(async () => expect(await told()).toHaveLength(1));
  });

  it('tells the newest hundred, and that there are more', async () => {
    await write(
      ...Array.from({ length: 102 }, (_, index) =>
        healthChange(
          index % 2 ? 'Healthy' : 'Degraded',
          new Date(Date.parse('2026-01-01T12:00:00Z') + index).toISOString(),
        ),
      ),
    );
    const { history } = await histories.describe(dns);
    expect(history.items).toHaveLength(100);
    expect(history.isComplete).toBe(false);
    expect(history.items[0].at).toBe('2026-01-01T12:00:00.101Z');
  });

  it('does not wait long for a database that does not answer, and says so', async () => {
    answers = false;
    pending = [beginning, healthy];
    const described = histories.describe(dns);
    await waitUntil(() => expect(clock.pending.length).toBeGreaterThan(0));
    clock.advance(2_000);
    expect(await described).toMatchObject({
      history: {
        state: 'not-readable',
        isComplete: false,
        items: [{ before: 'Progressing', after: 'Healthy' }],
      },
      drift: { state: 'unknown' },
    });
  });
});
