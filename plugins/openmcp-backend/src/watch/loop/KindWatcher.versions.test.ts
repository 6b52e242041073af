import {
  clusterGroup,
  clusterKind,
  clusterResources,
  clustersWith,
  groupsWith,
  KindHarness,
  noGroups,
} from '../../__testUtils__/KindHarness';
import { answer, Script } from '../../__testUtils__/ScriptedApiServer';
import { waitUntil } from '../../__testUtils__/waitUntil';
import { createWatchedKinds } from '../kinds';

jest.setTimeout(60_000);

const objects = { onboarding: 'onboarding', platform: 'platform' };
const unavailable = answer(503, 'no', { 'content-type': 'text/plain' });

describe('KindWatcher, when a version is not served any more', () => {
  let harness: KindHarness;

  beforeEach(async () => {
    harness = await KindHarness.create();
    harness.serve('v1alpha1', objects);
    harness.start(clusterKind);
    await harness.inState('readable');
    await harness.watching();
    harness.clock.advance(10_000);
  });

  afterEach(() => harness.stop());

  /** What was served is not served any more, and the watch ends. */
  async function drop(groups: Script): Promise<void> {
    harness.serve(undefined);
    harness.server.groups = groups;
    harness.watcher.watched[0].relist();
    expect(await harness.goOn()).toBe(300);
  }

  it('keeps what is known, and says that it is not sure, while discovery is silent', async () => {
    const release: Array<() => void> = [];
    const listedAt = harness.clock.now() - 10_000;
    await drop((response, request) => {
      release.push(() => groupsWith('v1')(response, request));
    });
    // The API server has answered the question whether it is one.
    await waitUntil(() => expect(release).toHaveLength(1));
    release[0]();
    const state = await harness.inState('connecting');
    expect(state).toMatchObject({
      asOf: listedAt,
      reason: { message: 'not found (404)' },
    });
    expect(harness.removed).toEqual([]);
    expect(harness.states).toEqual(['readable', 'connecting']);

    // Asked before what answers is another script.
    await waitUntil(() => expect(release).toHaveLength(2));
    harness.serve('v1', objects);
    release[1]();
    await harness.inState('readable');
    await harness.watching();
    expect(harness.names).toEqual(['onboarding', 'platform']);
    expect(harness.removed).toEqual([]);
  });

  it('keeps what is known while discovery fails', async () => {
    let questions = 0;
    await drop((response, request) => {
      questions += 1;
      (questions === 1 ? noGroups : unavailable)(response, request);
    });
    expect(await harness.inState('failed')).toMatchObject({
      asOf: expect.any(Number),
      reason: { message: 'server error 503' },
    });
    for (let round = 0; round < 4; round += 1) {
      await harness.goOn();
    }
    await harness.pausing();
    expect(harness.names).toEqual(['onboarding', 'platform']);
    expect(harness.states).toEqual(['readable', 'connecting', 'failed']);

    harness.serve('v1', { platform: 'platform' });
    await harness.goOn();
    await harness.inState('readable');
    // It was deleted meanwhile.
    expect(harness.removed).toEqual(['onboarding']);
  });

  it('keeps what is known where discovery names what is not served', async () => {
    await drop((response, request) => {
      harness.paths[`/apis/${clusterGroup}/v1alpha1`] = clusterResources;
      groupsWith('v1alpha1')(response, request);
    });
    expect(await harness.inState('failed')).toMatchObject({
      asOf: expect.any(Number),
      reason: { code: 'not-found' },
    });
    await harness.goOn();
    await harness.pausing();
    expect(harness.names).toEqual(['onboarding', 'platform']);
    expect(harness.watcher.states[0].asOf).toBeDefined();
  });

  it('keeps what is known where discovery is refused', async () => {
    let questions = 0;
    await drop((response, request) => {
      questions += 1;
      (questions === 1 ? noGroups : answer(403, {}))(response, request);
    });
    await harness.inState('forbidden');
    expect(harness.names).toEqual(['onboarding', 'platform']);
  });

  it('reads the same objects anew in another version', async () => {
    await drop((response, request) => {
      harness.serve('v1', { onboarding: 'onboarding', platform: 'changed' });
      harness.server.groups?.(response, request);
    });
    await harness.inState('readable');
    await harness.watching();
    expect(harness.removed).toEqual([]);
    expect(harness.changes.slice(-2)).toMatchObject([
      { key: 'onboarding', kept: { object: ['onboarding'] } },
      { key: 'platform', kept: { object: ['changed'] } },
    ]);
  });

  it('asks less and less often while API servers disagree about the version', async () => {
    const list = (version: string) =>
      `/apis/${clusterGroup}/${version}/clusters`;
    await drop((response, request) => {
      // What discovery said is too old to be believed again.
      harness.clock.advance(600);
      // Whatever was asked for last is what this one does not serve.
      for (const version of ['v1', 'v2']) {
        harness.paths[`/apis/${clusterGroup}/${version}`] = clusterResources;
      }
      const last = harness.server.requests
        .map(({ pathname }) => pathname)
        .findLast(path => [list('v1'), list('v2')].includes(path));
      const other = last === list('v1') ? 'v2' : 'v1';
      groupsWith(other)(response, request);
    });
    // The first other version is followed at once.
    expect(await harness.goOn()).toBe(750);
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      waits.push(await harness.goOn());
    }
    expect(waits).toEqual([1_500, 3_000, 6_000, 12_000]);
    expect(await harness.inState('failed')).toMatchObject({
      asOf: expect.any(Number),
      reason: { code: 'not-found' },
    });
    expect(harness.removed).toEqual([]);

    await harness.pausing();
    harness.serve('v1', objects);
    // What was found before the wait may be the other one.
    harness.paths[list('v2')] = clustersWith(objects);
    await harness.goOn();
    await harness.inState('readable');
    await harness.watching();
    expect(harness.names).toEqual(['onboarding', 'platform']);
  });

  it('lets the objects go when the API server says twice that there is no such kind', async () => {
    await drop(noGroups);
    expect(await harness.pausing()).toBe(5_000);
    expect(harness.watcher.states[0].state).toBe('connecting');
    expect(harness.removed).toEqual([]);
    await harness.goOn();
    const state = await harness.inState('not-installed');
    expect(state.asOf).toBe(harness.clock.now());
    expect(harness.removed).toEqual(['onboarding', 'platform']);
    expect(harness.states).toEqual(['readable', 'connecting', 'not-installed']);
  });

  it('loses nothing when a kind is missing for a moment', async () => {
    await drop(noGroups);
    await harness.pausing();
    harness.serve('v1', objects);
    await harness.goOn();
    await harness.inState('readable');
    await harness.watching();
    expect(harness.removed).toEqual([]);
  });

  it('asks again from the beginning when discovery fails in between', async () => {
    await drop(noGroups);
    await harness.pausing();
    harness.server.groups = unavailable;
    await harness.goOn();
    await harness.inState('failed');
    harness.server.groups = noGroups;
    await harness.goOn();
    expect(await harness.pausing()).toBe(5_000);
    expect(harness.removed).toEqual([]);
  });
});

describe('KindWatcher, of a kind that was never there', () => {
  let harness: KindHarness;

  beforeEach(async () => {
    harness = await KindHarness.create();
    harness.serve(undefined);
  });

  afterEach(() => harness.stop());

  it('says so at once, and is certain a moment later where something may be remembered', async () => {
    const services = createWatchedKinds().find(
      ({ kind }) => kind === 'PlatformService',
    )!;
    harness.start(services);
    expect((await harness.inState('not-installed')).asOf).toBeUndefined();
    await harness.goOn();
    await waitUntil(() =>
      expect(harness.watcher.states[0].asOf).toBe(harness.clock.now()),
    );
    // Both is told.
    expect(harness.states).toEqual(['not-installed', 'not-installed']);
  });

  it('is certain at once where nothing is remembered', async () => {
    harness.start(clusterKind);
    expect((await harness.inState('not-installed')).asOf).toBe(
      harness.clock.now(),
    );
  });
});
