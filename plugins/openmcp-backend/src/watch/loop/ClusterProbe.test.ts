import { ManualClock } from '../../__testUtils__/ManualClock';
import { ClusterFailure } from '../../clusters';
import { KindState } from '../state';
import { ClusterProbe, ProbedCollection } from './ClusterProbe';

class FakeCollection implements ProbedCollection {
  isWatching = true;
  probed = 0;
  relisted = 0;
  failure?: Error;

  constructor(readonly kind: string) {}

  async probe(): Promise<void> {
    this.probed += 1;
    if (this.failure) {
      throw this.failure;
    }
  }

  relist(): void {
    this.relisted += 1;
  }
}

const timeout = new ClusterFailure('timeout', 'no answer in time');
const readable: KindState = { state: 'readable', since: 0, asOf: 0 };

describe('ClusterProbe', () => {
  const clock = new ManualClock();
  let services: FakeCollection;
  let pods: FakeCollection;
  let otherPods: FakeCollection;
  let changes: number;
  let probe: ClusterProbe;
  let controller: AbortController;
  let ended: Promise<void>;

  beforeEach(() => {
    services = new FakeCollection('PlatformService');
    pods = new FakeCollection('Pod');
    otherPods = new FakeCollection('Pod');
    changes = 0;
    controller = new AbortController();
    probe = new ClusterProbe({
      collections: () => [services, pods, otherPods],
      clock,
      random: () => 0,
      onChange: () => {
        changes += 1;
      },
    });
    ended = probe.run(controller.signal);
  });

  afterEach(async () => {
    controller.abort();
    await ended;
    clock.requireNoTimers();
  });

  const settled = () => new Promise(resolve => setImmediate(resolve));

  async function pass(milliseconds: number) {
    clock.advance(milliseconds);
    await settled();
  }

  const stateOf = (asOf: number = clock.now()) =>
    probe.correct({ ...readable, asOf });

  it('asks one collection after the other, slowly', async () => {
    for (let round = 0; round < 4; round += 1) {
      await pass(30_000);
    }
    expect([services.probed, pods.probed, otherPods.probed]).toEqual([2, 1, 1]);
    expect(changes).toBe(0);
  });

  it('asks none that waits or knows that something is wrong', async () => {
    services.isWatching = false;
    await pass(30_000);
    expect([services.probed, pods.probed]).toEqual([0, 1]);
  });

  it('calls the cluster failed when collections of two kinds fail', async () => {
    await pass(30_000);
    const confirmed = clock.now();
    for (const each of [services, pods, otherPods]) {
      each.failure = timeout;
    }
    await pass(30_000);
    expect(changes).toBe(1);
    expect(stateOf()).toMatchObject({
      state: 'failed',
      reason: { code: 'timeout' },
      asOf: confirmed,
    });
    expect(stateOf(confirmed - 1_000).asOf).toBe(confirmed - 1_000);
    expect(services.relisted + pods.relisted + otherPods.relisted).toBe(0);
    const forbidden: KindState = { state: 'forbidden', since: 0 };
    expect(probe.correct(forbidden)).toBe(forbidden);

    for (const each of [services, pods, otherPods]) {
      each.failure = undefined;
    }
    await pass(5_000);
    expect(changes).toBe(2);
    expect(stateOf().state).toBe('readable');
  });

  it('asks sooner, and ever more rarely, as long as there is no answer', async () => {
    for (const each of [services, pods, otherPods]) {
      each.failure = timeout;
    }
    await pass(30_000);
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      waits.push(...clock.pending);
      await pass(clock.pending[0]);
    }
    expect(waits).toEqual([2_500, 5_000, 10_000, 15_000, 15_000]);
    expect(changes).toBe(1);
  });

  it('leaves to a collection what concerns it alone', async () => {
    services.failure = new ClusterFailure('server-error', 'server error 500');
    await pass(30_000);
    expect(services.relisted).toBe(1);
    expect(stateOf().state).toBe('readable');
    expect(changes).toBe(0);
  });

  it.each(['forbidden', 'not-found'] as const)(
    'has a collection look itself that is %s',
    async code => {
      services.failure = new ClusterFailure(code, code);
      await pass(30_000);
      expect(services.relisted).toBe(1);
      expect(pods.probed).toBe(0);
      expect(changes).toBe(0);
    },
  );

  it('waits as long as it is told to', async () => {
    services.failure = new ClusterFailure(
      'throttled',
      'busy',
      {},
      {
        retryAfter: 90_000,
      },
    );
    await pass(30_000);
    expect(clock.pending).toEqual([90_000]);
    expect(changes).toBe(0);
  });

  it('asks again over another connection when one was closed', async () => {
    services.failure = Object.assign(new Error(), { code: 'ECONNRESET' });
    await pass(30_000);
    expect(services.probed).toBe(2);
    expect(stateOf().state).toBe('readable');
  });

  it('does not hold on to a failure when the loops know better', async () => {
    for (const each of [services, pods, otherPods]) {
      each.failure = timeout;
    }
    await pass(30_000);
    for (const each of [services, pods, otherPods]) {
      each.isWatching = false;
    }
    probe.hurry();
    await settled();
    expect(stateOf().state).toBe('readable');
  });

  it('trusts the age of what it saw, however the clock is set', async () => {
    await pass(30_000);
    for (const each of [services, pods, otherPods]) {
      each.failure = timeout;
    }
    await pass(30_000);
    clock.jump(-3_600_000);
    expect(clock.now() - stateOf().asOf!).toBe(30_000);
    clock.jump(3_600_000);
  });
});
