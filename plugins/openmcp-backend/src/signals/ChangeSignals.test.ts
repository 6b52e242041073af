import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../__testUtils__/ManualClock';
import { waitUntil } from '../__testUtils__/waitUntil';
import { MemoryChangeFeed } from '../store';
import { ChangeSignals } from './ChangeSignals';

describe('ChangeSignals', () => {
  const feed = new MemoryChangeFeed();
  const clock = new ManualClock();
  const logger = mockServices.logger.mock();
  const publish = jest.fn();
  const changeSignals = new ChangeSignals({
    feed,
    clock,
    logger,
    signals: { publish },
  });

  const change = () =>
    feed.record([{ type: 'cluster', cluster: 'secret-name', removed: false }]);

  beforeEach(() => {
    publish.mockReset().mockResolvedValue(undefined);
    changeSignals.start();
  });

  afterEach(() => {
    changeSignals.stop();
    clock.requireNoTimers();
  });

  it('tells everyone the revision and nothing else', () => {
    change();
    expect(publish.mock.calls).toEqual([
      [
        {
          recipients: { type: 'broadcast' },
          channel: 'openmcp',
          message: { revision: feed.revision },
        },
      ],
    ]);
    clock.advance(500);
  });

  it('tells the first change at once and of many others once', () => {
    for (let index = 0; index < 100; index += 1) {
      change();
    }
    expect(publish).toHaveBeenCalledTimes(1);
    clock.advance(499);
    expect(publish).toHaveBeenCalledTimes(1);
    clock.advance(1);
    expect(publish).toHaveBeenCalledTimes(2);
    expect(publish.mock.calls[1][0].message).toEqual({
      revision: feed.revision,
    });
    clock.advance(9_999);
    expect(publish).toHaveBeenCalledTimes(2);
  });

  it('repeats the revision while nothing changes', () => {
    change();
    const { revision } = feed;
    clock.advance(9_999);
    expect(publish).toHaveBeenCalledTimes(1);
    clock.advance(1);
    expect(publish).toHaveBeenCalledTimes(2);
    clock.advance(10_000);
    expect(publish.mock.calls.map(([{ message }]) => message)).toEqual([
      { revision },
      { revision },
      { revision },
    ]);
  });

  it('bears with signals that cannot be published', async () => {
    publish.mockRejectedValue(new Error('no'));
    change();
    clock.advance(500);
    change();
    await waitUntil(() => expect(logger.warn).toHaveBeenCalledTimes(1));
    expect(publish).toHaveBeenCalledTimes(2);
    clock.advance(500);
  });
});
