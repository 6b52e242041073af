import { mockServices } from '@backstage/backend-test-utils';
import { ManualClock } from '../../__testUtils__/ManualClock';
import { ScriptedFleet } from '../../__testUtils__/ScriptedFleet';
import { createSnapshot } from '../../__testUtils__/snapshots';
import { backgroundTurns } from '../../timing';
import { ChangeBuffer } from './ChangeBuffer';
import { ChangeRecorder } from './ChangeRecorder';
import { isToldOf } from './ObservedChange';

describe('ChangeRecorder', () => {
  let clock: ManualClock;
  let fleet: ScriptedFleet;
  let buffer: ChangeBuffer;
  let lost: number;
  let recorder: ChangeRecorder;
  let logger: ReturnType<typeof mockServices.logger.mock>;

  beforeEach(() => {
    clock = new ManualClock();
    fleet = new ScriptedFleet(clock);
    lost = 0;
    buffer = new ChangeBuffer({
      onFilled: () => {},
      onWritten: () => {},
      onLost: count => {
        lost += count;
      },
    });
    logger = mockServices.logger.mock();
    const { feed } = fleet;
    recorder = new ChangeRecorder({ fleet, feed, buffer, clock, logger });
    recorder.start();
  });

  afterEach(() => {
    recorder.stop();
    clock.requireNoTimers();
  });

  /** The lists are over. On a slow machine looking at them takes several turns. */
  async function begin() {
    clock.advance(1_000);
    for (let turn = 0; turn < 10; turn += 1) {
      await backgroundTurns.next();
    }
  }

  function told() {
    return buffer.pending
      .filter(isToldOf)
      .map(({ type, before, after }) => `${type} ${before} > ${after}`);
  }

  it('takes what is seen while the lists come in for no change', async () => {
    fleet.put('dns', { health: 'Progressing' });
    fleet.read();
    fleet.put('dns', { health: 'Degraded' });
    fleet.put('dns', { health: 'Healthy' });
    await begin();
    expect(told()).toEqual(['created undefined > ghcr.io/acme/dns:v1.0.0']);
    fleet.put('dns', { health: 'Degraded' });
    expect(told()).toContain('health Healthy > Degraded');
  });

  it('tells of creation and deletion', async () => {
    fleet.read();
    await begin();
    fleet.put('dns');
    fleet.remove('dns');
    expect(told()).toEqual([
      'created undefined > ghcr.io/acme/dns:v1.0.0',
      'deleted undefined > undefined',
    ]);
  });

  it('does not say which installations there are before all are known', async () => {
    const listed = jest.spyOn(buffer, 'addListed');
    fleet.put('dns');
    fleet.read();
    fleet.settle(true);
    await begin();
    expect(listed).not.toHaveBeenCalled();
    // What is known is not what is so now.
    fleet.tellKind({ state: 'failed' });
    fleet.settle(false);
    expect(listed).not.toHaveBeenCalled();
    fleet.put('flux');
    fleet.tellKind({ state: 'readable' });
    expect(listed).toHaveBeenCalledTimes(1);
    expect(listed.mock.calls[0][0].uids).toEqual(
      new Set(['uid-dns', 'uid-flux']),
    );
    fleet.put('eso');
    expect(listed).toHaveBeenCalledTimes(1);
  });

  it('says which cluster it is with which installations there are', async () => {
    const listed = jest.spyOn(buffer, 'addListed');
    fleet.put('dns');
    fleet.read();
    fleet.identify();
    await begin();
    const begunAt = clock.now();
    clock.advance(1_000);
    expect(listed).not.toHaveBeenCalled();
    fleet.identify('uid-cluster');
    expect(listed.mock.calls).toEqual([
      [
        expect.objectContaining({
          identity: 'uid-cluster',
          uids: new Set(['uid-dns']),
          begunAt,
        }),
      ],
    ]);
  });

  it('does not take a kind for gone of which that is not certain', async () => {
    const listed = jest.spyOn(buffer, 'addListed');
    fleet.put('dns');
    fleet.read();
    fleet.tellKind({ state: 'not-installed', asOf: undefined });
    await begin();
    expect(listed).not.toHaveBeenCalled();
    fleet.tellKind({ state: 'not-installed', asOf: clock.now() });
    expect(listed).toHaveBeenCalledTimes(1);
  });

  it('tells of no deletion when a cluster is not watched any more', async () => {
    fleet.put('dns');
    fleet.read();
    await begin();
    fleet.forget();
    expect(told()).toEqual(['created undefined > ghcr.io/acme/dns:v1.0.0']);
  });

  it('does not take what comes back with a cluster for new', async () => {
    fleet.put('dns');
    fleet.read();
    await begin();
    fleet.lose(clock.now());
    clock.advance(60_000);
    fleet.read();
    clock.advance(60_000);
    expect(told()).toEqual(['created undefined > ghcr.io/acme/dns:v1.0.0']);
  });

  it('takes nothing for noticed before because the clock was set back', async () => {
    fleet.read();
    await begin();
    fleet.put('dns', { health: 'Healthy' });
    const before = clock.now();
    clock.jump(-60 * 60_000);
    fleet.put('dns', { health: 'Degraded' });
    fleet.remove('dns');
    const later = buffer.pending.slice(-2);
    expect(later.map(({ type }) => type)).toEqual(['health', 'deleted']);
    for (const { observedAt } of later) {
      expect(observedAt).toBe(before);
    }
    // It is told as the clock has it now.
    expect(later[1].at).toBe(clock.now());
  });

  it('goes on with the others when an installation cannot be looked at', async () => {
    const listed = jest.spyOn(buffer, 'addListed');
    const odd = { ...createSnapshot('alpha', 'odd'), status: undefined! };
    fleet.replace(odd);
    fleet.put('dns');
    fleet.read();
    await begin();
    expect(told()).toEqual(['created undefined > ghcr.io/acme/dns:v1.0.0']);
    // It is there, whatever it is like.
    expect(listed.mock.calls[0][0].uids).toEqual(
      new Set(['uid-dns', 'uid-odd']),
    );
    fleet.replace(odd);
    fleet.put('dns', { health: 'Degraded' });
    expect(told()).toContain('health Healthy > Degraded');
    fleet.put('odd');
    expect(told()).toContain('created undefined > ghcr.io/acme/odd:v1.0.0');
    expect(logger.error.mock.calls).toEqual([
      [
        'PlatformService odd on the platform cluster alpha cannot be taken into the history, and others may not either (TypeError)',
      ],
    ]);
  });

  it('keeps a bounded number of changes and says how many it lost', async () => {
    fleet.read();
    await begin();
    for (let times = 0; times < 15_000; times += 1) {
      fleet.put('dns', { health: 'Degraded' });
      fleet.put('dns', { health: 'Healthy' });
    }
    expect(buffer.pending).toHaveLength(20_000);
    expect(buffer.pending.length + lost).toBe(30_002);
  });
});
