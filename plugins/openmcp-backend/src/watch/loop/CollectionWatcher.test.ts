import { rawList, rawPlatformService } from '../../__testUtils__/rawObjects';
import { answer, Script, watch } from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import {
  added,
  bookmark,
  expired,
  oneService,
  WatcherHarness,
} from '../../__testUtils__/WatcherHarness';

describe('CollectionWatcher', () => {
  let harness: WatcherHarness;

  beforeEach(async () => {
    harness = await WatcherHarness.create();
  });

  afterEach(() => harness.stop());

  it('lists once and then follows the watch', async () => {
    harness.start(
      [oneService],
      [watch([added('flux', '101'), bookmark('120')], 'stay')],
    );
    await harness.knows('dns', 'flux');
    expect(harness.watcher.currentState.state).toBe('readable');
    expect(harness.server.listRequests).toHaveLength(1);
    const query = harness.server.watchRequests[0].searchParams;
    expect(query.get('resourceVersion')).toBe('100');
    expect(query.get('allowWatchBookmarks')).toBe('true');
  });

  it('resumes after a reset from the last version, without a list', async () => {
    harness.start(
      [oneService],
      [
        watch([added('flux', '101')], 'reset'),
        watch([added('eso', '102')], 'stay'),
      ],
    );
    await harness.goOn();
    await waitUntil(() => expect(harness.names).toContain('eso'));
    expect(harness.server.listRequests).toHaveLength(1);
    expect(
      harness.server.watchRequests[1].searchParams.get('resourceVersion'),
    ).toBe('101');
    expect(harness.states).not.toContain('failed');
  });

  it('says that it failed when it cannot reconnect, keeps everything, and recovers', async () => {
    harness.start(
      [oneService],
      [
        watch([], 'reset'),
        answer(503, 'no', { 'content-type': 'text/plain' }),
        watch([added('eso', '102')], 'stay'),
      ],
    );
    await harness.goOn();
    await harness.inState('failed');
    expect(harness.watcher.currentState.reason?.message).toBe(
      'server error 503',
    );
    expect(harness.names).toEqual(['dns']);
    await harness.goOn();
    await harness.inState('readable');
    await waitUntil(() => expect(harness.names).toContain('eso'));
  });

  it('need not wait when the API server was reached otherwise', async () => {
    harness.start(
      [response => response.socket?.resetAndDestroy(), oneService],
      [watch([], 'stay')],
    );
    await harness.pausing();
    const before = harness.clock.now();
    harness.watcher.retryConnection();
    await harness.knows('dns');
    expect(harness.clock.now()).toBe(before);
  });

  it('begins with short waits again when the API server came back', async () => {
    harness.start([response => response.socket?.resetAndDestroy()], []);
    for (let round = 0; round < 5; round += 1) {
      await harness.goOn();
    }
    await harness.pausing();
    harness.server.lists = [answer(503, {})];
    harness.watcher.retryConnection();
    await waitUntil(() =>
      expect(harness.watcher.currentState.reason?.code).toBe('server-error'),
    );
    expect(await harness.pausing()).toBe(750);
  });

  it('follows others also after a refusal', async () => {
    harness.start([answer(401, {}), oneService], [watch([], 'stay')]);
    await harness.pausing();
    const before = harness.clock.now();
    harness.watcher.retryConnection();
    await harness.knows('dns');
    expect(harness.clock.now()).toBe(before);
  });

  it('waits as long as it was told to, however others fare', async () => {
    harness.start([answer(503, {}, { 'retry-after': '7' })], []);
    const delay = await harness.pausing();
    harness.watcher.retryConnection();
    expect(await harness.pausing()).toBe(delay);
    expect(harness.server.listRequests).toHaveLength(1);
  });

  it('lists again when the watch expired and drops what is gone', async () => {
    harness.start(
      [
        oneService,
        answer(200, rawList('PlatformService', [rawPlatformService('eso')])),
      ],
      [watch([expired], 'end'), watch([], 'stay')],
    );
    await harness.goOn();
    await harness.knows('eso');
    expect(harness.states).toEqual(['readable']);
  });

  it('slows down when every watch expires at once, and says so', async () => {
    harness.start([oneService], [watch([expired], 'end')]);
    const delays = [];
    for (let round = 0; round < 7; round += 1) {
      delays.push(await harness.goOn());
    }
    expect(delays).toEqual([750, 1500, 3000, 6000, 12000, 22500, 22500]);
    await harness.pausing();
    expect(harness.watcher.currentState).toMatchObject({
      state: 'readable',
      reason: { code: 'watch-expired' },
    });
    expect(harness.names).toEqual(['dns']);
  });

  it('does not flood a server that ends every watch at once', async () => {
    harness.start([oneService], [watch([bookmark('105')], 'end')]);
    const begin = harness.clock.now();
    while (harness.clock.now() - begin < 60_000) {
      await harness.goOn();
    }
    await harness.pausing();
    expect(harness.server.requests.length).toBeLessThanOrEqual(12);
    expect(harness.watcher.currentState.state).toBe('readable');
  });

  it('reopens soon after a watch that lived for long', async () => {
    let endFirst = () => {};
    harness.start(
      [oneService],
      [
        (response, request) => {
          watch([bookmark('105')], 'stay')(response, request);
          endFirst = () => response.end();
        },
        watch([], 'stay'),
      ],
    );
    await harness.watching(1);
    harness.clock.advance(60_000);
    endFirst();
    expect(await harness.goOn()).toBe(300);
    await harness.watching(2);
    expect(
      harness.server.watchRequests[1].searchParams.get('resourceVersion'),
    ).toBe('105');
  });

  it('looks by list when a watch is silent, which is no failure', async () => {
    harness.start(
      [
        oneService,
        answer(200, rawList('PlatformService', [rawPlatformService('late')])),
      ],
      [watch([], 'stay')],
    );
    await harness.watching(1);
    harness.clock.advance(80_000);
    await harness.goOn();
    await harness.knows('late');
    expect(harness.states).toEqual(['readable']);
    expect(harness.watcher.currentState.asOf).toBe(harness.clock.now());
  });

  it('says so when nothing comes through any more after a silence', async () => {
    harness.start([oneService, () => {}], [watch([], 'stay')]);
    await harness.watching(1);
    const { asOf } = harness.watcher.currentState;
    harness.clock.advance(80_000);
    await harness.goOn();
    await waitUntil(() => expect(harness.clock.pending).toEqual([15_000]));
    harness.clock.advance(15_000);
    await harness.pausing();
    expect(harness.watcher.currentState).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout' },
      asOf,
    });
  });

  it('does not take bytes without events for a sign of life', async () => {
    let trickle = () => {};
    harness.start(
      [oneService],
      [
        (response, request) => {
          watch([], 'stay')(response, request);
          trickle = () => response.write('.\n');
        },
      ],
    );
    await harness.watching(1);
    harness.clock.advance(40_000);
    trickle();
    await waitUntil(() => expect(harness.watcher.brokenCount).toBe(1));
    harness.clock.advance(40_000);
    await harness.goOn();
    await harness.watching(2);
    expect(harness.server.listRequests).toHaveLength(2);
  });

  it('gives up a list that only trickles', async () => {
    let trickle = () => {};
    harness.start(
      [
        response => {
          response.writeHead(200, { 'content-type': 'application/json' });
          trickle = () => response.write(' ');
          trickle();
        },
      ],
      [],
    );
    await waitUntil(() => expect(harness.server.listRequests).toHaveLength(1));
    const begin = harness.clock.now();
    await waitUntil(() => {
      if (harness.watcher.currentState.state !== 'failed') {
        trickle();
        harness.clock.advance(1_000);
      }
      expect(harness.watcher.currentState.state).toBe('failed');
    });
    expect(harness.clock.now() - begin).toBeGreaterThanOrEqual(60_000);
    expect(harness.watcher.currentState.reason?.code).toBe('timeout');
    await harness.pausing();
  });

  it('calls what it knows aged when it is throttled for long', async () => {
    harness.start([oneService], [answer(429, {}, { 'retry-after': '30' })]);
    await harness.goOn();
    await harness.goOn();
    await harness.pausing();
    expect(harness.watcher.currentState).toMatchObject({
      state: 'readable',
      reason: { code: 'throttled' },
    });
    await harness.goOn();
    await harness.inState('failed');
    expect(harness.names).toEqual(['dns']);
    await harness.pausing();
  });

  it('does not call readable what was never listed', async () => {
    harness.start([answer(410, {})], []);
    for (let round = 0; round < 3; round += 1) {
      await harness.goOn();
    }
    await harness.pausing();
    expect(harness.watcher.currentState.state).toBe('failed');
    harness.server.lists = [oneService];
    harness.server.watches = [watch([], 'stay')];
    await harness.goOn();
    await harness.inState('readable');
    await harness.watching(1);
  });

  it('keeps a list that is answered by nobody from waiting for ever', async () => {
    harness.start([() => {}], []);
    await waitUntil(() => {
      expect(harness.server.listRequests).toHaveLength(1);
      expect(harness.clock.pending).toEqual([15_000]);
    });
    harness.clock.advance(15_000);
    await harness.pausing();
    expect(harness.watcher.currentState).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout', message: 'no answer in time' },
    });
  });

  it('honours Retry-After', async () => {
    harness.start(
      [
        answer(503, {}, { 'retry-after': '7' }),
        answer(429, {}, { 'retry-after': '3' }),
        oneService,
      ],
      [watch([], 'stay')],
    );
    expect(await harness.goOn()).toBe(7_500);
    expect(await harness.goOn()).toBe(3_500);
    await harness.knows('dns');
  });

  it('takes the end of a watch for the sign of life where no other comes', async () => {
    let end = () => {};
    harness.start(
      [oneService],
      [
        watch([], 'stay'),
        (response, request) => {
          watch([], 'stay')(response, request);
          end = () => response.end();
        },
        (response, request) => {
          watch([], 'stay')(response, request);
          end = () => response.end(`${JSON.stringify(bookmark('110'))}\n`);
        },
        watch([], 'stay'),
      ],
    );
    const secondsOf = (index: number) =>
      Number(
        harness.server.watchRequests[index].searchParams.get('timeoutSeconds'),
      );
    await harness.watching(1);
    expect(secondsOf(0)).toBe(450);
    harness.clock.advance(80_000);
    await harness.goOn();
    await harness.watching(2);
    expect(secondsOf(1)).toBe(70);
    harness.clock.advance(70_000);
    end();
    await harness.pausing();
    expect(harness.watcher.currentState.asOf).toBe(harness.clock.now());
    await harness.goOn();
    await harness.watching(3);
    expect(secondsOf(2)).toBe(70);
    harness.clock.advance(65_000);
    end();
    await harness.goOn();
    await harness.watching(4);
    expect(secondsOf(3)).toBe(450);
    // One at the start and one after the silence.
    expect(harness.server.listRequests).toHaveLength(2);
  });

  it('takes an open watch that says nothing for no proof', async () => {
    harness.start([oneService], [watch([], 'reset')]);
    await harness.pausing();
    const { asOf } = harness.watcher.currentState;
    while (harness.clock.elapsed() < 79_000) {
      await harness.goOn();
    }
    await harness.pausing();
    expect(harness.server.listRequests).toHaveLength(1);
    expect(harness.watcher.currentState.asOf).toBe(asOf);
    harness.server.lists = [
      answer(200, rawList('PlatformService', [rawPlatformService('late')])),
    ];
    await harness.goOn();
    await harness.goOn();
    await harness.knows('late');
    await harness.pausing();
    expect(harness.watcher.currentState.state).toBe('readable');
  });

  it('lists when a watch is refused again and again with the same version', async () => {
    harness.start(
      [oneService],
      [
        watch([added('flux', '101')], 'reset'),
        answer(500, {}),
        answer(500, {}),
        answer(500, {}),
        watch([], 'stay'),
      ],
    );
    for (let round = 0; round < 4; round += 1) {
      await harness.goOn();
    }
    await harness.watching(5);
    expect(harness.server.listRequests).toHaveLength(2);
  });

  it('lists and does not resume after it was told to list', async () => {
    harness.start([oneService], [watch([bookmark('120')], 'stay')]);
    await harness.watching(1);
    harness.watcher.relist();
    await harness.goOn();
    await harness.watching(2);
    expect(harness.server.listRequests).toHaveLength(2);
    expect(harness.states).toEqual(['readable']);
  });

  it('tells of everything again when it is looked at otherwise than before', async () => {
    harness.start([oneService], [watch([], 'stay')]);
    await harness.watching(1);
    await harness.knows('dns');
    const told = harness.told.length;
    harness.watcher.readAgain();
    await harness.goOn();
    await harness.watching(2);
    expect(harness.told.slice(told)).toEqual(['put dns']);
    expect(harness.states).toEqual(['readable']);
  });

  it('takes no list for enough whose objects were looked at before', async () => {
    let isAsked = false;
    const asking: Script = (response, request) => {
      if (!isAsked) {
        isAsked = true;
        // On the way to it the list is read already.
        harness.watcher.readAgain();
      }
      return watch([], 'stay')(response, request);
    };
    harness.start([oneService], [asking]);
    await harness.goOn();
    await harness.watching(2);
    expect(harness.told).toEqual(['put dns', 'put dns']);
    expect(harness.server.listRequests).toHaveLength(2);
  });

  it('leaves no socket and no timer behind', async () => {
    harness.start([oneService], [watch([], 'stay')]);
    await harness.watching(1);
    await harness.end();
    expect(harness.clock.pending).toEqual([]);
    await waitUntil(() => expect(harness.server.openResponses).toBe(0));
  });
});
