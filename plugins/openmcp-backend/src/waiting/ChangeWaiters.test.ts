import { ManualClock } from '../__testUtils__/ManualClock';
import { Change, ChangeFeed, MemoryChangeFeed } from '../store';
import { ChangeWaiters } from './ChangeWaiters';
import { HeldAnswers } from './HeldAnswers';

const change: Change = {
  type: 'installation',
  cluster: 'alpha',
  kind: 'PlatformService',
  name: 'dns',
  removed: false,
};

describe('ChangeWaiters', () => {
  const clock = new ManualClock();
  const { signal } = new AbortController();
  const limits = { milliseconds: 1_000, signal };

  it('looks once for each who waits, however much happens at once', async () => {
    const feed = new MemoryChangeFeed();
    const subscribe = jest.spyOn(feed, 'subscribe');
    const held = new HeldAnswers(clock, 1_000);
    const waiters = new ChangeWaiters({ feed, held });
    const begin = feed.revision;
    let looks = 0;
    const waiting = Array.from({ length: 1_000 }, () =>
      waiters.waitFor(limits, async () => {
        looks += 1;
        const { revision } = feed;
        const found = feed.since(begin)?.changes.length;
        return { answer: found || undefined, revision, concerns: () => true };
      }),
    );
    await new Promise(setImmediate);
    for (let index = 0; index < 500; index += 1) {
      feed.record([change]);
    }
    expect(await Promise.all(waiting)).toEqual(Array(1_000).fill(500));
    expect(looks).toBe(2_000);
    expect(subscribe).toHaveBeenCalledTimes(1);
    clock.requireNoTimers();
  });

  it('misses nothing that happens while it looks', async () => {
    const feed = new MemoryChangeFeed();
    const waiters = new ChangeWaiters({ feed, held: new HeldAnswers(clock) });
    const begin = feed.revision;
    const found = await waiters.waitFor(limits, async () => {
      const since = feed.since(begin);
      if (since?.changes.length === 0) {
        // Before anybody listens.
        feed.record([change]);
        return { revision: since.revision, concerns: () => true };
      }
      return {
        answer: since?.changes,
        revision: feed.revision,
        concerns: () => true,
      };
    });
    expect(found).toEqual([change]);
  });

  it('lets other work go on while many are told of much that is not theirs', async () => {
    const feed = new MemoryChangeFeed();
    const waiters = new ChangeWaiters({ feed, held: new HeldAnswers(clock) });
    const begin = feed.revision;
    let asked = 0;
    const waiting = Array.from({ length: 500 }, () =>
      waiters.waitFor(limits, async () => {
        const { revision } = feed;
        const found = feed
          .since(begin)
          ?.changes.some(({ type }) => type === 'catalog');
        return {
          answer: found || undefined,
          revision,
          concerns: ({ type }) => {
            asked += 1;
            return type === 'catalog';
          },
        };
      }),
    );
    await new Promise(setImmediate);
    feed.record(Array.from({ length: 4_000 }, () => change));
    let turns = 0;
    while (asked < 500 * 4_000) {
      await new Promise(setImmediate);
      turns += 1;
    }
    expect(turns).toBeGreaterThan(1);
    feed.record([{ type: 'catalog' }]);
    expect(await Promise.all(waiting)).toEqual(Array(500).fill(true));
    clock.requireNoTimers();
  });

  it('listens to nothing when nobody waits', async () => {
    const unsubscribe = jest.fn();
    const feed: ChangeFeed = {
      revision: 'a.1',
      record: () => {},
      subscribe: () => unsubscribe,
      since: revision => ({ changes: [], revision }),
    };
    const waiters = new ChangeWaiters({ feed, held: new HeldAnswers(clock) });
    const waiting = waiters.waitFor(limits, async () => ({
      revision: 'a.1',
      concerns: () => true,
    }));
    await new Promise(setImmediate);
    clock.advance(1_000);
    expect(await waiting).toBeUndefined();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});
