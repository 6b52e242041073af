import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { rawList, rawPlatformService } from '../../__testUtils__/rawObjects';
import {
  answer,
  loginPage,
  Script,
  ScriptedApiServer,
  watch,
} from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { PoolTransport } from '../../clusters';
import { createWatchedKinds } from '../kinds';
import { CollectionWatcher } from './CollectionWatcher';

/** Delays that belong to requests on their way and not to waits. */
const requestDeadlines = [15_000, 80_000];

const kind = createWatchedKinds().find(
  each => each.kind === 'PlatformService',
)!;

function added(name: string, resourceVersion: string, image?: string) {
  return {
    type: 'ADDED',
    object: rawPlatformService(name, { resourceVersion, image }),
  };
}

function bookmark(resourceVersion: string) {
  return {
    type: 'BOOKMARK',
    object: { kind: 'PlatformService', metadata: { resourceVersion } },
  };
}

const expired = {
  type: 'ERROR',
  object: { kind: 'Status', code: 410, reason: 'Expired' },
};

const oneService = answer(
  200,
  rawList('PlatformService', [rawPlatformService('dns')]),
);

describe('CollectionWatcher', () => {
  let server: ScriptedApiServer;
  let clock: ManualClock;
  let transport: PoolTransport;
  let controller: AbortController;
  let watcher: CollectionWatcher;
  let ended: Promise<void>;
  const logger = mockServices.logger.mock();
  const images = new Map<string, string>();
  const states: string[] = [];

  beforeEach(async () => {
    images.clear();
    states.length = 0;
    logger.warn.mockClear();
    server = await ScriptedApiServer.start();
    clock = new ManualClock();
    transport = new PoolTransport({
      server: server.url,
      getCredentials: async () => ({ headers: {} }),
    });
    controller = new AbortController();
    watcher = new CollectionWatcher({
      collection: { kind, transport, clock },
      random: () => 0.5,
      logger,
      listener: {
        onState: state => states.push(state.state),
        onChanges: changes => {
          for (const change of changes) {
            if (change.type === 'remove') {
              images.delete(change.key);
            } else if (change.kept?.type === 'provider') {
              images.set(change.key, change.kept.object.spec.image);
            }
          }
        },
      },
    });
  });

  afterEach(async () => {
    controller.abort();
    await ended;
    await transport.close();
    await server.stop();
    clock.requireNoTimers();
  });

  function start(lists: Script[], watches: Script[]) {
    server.lists = lists;
    server.watches = watches;
    ended = watcher.run(controller.signal);
  }

  /** Waits until the watcher pauses before its next request. */
  async function pausing(): Promise<number> {
    return waitUntil(() => {
      const [delay, ...others] = clock.pending;
      expect(others).toEqual([]);
      expect(delay).toBeDefined();
      expect(requestDeadlines).not.toContain(delay);
      return delay;
    });
  }

  async function goOn(): Promise<number> {
    const delay = await pausing();
    clock.advance(delay);
    return delay;
  }

  async function watching(times: number) {
    await waitUntil(() => {
      expect(server.watchRequests).toHaveLength(times);
      expect(server.openResponses).toBe(1);
    });
  }

  it('lists once and then follows the watch', async () => {
    start(
      [oneService],
      [watch([added('flux', '101'), bookmark('120')], 'stay')],
    );
    await waitUntil(() =>
      expect([...images.keys()]).toEqual(['/dns', '/flux']),
    );
    expect(watcher.currentState.state).toBe('readable');
    expect(server.listRequests).toHaveLength(1);
    const query = server.watchRequests[0].searchParams;
    expect(query.get('resourceVersion')).toBe('100');
    expect(query.get('allowWatchBookmarks')).toBe('true');
  });

  it('reads a long list page by page and shows it as a whole', async () => {
    const pages: Script[] = [
      answer(
        200,
        rawList('PlatformService', [rawPlatformService('a')], {
          continue: 'next',
        }),
      ),
      (response, request) => {
        expect(images.size).toBe(0);
        expect(request.url.searchParams.get('continue')).toBe('next');
        answer(200, rawList('PlatformService', [rawPlatformService('b')]))(
          response,
          request,
        );
      },
    ];
    start(pages, [watch([], 'stay')]);
    await waitUntil(() => expect([...images.keys()]).toEqual(['/a', '/b']));
    expect(server.listRequests[0].searchParams.get('limit')).toBe('500');
  });

  it('begins a list again whose continuation expired', async () => {
    start(
      [
        answer(
          200,
          rawList('PlatformService', [rawPlatformService('a')], {
            continue: 'next',
          }),
        ),
        answer(410, { kind: 'Status', code: 410 }),
        answer(200, rawList('PlatformService', [rawPlatformService('b')])),
      ],
      [watch([], 'stay')],
    );
    await waitUntil(() => expect([...images.keys()]).toEqual(['/b']));
  });

  it('resumes after a reset from the last version, without a list', async () => {
    start(
      [oneService],
      [
        watch([added('flux', '101')], 'reset'),
        watch([added('eso', '102')], 'stay'),
      ],
    );
    await goOn();
    await waitUntil(() => expect(images.has('/eso')).toBe(true));
    expect(server.listRequests).toHaveLength(1);
    expect(server.watchRequests[1].searchParams.get('resourceVersion')).toBe(
      '101',
    );
    expect(states).not.toContain('failed');
  });

  it('says that it failed when it cannot reconnect, keeps everything, and recovers', async () => {
    start(
      [oneService],
      [
        watch([], 'reset'),
        answer(503, 'no', { 'content-type': 'text/plain' }),
        watch([added('eso', '102')], 'stay'),
      ],
    );
    await goOn();
    await waitUntil(() => expect(watcher.currentState.state).toBe('failed'));
    expect(watcher.currentState.reason?.message).toBe('server error 503');
    expect([...images.keys()]).toEqual(['/dns']);
    await goOn();
    await waitUntil(() => expect(watcher.currentState.state).toBe('readable'));
    await waitUntil(() => expect(images.has('/eso')).toBe(true));
  });

  it('need not wait when the API server was reached otherwise', async () => {
    start(
      [response => response.socket?.resetAndDestroy(), oneService],
      [watch([], 'stay')],
    );
    await pausing();
    watcher.retryConnection();
    await waitUntil(() => expect(images.size).toBe(1));
  });

  it('waits as long as it was told to, however others fare', async () => {
    start([answer(503, {}, { 'retry-after': '7' })], []);
    const delay = await pausing();
    watcher.retryConnection();
    expect(await pausing()).toBe(delay);
    expect(server.requests).toHaveLength(1);
  });

  it('lists again when the watch expired and drops what is gone', async () => {
    start(
      [
        oneService,
        answer(200, rawList('PlatformService', [rawPlatformService('eso')])),
      ],
      [watch([expired], 'end'), watch([], 'stay')],
    );
    await goOn();
    await waitUntil(() => expect([...images.keys()]).toEqual(['/eso']));
    expect(states).toEqual(['readable']);
  });

  it('slows down when every watch expires at once, and says so', async () => {
    start([oneService], [watch([expired], 'end')]);
    const delays = [];
    for (let round = 0; round < 7; round += 1) {
      delays.push(await goOn());
    }
    expect(delays).toEqual([750, 1500, 3000, 6000, 12000, 22500, 22500]);
    await pausing();
    expect(watcher.currentState).toMatchObject({
      state: 'readable',
      reason: { code: 'watch-expired' },
    });
    expect([...images.keys()]).toEqual(['/dns']);
  });

  it('does not flood a server that ends every watch at once', async () => {
    start([oneService], [watch([bookmark('105')], 'end')]);
    const begin = clock.now();
    while (clock.now() - begin < 60_000) {
      await goOn();
    }
    await pausing();
    expect(server.requests.length).toBeLessThanOrEqual(12);
    expect(watcher.currentState.state).toBe('readable');
  });

  it('reopens soon after a watch that lived for long', async () => {
    let endFirst = () => {};
    start(
      [oneService],
      [
        (response, request) => {
          watch([bookmark('105')], 'stay')(response, request);
          endFirst = () => response.end();
        },
        watch([], 'stay'),
      ],
    );
    await watching(1);
    await waitUntil(() => expect(clock.pending).toEqual([80_000]));
    clock.advance(60_000);
    endFirst();
    expect(await goOn()).toBe(300);
    await watching(2);
    expect(server.watchRequests[1].searchParams.get('resourceVersion')).toBe(
      '105',
    );
  });

  it('gives up a watch that is silent for too long and looks by list', async () => {
    start(
      [
        oneService,
        answer(200, rawList('PlatformService', [rawPlatformService('late')])),
      ],
      [watch([], 'stay')],
    );
    await waitUntil(() => expect(clock.pending).toEqual([80_000]));
    const { asOf } = watcher.currentState;
    clock.advance(80_000);
    await pausing();
    expect(watcher.currentState).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout' },
      asOf,
    });
    await goOn();
    await waitUntil(() => expect([...images.keys()]).toEqual(['/late']));
  });

  it('keeps a list that is answered by nobody from waiting for ever', async () => {
    start([() => {}], []);
    await waitUntil(() => {
      expect(server.requests).toHaveLength(1);
      expect(clock.pending).toEqual([15_000]);
    });
    clock.advance(15_000);
    await pausing();
    expect(watcher.currentState).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout', message: 'no answer in time' },
    });
  });

  it('honours Retry-After', async () => {
    start(
      [
        answer(503, {}, { 'retry-after': '7' }),
        answer(429, {}, { 'retry-after': '3' }),
        oneService,
      ],
      [watch([], 'stay')],
    );
    expect(await goOn()).toBe(7_500);
    expect(await goOn()).toBe(3_500);
    await waitUntil(() => expect(images.size).toBe(1));
  });

  it.each([
    ['a page', loginPage],
    ['a page that calls itself JSON', answer(200, '<html>login</html>')],
    ['another kind', answer(200, rawList('Pod', []))],
    [
      'no items',
      answer(200, {
        apiVersion: 'openmcp.cloud/v1alpha1',
        kind: 'PlatformServiceList',
        metadata: { resourceVersion: '1' },
      }),
    ],
    ['a redirect', answer(302, '', { location: 'http://127.0.0.1:1/' })],
  ])('removes nothing when a list answers with %s', async (_name, script) => {
    start([oneService, script, oneService], [watch([expired], 'end')]);
    await goOn();
    await waitUntil(() => expect(watcher.currentState.state).toBe('failed'));
    expect(watcher.currentState.reason?.code).toBe('unexpected-answer');
    expect([...images.keys()]).toEqual(['/dns']);
  });

  it('does not believe a watch that answers with a page', async () => {
    start([oneService], [loginPage]);
    await pausing();
    expect(watcher.currentState).toMatchObject({
      state: 'failed',
      reason: {
        message: 'answer is not Kubernetes JSON, perhaps a login page',
      },
    });
    expect([...images.keys()]).toEqual(['/dns']);
  });

  it('skips garbage, counts it, tells of it once, and lists afterwards', async () => {
    start(
      [oneService],
      [
        watch(
          [
            'garbage\n',
            '{"no":"event"}\n',
            'null\n',
            { type: 'ADDED', object: { kind: 'PlatformService' } },
            { type: 'ADDED', object: { kind: 'Pod', metadata: {} } },
            added('flux', '101'),
          ],
          'end',
        ),
        watch([], 'stay'),
      ],
    );
    await pausing();
    expect([...images.keys()]).toEqual(['/dns', '/flux']);
    expect(watcher.brokenCount).toBe(5);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    await goOn();
    await watching(2);
    // An event may have been lost among the garbage.
    expect(server.listRequests).toHaveLength(2);
  });

  it('asks again for an event whose line broke off', async () => {
    const half = JSON.stringify(added('eso', '102')).slice(0, 40);
    start(
      [oneService],
      [
        watch([added('flux', '101'), half], 'end'),
        watch([added('eso', '102')], 'stay'),
      ],
    );
    await goOn();
    await waitUntil(() => expect(images.has('/eso')).toBe(true));
    expect(server.watchRequests[1].searchParams.get('resourceVersion')).toBe(
      '101',
    );
  });

  it('survives a line that is far too long', async () => {
    const huge = `"${'x'.repeat(17 * 1024 * 1024)}"\n`;
    start([oneService], [watch([huge, added('flux', '101')], 'stay')]);
    await waitUntil(() => expect(images.has('/flux')).toBe(true));
    expect(watcher.brokenCount).toBe(1);
  });

  it('leaves out an item that cannot be identified and shows the others', async () => {
    start(
      [
        answer(
          200,
          rawList('PlatformService', [
            { metadata: { name: 7 } },
            rawPlatformService('dns'),
          ]),
        ),
      ],
      [watch([], 'stay')],
    );
    await waitUntil(() => expect([...images.keys()]).toEqual(['/dns']));
    expect(watcher.brokenCount).toBe(1);
  });

  it('takes a kind that is not installed for information and finds it later', async () => {
    start(
      [
        answer(404, '404 page not found\n', { 'content-type': 'text/plain' }),
        oneService,
      ],
      [watch([], 'stay')],
    );
    expect(await pausing()).toBe(33_000);
    expect(watcher.currentState).toMatchObject({
      state: 'not-installed',
      reason: {
        code: 'kind-not-installed',
        message: 'PlatformService is not installed on this cluster',
      },
    });
    await goOn();
    await waitUntil(() => expect(images.size).toBe(1));
    expect(watcher.currentState.state).toBe('readable');
  });

  it('does not take the 404 of a page before the server for a missing kind', async () => {
    start(
      [oneService, answer(404, '<html/>', { 'content-type': 'text/html' })],
      [watch([expired], 'end')],
    );
    await goOn();
    await waitUntil(() => expect(watcher.currentState.state).toBe('failed'));
    expect([...images.keys()]).toEqual(['/dns']);
  });

  it('asks rarely for what it has no right to', async () => {
    start([answer(403, { kind: 'Status', code: 403 })], []);
    expect(await pausing()).toBe(33_000);
    expect(watcher.currentState).toMatchObject({
      state: 'forbidden',
      reason: { message: 'forbidden (403)' },
    });
  });

  it('leaves no socket and no timer behind', async () => {
    start([oneService], [watch([], 'stay')]);
    await watching(1);
    controller.abort();
    await ended;
    expect(clock.pending).toEqual([]);
    await waitUntil(() => expect(server.openResponses).toBe(0));
  });
});
