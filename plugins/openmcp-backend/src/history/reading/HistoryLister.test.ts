import { mockServices } from '@backstage/backend-test-utils';
import { Knex } from 'knex';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { healthChange } from '../../__testUtils__/observedChanges';
import { ScriptedFleet } from '../../__testUtils__/ScriptedFleet';
import {
  databaseServiceOf,
  describeWithDatabases,
} from '../../__testUtils__/testDatabases';
import { HistoryQuery } from '../../reading';
import { appendChanges } from '../changes';
import { HistoryDatabase, WriteBehind } from '../database';
import { GapFinder, ReadingRecorder } from '../readings';
import { HistoryLister } from './HistoryLister';

jest.setTimeout(60_000);

const everything = { cluster: () => true, installation: () => true };

describeWithDatabases('HistoryLister', databases => {
  let client: Knex;
  let keptSince: number;
  let lister: HistoryLister;

  beforeEach(async () => {
    const database = new HistoryDatabase(
      databaseServiceOf(await databases.create()),
    );
    client = await database.client();
    const clock = new ManualClock('2026-01-02T00:00:00Z');
    const logger = mockServices.logger.mock();
    const fleet = new ScriptedFleet(clock);
    const onFilled = () => {};
    const { feed } = fleet;
    const recorder = new ReadingRecorder({ fleet, feed, clock, onFilled });
    keptSince = 0;
    lister = new HistoryLister({
      database,
      writes: new WriteBehind({ database, logger, clock }),
      gaps: new GapFinder({ database, recorder, fleet, clock }),
      keptSince: () => keptSince,
      clock,
    });
  });

  function change(cluster: string, name: string, health: string, at: string) {
    const uid = `uid-${cluster}-${name}`;
    return healthChange(health, `2026-01-01T${at}Z`, { cluster, name, uid });
  }

  async function list(
    query: Partial<HistoryQuery> = {},
    visibility: Parameters<HistoryLister['list']>[1] = everything,
  ) {
    const page = await lister.list({ limit: 100, ...query }, visibility);
    return {
      ...page,
      told: page.items.map(
        ({ cluster, name, after, at }) =>
          `${at.slice(11, 16)} ${cluster}/${name} ${after}`,
      ),
    };
  }

  beforeEach(() =>
    appendChanges(client, [
      change('alpha', 'dns', 'Healthy', '01:00:00'),
      change('alpha', 'eso', 'Healthy', '01:00:00'),
      change('beta', 'dns', 'Healthy', '01:00:00'),
      change('alpha', 'dns', 'Degraded', '03:02:00'),
      change('beta', 'dns', 'Degraded', '03:01:00'),
      change('alpha', 'eso', 'Progressing', '14:00:00'),
      change('alpha', 'eso', 'Healthy', '14:20:00'),
    ]),
  );

  it('tells the changes of all installations, newest first', async () => {
    const { told, totalItems, next } = await list();
    expect(told).toEqual([
      '14:20 alpha/eso Healthy',
      '14:00 alpha/eso Progressing',
      '03:02 alpha/dns Degraded',
      '03:01 beta/dns Degraded',
    ]);
    expect(totalItems).toBe(4);
    expect(next).toBeUndefined();
  });

  it('narrows them to a time, to clusters and to kinds', async () => {
    const at = (time: string) => Date.parse(`2026-01-01T${time}Z`);
    expect(
      (await list({ from: at('03:02:00'), to: at('14:20:00') })).told,
    ).toEqual(['14:00 alpha/eso Progressing', '03:02 alpha/dns Degraded']);
    expect((await list({ clusters: ['beta'] })).told).toEqual([
      '03:01 beta/dns Degraded',
    ]);
    expect((await list({ kinds: ['ServiceProvider'] })).told).toEqual([]);
    expect((await list({ kinds: ['PlatformService'] })).totalItems).toBe(4);
  });

  it('tells those alone that the caller may see, and counts no others', async () => {
    const { told, totalItems } = await list(
      {},
      {
        cluster: name => name === 'beta',
        installation: ({ cluster, name }) =>
          cluster === 'alpha' && name === 'dns',
      },
    );
    expect(told).toEqual(['03:02 alpha/dns Degraded']);
    expect(totalItems).toBe(1);
    expect(
      await list({}, { cluster: () => false, installation: () => false }),
    ).toMatchObject({ items: [], totalItems: 0, gaps: [] });
  });

  it('goes on where a page ended, without leaving out or repeating any', async () => {
    // All at the same time, so that only the order of writing tells them apart.
    const many = Array.from({ length: 40 }, (_, index) => [
      change('gamma', `n${index}`, 'Healthy', '05:00:00'),
      change('gamma', `n${index}`, 'Degraded', '06:00:00'),
    ]);
    await appendChanges(client, many.flat());
    const seen: string[] = [];
    let after: HistoryQuery['after'];
    do {
      const page = await list(
        { limit: 7, after },
        {
          cluster: () => true,
          installation: ({ name }) => !name.endsWith('3'),
        },
      );
      expect(page.totalItems).toBe(40);
      seen.push(...page.told);
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
    expect(seen[0]).toBe('14:20 alpha/eso Healthy');
  });

  it('lets no page end at a change that the caller may not see', async () => {
    const visibility = {
      cluster: () => true,
      // There is a change of `alpha/dns` between theirs.
      installation: ({ cluster, name }: { cluster: string; name: string }) =>
        name === 'eso' || cluster === 'beta',
    };
    const page = await list({ limit: 2 }, visibility);
    expect(page.told).toEqual([
      '14:20 alpha/eso Healthy',
      '14:00 alpha/eso Progressing',
    ]);
    expect(page.next?.at).toBe(Date.parse('2026-01-01T14:00:00Z'));
    expect((await list({ after: page.next }, visibility)).told).toEqual([
      '03:01 beta/dns Degraded',
    ]);
  });

  it('finds what the caller may see behind however many others', async () => {
    const at = Date.parse('2026-01-01T20:00:00Z');
    await client.batchInsert(
      'installation_changes',
      Array.from({ length: 20_500 }, (_, index) => ({
        cluster: 'gamma',
        kind: 'PlatformService',
        name: `n${index}`,
        uid: `uid-${index}`,
        type: 'created',
        sequence: 0,
        at: at + index,
        observed_at: at + index,
        told: true,
      })),
      400,
    );
    const page = await list(
      { limit: 1 },
      {
        cluster: () => true,
        installation: ({ cluster }) => cluster === 'beta',
      },
    );
    expect(page.told).toEqual(['03:01 beta/dns Degraded']);
    expect(page.next).toBeUndefined();
    // More of them than are named in one statement.
    const seen: number[] = [];
    let after: HistoryQuery['after'];
    do {
      const part = await list(
        { limit: 500, after, clusters: ['gamma'] },
        {
          cluster: () => true,
          installation: ({ name }) => Number(name.slice(1)) % 17 === 0,
        },
      );
      seen.push(...part.items.map(each => Date.parse(each.at) - at));
      after = part.next;
    } while (after);
    const expected = Array.from({ length: 20_500 }, (_, index) => index)
      .filter(index => index % 17 === 0)
      .reverse();
    expect(seen).toEqual(expected);
  });

  it('tells nothing from before the history is complete', async () => {
    keptSince = Date.parse('2026-01-01T10:00:00Z');
    const page = await list({ from: 0 });
    expect(page.told).toEqual([
      '14:20 alpha/eso Healthy',
      '14:00 alpha/eso Progressing',
    ]);
    expect(page.keptSince).toBe('2026-01-01T10:00:00.000Z');
  });

  it('says that the history could not be read, instead of showing none', async () => {
    await client.destroy();
    await expect(list()).rejects.toMatchObject({
      name: 'ServiceUnavailableError',
      message: expect.stringContaining('could not be read'),
    });
  });

  it('tells the gaps of clusters that the caller may see, in that time', async () => {
    const hour = (time: string) => Date.parse(`2026-01-01T${time}:00Z`);
    const reading = (cluster: string, from: string, until: string) => ({
      cluster,
      reader: 'one',
      began: hour(from),
      until: hour(until),
      ending: null,
    });
    await client('cluster_readings').insert([
      reading('alpha', '00:00', '02:40'),
      reading('alpha', '03:01', '23:00'),
      reading('beta', '00:00', '05:00'),
      reading('beta', '06:00', '23:00'),
    ]);
    const gaps = async (query: Partial<HistoryQuery>, cluster?: string) => {
      const page = await list(query, {
        installation: () => true,
        cluster: name => cluster === undefined || name === cluster,
      });
      return page.gaps.map(
        each => `${each.cluster} ${each.from.slice(11, 16)}`,
      );
    };
    expect(await gaps({})).toEqual(['alpha 02:40', 'beta 05:00']);
    expect(await gaps({}, 'beta')).toEqual(['beta 05:00']);
    expect(await gaps({ clusters: ['alpha'] })).toEqual(['alpha 02:40']);
    expect(await gaps({ from: hour('03:00') })).toEqual([
      'alpha 02:40',
      'beta 05:00',
    ]);
    expect(await gaps({ from: hour('03:01') })).toEqual(['beta 05:00']);
    expect(await gaps({ to: hour('05:00') })).toEqual(['alpha 02:40']);
  });
});
