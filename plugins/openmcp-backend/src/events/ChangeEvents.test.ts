import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../__testUtils__/ManualClock';
import { waitUntil } from '../__testUtils__/waitUntil';
import { Change, MemoryChangeFeed } from '../store';
import { ChangeEvents } from './ChangeEvents';

function installation(name: string, removed: boolean = false): Change {
  return {
    type: 'installation',
    cluster: 'alpha',
    kind: 'PlatformService',
    name,
    removed,
  };
}

describe('ChangeEvents', () => {
  const feed = new MemoryChangeFeed();
  const clock = new ManualClock();
  const logger = mockServices.logger.mock();
  const publish = jest.fn();
  const events = new ChangeEvents({
    feed,
    clock,
    logger,
    events: { publish, subscribe: async () => {} },
  });

  const told = () =>
    publish.mock.calls.map(([{ eventPayload }]) => eventPayload.changes);

  beforeEach(() => {
    publish.mockReset().mockResolvedValue(undefined);
    events.start();
  });

  afterEach(() => {
    events.stop();
    clock.requireNoTimers();
  });

  it('names what changed and what is gone', () => {
    feed.record([installation('eso'), installation('dns', true)]);
    expect(publish.mock.calls).toEqual([
      [
        {
          topic: 'openmcp.changes',
          eventPayload: {
            changes: [installation('eso'), installation('dns', true)],
          },
        },
      ],
    ]);
  });

  it('tells the first change at once, and of what follows each thing once', () => {
    feed.record([installation('eso')]);
    feed.record([installation('eso')]);
    feed.record([{ type: 'cluster', cluster: 'alpha', removed: false }]);
    feed.record([installation('eso', true)]);
    expect(told()).toEqual([[installation('eso')]]);
    clock.advance(500);
    expect(told()[1]).toEqual(
      expect.arrayContaining([
        installation('eso', true),
        { type: 'cluster', cluster: 'alpha', removed: false },
      ]),
    );
    expect(told()[1]).toHaveLength(2);
    clock.advance(10_000);
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it('loses none of very many changes', () => {
    const names = Array.from({ length: 2_500 }, (_, index) => `s${index}`);
    feed.record(names.map(name => installation(name)));
    clock.advance(2_000);
    expect(
      told()
        .flat()
        .map(({ name }: { name: string }) => name),
    ).toEqual(names);
    expect(Math.max(...told().map(({ length }) => length))).toBe(1_000);
  });

  it('says nothing of the catalog, which tells that itself', () => {
    feed.record([{ type: 'catalog' }]);
    expect(publish).not.toHaveBeenCalled();
  });

  it('goes on when events cannot be published, and says so once', async () => {
    publish.mockRejectedValue(new Error('token abc'));
    feed.record([installation('eso')]);
    clock.advance(500);
    feed.record([installation('dns')]);
    await waitUntil(() => expect(logger.warn).toHaveBeenCalledTimes(1));
    expect(publish).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('abc');
  });
});
