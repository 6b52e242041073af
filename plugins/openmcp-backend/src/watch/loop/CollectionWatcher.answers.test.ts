import { rawList, rawPlatformService } from '../../__testUtils__/rawObjects';
import {
  answer,
  loginPage,
  Script,
  watch,
} from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import {
  added,
  expired,
  oneService,
  WatcherHarness,
} from '../../__testUtils__/WatcherHarness';

/** What an API server answers for a path that it does not serve. */
const missing = answer(404, '404 page not found\n', {
  'content-type': 'text/plain',
});

const apiGroups = answer(200, {
  kind: 'APIGroupList',
  apiVersion: 'v1',
  groups: [],
});

describe('CollectionWatcher and what servers answer', () => {
  let harness: WatcherHarness;

  beforeEach(async () => {
    harness = await WatcherHarness.create();
  });

  afterEach(() => harness.stop());

  it('reads a long list page by page and shows it as a whole', async () => {
    const pages: Script[] = [
      answer(
        200,
        rawList('PlatformService', [rawPlatformService('a')], {
          continue: 'next',
        }),
      ),
      (response, request) => {
        expect(harness.names).toEqual([]);
        expect(request.url.searchParams.get('continue')).toBe('next');
        answer(200, rawList('PlatformService', [rawPlatformService('b')]))(
          response,
          request,
        );
      },
    ];
    harness.start(pages, [watch([], 'stay')]);
    await harness.knows('a', 'b');
    expect(harness.server.listRequests[0].searchParams.get('limit')).toBe(
      '500',
    );
  });

  it('begins a list again whose continuation expired', async () => {
    harness.start(
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
    await harness.knows('b');
    expect(harness.server.listRequests).toHaveLength(3);
  });

  it('asks for everything at once when continuations expire again and again', async () => {
    const page: Script = (response, { url }) => {
      const isWhole = !url.searchParams.has('limit');
      answer(
        url.searchParams.has('continue') ? 410 : 200,
        rawList(
          'PlatformService',
          isWhole
            ? [rawPlatformService('a'), rawPlatformService('b')]
            : [rawPlatformService('a')],
          isWhole ? {} : { continue: 'next' },
        ),
      )(response, { url, headers: {} });
    };
    harness.start([page], [watch([], 'stay')]);
    await harness.knows('a', 'b');
    expect(harness.server.listRequests).toHaveLength(5);
  });

  it('does not follow continuations that go round in circles', async () => {
    harness.start(
      [
        answer(
          200,
          rawList('PlatformService', [rawPlatformService('a')], {
            continue: 'same',
          }),
        ),
      ],
      [],
    );
    await harness.pausing();
    expect(harness.watcher.currentState.reason?.code).toBe('unexpected-answer');
    expect(harness.server.listRequests).toHaveLength(2);
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
    harness.start([oneService, script, oneService], [watch([expired], 'end')]);
    await harness.goOn();
    await harness.inState('failed');
    expect(harness.watcher.currentState.reason?.code).toBe('unexpected-answer');
    expect(harness.names).toEqual(['dns']);
  });

  it('does not believe a watch that answers with a page, and lists again and again', async () => {
    harness.start([oneService], [loginPage]);
    for (let round = 0; round < 4; round += 1) {
      await harness.goOn();
    }
    expect(await harness.pausing()).toBe(12_000);
    expect(harness.watcher.currentState).toMatchObject({
      state: 'readable',
      reason: {
        message: 'answer is not Kubernetes JSON, perhaps a login page',
      },
      asOf: harness.clock.now(),
    });
    expect(harness.names).toEqual(['dns']);
    // It is not told anew in every round.
    expect(harness.states).toEqual(['readable', 'readable']);
    expect(harness.server.listRequests).toHaveLength(5);
  });

  it('takes it back when the watch answers', async () => {
    harness.start([oneService], [loginPage, watch([], 'stay')]);
    await harness.goOn();
    await harness.watching(2);
    expect(harness.watcher.currentState.reason).toBeUndefined();
  });

  it('skips garbage, counts it, tells of it once, and lists soon', async () => {
    harness.start(
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
          'stay',
        ),
        watch([], 'stay'),
      ],
    );
    await harness.knows('dns', 'flux');
    expect(harness.watcher.brokenCount).toBe(5);
    expect(harness.logger.warn).toHaveBeenCalledTimes(1);
    // An event may have been lost among the garbage.
    expect(harness.clock.pending.sort()).toEqual([1_500, 80_000]);
    harness.clock.advance(1_500);
    await harness.goOn();
    await harness.watching(2);
    expect(harness.server.listRequests).toHaveLength(2);
    expect(harness.names).toEqual(['dns']);
    expect(harness.states).toEqual(['readable']);
  });

  it('does not list again and again where every watch brings garbage', async () => {
    harness.start([oneService], [watch(['garbage\n'], 'stay')]);
    const settled = () =>
      waitUntil(() => {
        const { pending } = harness.clock;
        // Either a watch goes on or a pause before the next request.
        expect(pending.some(each => each === 80_000 || each < 15_000)).toBe(
          true,
        );
        expect(pending).not.toEqual([80_000]);
      });
    while (harness.clock.elapsed() < 10 * 60_000) {
      await settled();
      harness.clock.advance(Math.min(...harness.clock.pending));
    }
    expect(harness.server.listRequests.length).toBeLessThan(16);
    await harness.end();
  });

  it('asks again for an event whose line broke off', async () => {
    const half = JSON.stringify(added('eso', '102')).slice(0, 40);
    harness.start(
      [oneService],
      [
        watch([added('flux', '101'), half], 'end'),
        watch([added('eso', '102')], 'stay'),
      ],
    );
    await harness.goOn();
    await waitUntil(() => expect(harness.names).toContain('eso'));
    expect(
      harness.server.watchRequests[1].searchParams.get('resourceVersion'),
    ).toBe('101');
  });

  it('survives a line that is far too long', async () => {
    const huge = `"${'x'.repeat(17 * 1024 * 1024)}"\n`;
    harness.start([oneService], [watch([huge, added('flux', '101')], 'stay')]);
    await waitUntil(() => expect(harness.names).toContain('flux'));
    expect(harness.watcher.brokenCount).toBe(1);
  });

  it('leaves out an item that cannot be identified and shows the others', async () => {
    harness.start(
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
    await harness.knows('dns');
    expect(harness.watcher.brokenCount).toBe(1);
  });

  it('ends where a collection is not served any more, and removes nothing', async () => {
    harness.server.groups = apiGroups;
    harness.start([oneService, missing], [watch([expired], 'end')]);
    await harness.goOn();
    await harness.saysNotServed();
    expect(harness.names).toEqual(['dns']);
    expect(harness.states).toEqual(['readable']);
  });

  it('does not take the 404 of a page before the server for a missing kind', async () => {
    harness.start(
      [oneService, answer(404, '<html/>', { 'content-type': 'text/html' })],
      [watch([expired], 'end')],
    );
    await harness.goOn();
    await harness.inState('failed');
    expect(harness.names).toEqual(['dns']);
  });

  it('does not take the bare 404 of a proxy for a missing kind', async () => {
    harness.start([oneService, missing], [watch([expired], 'end')]);
    await harness.goOn();
    await harness.inState('failed');
    expect(harness.watcher.currentState.reason?.code).toBe('not-found');
    expect(harness.names).toEqual(['dns']);
    await harness.goOn();
    await harness.inState('failed');
    expect(harness.names).toEqual(['dns']);
  });

  it('believes a 404 where the groups may not be read but other kinds are answered', async () => {
    harness.server.groups = answer(403, { kind: 'Status', code: 403 });
    harness.start([missing], []);
    await harness.pausing();
    expect(harness.watcher.currentState.state).toBe('failed');
    harness.answeredElsewhereAt = harness.clock.elapsed() + 1;
    await harness.goOn();
    await harness.saysNotServed();
  });

  it('lists when a watch breaks off in its first line again and again', async () => {
    const half = JSON.stringify(added('eso', '102')).slice(0, 40);
    harness.start(
      [
        oneService,
        answer(200, rawList('PlatformService', [rawPlatformService('eso')])),
      ],
      [watch([half], 'end')],
    );
    await harness.goOn();
    await harness.knows('eso');
    expect(harness.server.listRequests).toHaveLength(2);
  });

  it('asks soon for what was refused just now, then rarely', async () => {
    harness.start([answer(403, { kind: 'Status', code: 403 })], []);
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      expect(await harness.pausing()).toBe(wait);
      await harness.goOn();
    }
    expect(await harness.pausing()).toBe(33_000);
    expect(harness.watcher.currentState).toMatchObject({
      state: 'forbidden',
      reason: { message: 'forbidden (403)' },
    });
  });

  it.each([
    [{ code: 401 }, 'failed', 'unauthorized (401)'],
    [{ code: 403 }, 'forbidden', 'forbidden (403)'],
    [{ code: 504 }, 'readable', 'server error 504'],
    [{ code: 429 }, 'readable', 'too many requests (429)'],
    [{ reason: 'InternalError' }, 'readable', 'server error 500'],
  ] as const)(
    'understands the error event %j of a watch',
    async (status, state, message) => {
      harness.start(
        [oneService],
        [
          watch(
            [{ type: 'ERROR', object: { kind: 'Status', ...status } }],
            'end',
          ),
        ],
      );
      await harness.pausing();
      expect(harness.watcher.currentState).toMatchObject({
        state,
        reason: { message },
      });
      expect(harness.names).toEqual(['dns']);
    },
  );
});
