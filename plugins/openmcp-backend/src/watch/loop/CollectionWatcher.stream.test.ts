import { rawList, rawPlatformService } from '../../__testUtils__/rawObjects';
import {
  answer,
  loginPage,
  watch,
} from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import {
  added,
  bookmark,
  expired,
  listEnd,
  oneService,
  WatcherHarness,
} from '../../__testUtils__/WatcherHarness';

const deleted = (name: string, resourceVersion: string) => ({
  ...added(name, resourceVersion),
  type: 'DELETED',
});

/** All that there is, and the watch after it. */
const streamed = watch([added('dns', '90'), listEnd('100')], 'stay');

describe('CollectionWatcher and lists that are streamed', () => {
  let harness: WatcherHarness;

  beforeEach(async () => {
    harness = await WatcherHarness.create();
  });

  afterEach(() => harness.stop());

  it('lists and watches with one request', async () => {
    harness.server.streams = [
      watch(
        [
          added('dns', '90'),
          added('gone', '80'),
          bookmark('95'),
          deleted('gone', '96'),
          listEnd('100'),
          added('flux', '101'),
        ],
        'stay',
      ),
    ];
    harness.start([], []);
    await harness.knows('dns', 'flux');
    expect(harness.server.requests).toHaveLength(1);
    const query = harness.server.streamRequests[0].searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      watch: '1',
      sendInitialEvents: 'true',
      allowWatchBookmarks: 'true',
      resourceVersionMatch: 'NotOlderThan',
      resourceVersion: '',
    });
    expect(harness.watcher.currentState).toMatchObject({
      state: 'readable',
      asOf: harness.clock.now(),
    });
    await waitUntil(() => expect(harness.clock.pending).toEqual([80_000]));
  });

  it('resumes from the last version, without a list', async () => {
    harness.server.streams = [
      watch([added('dns', '90'), listEnd('100'), added('eso', '101')], 'reset'),
    ];
    harness.start([], [watch([], 'stay')]);
    await harness.goOn();
    await harness.watching(1);
    expect(
      harness.server.watchRequests[0].searchParams.get('resourceVersion'),
    ).toBe('101');
    expect(harness.names).toEqual(['dns', 'eso']);
    expect(harness.states).toEqual(['readable']);
  });

  it.each([
    ['breaks off', watch([added('eso', '150')], 'reset')],
    ['ends', watch([added('eso', '150')], 'end')],
    ['tells of an error', watch([added('eso', '150'), expired], 'end')],
    [
      'holds garbage',
      watch([added('eso', '150'), 'no\n', listEnd('1')], 'stay'),
    ],
    ['is a page', loginPage],
  ])(
    'keeps what is known when a list %s half way, and reads it in pages',
    async (_name, broken) => {
      harness.server.streams = [streamed, broken];
      harness.start(
        [answer(200, rawList('PlatformService', [rawPlatformService('flux')]))],
        [watch([], 'stay')],
      );
      await harness.knows('dns');
      harness.watcher.relist();
      await harness.goOn();
      await harness.pausing();
      expect(harness.names).toEqual(['dns']);
      expect(harness.server.listRequests).toHaveLength(0);
      await harness.goOn();
      await harness.knows('flux');
      await harness.watching(1);
      expect(harness.server.streamRequests).toHaveLength(2);
    },
  );

  it('gives up a list whose end never comes, and remembers that', async () => {
    harness.server.streams = [watch([added('dns', '90')], 'stay')];
    harness.start([oneService], [watch([expired], 'end'), watch([], 'stay')]);
    await waitUntil(() => {
      expect(harness.server.streamRequests).toHaveLength(1);
      expect(harness.clock.pending).toEqual([15_000]);
    });
    harness.clock.advance(15_000);
    await harness.pausing();
    expect(harness.names).toEqual([]);
    expect(harness.watcher.currentState).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout' },
    });
    await harness.goOn();
    await harness.knows('dns');
    await harness.goOn();
    await harness.watching(2);
    expect(harness.server.listRequests).toHaveLength(2);
    expect(harness.server.streamRequests).toHaveLength(1);
  });

  it('gives up a list that only trickles', async () => {
    let trickle = () => {};
    harness.server.streams = [
      (response, request) => {
        watch([], 'stay')(response, request);
        trickle = () =>
          response.write(`${JSON.stringify(added('dns', '90'))}\n`);
      },
    ];
    harness.start([() => {}], []);
    await waitUntil(() => expect(harness.clock.pending).toEqual([15_000]));
    while (harness.clock.elapsed() < 300_000) {
      trickle();
      await new Promise(resolve => setImmediate(resolve));
      harness.clock.advance(10_000);
    }
    await harness.pausing();
    expect(harness.watcher.currentState).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout' },
    });
  });

  it('asks once only where the server does not have it, and again after hours', async () => {
    harness.start([oneService], [watch([expired], 'end')]);
    await harness.goOn();
    await harness.goOn();
    await harness.pausing();
    expect(harness.server.listRequests).toHaveLength(3);
    expect(harness.server.streamRequests).toHaveLength(1);
    harness.server.streams = [streamed];
    harness.clock.advance(6 * 60 * 60_000);
    await waitUntil(() =>
      expect(harness.server.streamRequests).toHaveLength(2),
    );
    await waitUntil(() => expect(harness.clock.pending).toEqual([80_000]));
    expect(harness.server.listRequests).toHaveLength(3);
  });

  it('lists again when the version of a watch is from the future', async () => {
    harness.server.streams = [streamed];
    harness.start(
      [],
      [
        watch(
          [
            {
              type: 'ERROR',
              object: {
                kind: 'Status',
                code: 504,
                reason: 'Timeout',
                details: { causes: [{ reason: 'ResourceVersionTooLarge' }] },
              },
            },
          ],
          'end',
        ),
      ],
    );
    await waitUntil(() => expect(harness.clock.pending).toEqual([80_000]));
    harness.server.streams = [
      watch([added('dns', '90'), listEnd('95')], 'reset'),
      watch([added('old', '40'), listEnd('50')], 'stay'),
    ];
    harness.watcher.relist();
    await harness.goOn();
    await harness.goOn();
    await harness.goOn();
    await harness.knows('old');
    expect(harness.watcher.currentState.state).toBe('readable');
  });
});
