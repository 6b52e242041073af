import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { BufferedWrites } from './BufferedWrites';
import { HistoryDatabase } from './HistoryDatabase';
import { WriteBehind } from './WriteBehind';

describe('WriteBehind', () => {
  let clock: ManualClock;
  let isDown: boolean;
  let waiting: string[];
  let written: string[][];
  const logger = mockServices.logger.mock();
  let buffer: BufferedWrites;
  let writes: WriteBehind;

  beforeEach(() => {
    jest.clearAllMocks();
    clock = new ManualClock();
    isDown = false;
    waiting = [];
    written = [];
    const database = {
      client: async () => {
        if (isDown) {
          throw new Error('marked-statement with marked-value');
        }
        return {};
      },
    } as unknown as HistoryDatabase;
    buffer = {
      name: 'texts',
      get isEmpty() {
        return waiting.length === 0;
      },
      async write() {
        written.push(waiting);
        waiting = [];
      },
    };
    writes = new WriteBehind({ database, logger, clock });
    writes.add(buffer);
  });

  function put(text: string) {
    waiting.push(text);
    writes.schedule();
  }

  it('gathers what comes and writes it together', async () => {
    put('a');
    put('b');
    expect(written).toEqual([]);
    clock.advance(500);
    await waitUntil(() => expect(written).toEqual([['a', 'b']]));
    clock.requireNoTimers();
  });

  it('goes on trying while the database is down, says so once, and loses nothing', async () => {
    isDown = true;
    put('a');
    clock.advance(500);
    await waitUntil(() => expect(clock.pending).toEqual([1_000]));
    put('b');
    clock.advance(1_000);
    await waitUntil(() => expect(clock.pending).toEqual([5_000]));
    clock.advance(5_000);
    await waitUntil(() => expect(clock.pending).toEqual([15_000]));
    expect(logger.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('marked');
    isDown = false;
    clock.advance(15_000);
    await waitUntil(() => expect(written).toEqual([['a', 'b']]));
    expect(logger.info).toHaveBeenCalledTimes(1);
    clock.requireNoTimers();
  });

  it('writes at once for those who want to read it, unless the database is down', async () => {
    put('a');
    await writes.settle();
    expect(written).toEqual([['a']]);
    isDown = true;
    put('b');
    await writes.settle();
    const { warn } = logger;
    expect(warn).toHaveBeenCalledTimes(1);
    isDown = false;
    await writes.settle();
    expect(written).toEqual([['a']]);
  });

  it('writes the rest also while one thing cannot be written, and that later', async () => {
    let isRefused = true;
    let others: string[] = ['marked-value'];
    writes = new WriteBehind({
      database: { client: async () => ({}) } as unknown as HistoryDatabase,
      logger,
      clock,
    });
    writes.add(
      {
        name: 'others',
        get isEmpty() {
          return others.length === 0;
        },
        async write() {
          if (isRefused) {
            throw new RangeError('marked-value does not fit');
          }
          others = [];
        },
      },
      buffer,
    );
    put('a');
    clock.advance(500);
    await waitUntil(() => expect(clock.pending).toEqual([1_000]));
    expect(written).toEqual([['a']]);
    put('b');
    clock.advance(1_000);
    await waitUntil(() => expect(clock.pending).toEqual([5_000]));
    expect(written).toEqual([['a'], ['b']]);
    expect(logger.warn.mock.calls).toEqual([
      [expect.stringMatching(/^((?!marked).)*\(RangeError\)/)],
    ]);
    isRefused = false;
    clock.advance(5_000);
    await waitUntil(() => expect(others).toEqual([]));
    clock.requireNoTimers();
  });

  it('writes the rest at the end', async () => {
    put('a');
    await writes.close();
    expect(written).toEqual([['a']]);
    clock.requireNoTimers();
  });
});
