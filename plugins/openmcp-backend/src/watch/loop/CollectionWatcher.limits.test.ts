import { rawList, rawPlatformService } from '../../__testUtils__/rawObjects';
import { answer, Script, watch } from '../../__testUtils__/ScriptedApiServer';
import {
  added,
  listEnd,
  oneService,
  WatcherHarness,
} from '../../__testUtils__/WatcherHarness';

const limits = { objects: 3, pageBytes: 20_000, listBytes: 50_000 };

/** No API server of today streams; so lists come in pages. */
const noStreams: Script = answer(422, { kind: 'Status', code: 422 });

function page(names: string[], next?: string, padding = ''): Script {
  const items = names.map(name => {
    const raw = rawPlatformService(name);
    return { ...raw, metadata: { ...raw.metadata, padding } };
  });
  return answer(200, rawList('PlatformService', items, { continue: next }));
}

describe('CollectionWatcher and collections that are too large', () => {
  let harness: WatcherHarness;

  beforeEach(async () => {
    harness = await WatcherHarness.create(limits);
  });

  afterEach(() => harness.stop());

  function reason() {
    return harness.watcher.currentState.reason;
  }

  async function refused(message: string) {
    await harness.inState('failed');
    expect(reason()).toMatchObject({ code: 'too-many-objects', message });
  }

  it('keeps what was known when a stream holds too many, and says so', async () => {
    const objects = ['a', 'b', 'c', 'd'].map(name => added(name, '90'));
    harness.server.streams = [
      watch([added('dns', '90'), listEnd('100')], 'stay'),
      watch([...objects, listEnd('200')], 'stay'),
      watch([added('eso', '250'), listEnd('300')], 'stay'),
    ];
    harness.start([], []);
    await harness.knows('dns');
    const { asOf } = harness.watcher.currentState;
    harness.watcher.relist();
    await harness.goOn();
    await refused('too many objects: more than 3 of PlatformService');
    expect(harness.names).toEqual(['dns']);
    expect(harness.watcher.currentState.asOf).toBe(asOf);
    // Another way to ask would bring no fewer.
    expect(harness.server.listRequests).toHaveLength(0);

    // A reading costs much, so that the next one is far away, whatever happens.
    harness.watcher.retryConnection();
    expect(await harness.goOn()).toBeGreaterThanOrEqual(5 * 60_000);
    await harness.knows('eso');
    expect(harness.watcher.currentState.state).toBe('readable');
    expect(reason()).toBeUndefined();
  });

  it('ends a list that has always one more page', async () => {
    harness.server.streams = [noStreams];
    const pages = Array.from({ length: 50 }, (_, index) =>
      page([`service-${index}`], `page-${index + 1}`),
    );
    harness.start(pages, []);
    await refused('too many objects: more than 3 of PlatformService');
    expect(harness.names).toEqual([]);
    expect(harness.server.listRequests.length).toBeLessThanOrEqual(4);
  });

  it('does not parse a page that is too large', async () => {
    harness.server.streams = [noStreams];
    harness.start([page(['dns'], undefined, 'x'.repeat(30_000))], []);
    await refused(
      'too many objects: more than 20,000 bytes in one answer of PlatformService',
    );
    expect(harness.names).toEqual([]);
  });

  it('ends a list whose objects are too large together', async () => {
    harness.server.streams = [noStreams];
    const padding = 'x'.repeat(18_000);
    harness.start(
      [
        page(['a'], '1', padding),
        page(['b'], '2', padding),
        page(['c'], '3', padding),
      ],
      [],
    );
    await refused(
      'too many objects: more than 50,000 bytes of PlatformService',
    );
    expect(harness.names).toEqual([]);
  });

  it('counts what a stream says of objects that are not kept', async () => {
    harness.server.streams = [
      watch(
        Array.from({ length: 200 }, (_, index) => added('dns', `${index + 1}`)),
        'stay',
      ),
    ];
    harness.start([], []);
    await refused(
      'too many objects: more than 50,000 bytes of PlatformService',
    );
    expect(harness.names).toEqual([]);
  });

  it('takes no more from a watch under which a collection grows without end', async () => {
    harness.server.streams = [noStreams];
    harness.start(
      [oneService, page(['a', 'b', 'c', 'd'])],
      [
        watch(
          ['a', 'b', 'c', 'd'].map((name, index) =>
            added(name, `${1_000 + index}`),
          ),
          'stay',
        ),
      ],
    );
    await refused('too many objects: more than 3 of PlatformService');
    expect(harness.names).toContain('dns');
    await harness.goOn();
    await harness.pausing();
    await refused('too many objects: more than 3 of PlatformService');
    expect(harness.names).toContain('dns');
  });

  it('reads as many as there may be', async () => {
    harness.server.streams = [noStreams];
    harness.start([page(['a', 'b'], 'next'), page(['c'])], [watch([], 'stay')]);
    await harness.knows('a', 'b', 'c');
    await harness.watching(1);
    expect(harness.watcher.currentState.state).toBe('readable');
  });
});
