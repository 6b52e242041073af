import assert from 'node:assert/strict';
import { ClusterHarness } from './ClusterHarness';
import { Fault } from './FaultyApiServer';
import { rawPlatformService } from './rawObjects';

const plural = 'platformservices';
const kind = 'PlatformService';

/** Something that happens to a cluster. */
export type Step =
  | { do: 'put' | 'remove'; name: string }
  | { do: 'fault'; fault: Fault; requests: number }
  | { do: 'pass' | 'jump'; milliseconds: number }
  | {
      do:
        | 'putBroken'
        | 'bookmark'
        | 'drop'
        | 'compact'
        | 'backUp'
        | 'setBack'
        | 'streams'
        | 'noStreams'
        | 'loseStorage';
    };

/**
 * A cluster to which anything happens, and what may be said of it.
 */
export class ClusterStory {
  private pending: Fault[] = [];
  private setBack: () => void = () => {};
  /** Objects that were told and did not go since. */
  private readonly staying = new Set<string>();

  private constructor(readonly harness: ClusterHarness) {}

  static async begin(): Promise<ClusterStory> {
    const harness = await ClusterHarness.create(kind);
    const { server } = harness;
    // Else an answer 404 would say that the kind is not installed.
    server.saysGroups = false;
    server.put(plural, rawPlatformService('first'));
    const story = new ClusterStory(harness);
    story.setBack = server.backUp();
    harness.start();
    await harness.settle();
    await harness.passQuickly(1_000);
    server.faultOf = () => story.pending.shift();
    return story;
  }

  async take(next: Step): Promise<void> {
    const { server, clock } = this.harness;
    switch (next.do) {
      case 'put':
        server.put(plural, rawPlatformService(next.name));
        break;
      case 'putBroken':
        server.put(plural, rawPlatformService('ghost', { uid: 'not a uid' }));
        break;
      case 'remove':
        this.staying.delete(next.name);
        server.remove(plural, next.name);
        break;
      case 'fault':
        for (let count = 0; count < next.requests; count += 1) {
          this.pending.push(next.fault);
        }
        break;
      case 'pass':
        await this.harness.passQuickly(next.milliseconds);
        break;
      case 'jump':
        clock.jump(next.milliseconds);
        break;
      case 'bookmark':
        server.sendBookmarks();
        break;
      case 'drop':
        server.dropConnections();
        break;
      case 'compact':
        server.compact();
        break;
      case 'backUp':
        this.setBack = server.backUp();
        break;
      case 'setBack':
        this.staying.clear();
        this.setBack();
        break;
      case 'loseStorage':
        server.isStorageGone = true;
        await this.harness.passQuickly(20_000);
        server.isStorageGone = false;
        break;
      default:
        server.hasStreams = next.do === 'streams';
    }
    await this.harness.settle();
    this.check();
  }

  /** Nothing goes wrong any more. */
  async heal(): Promise<void> {
    this.pending = [];
    const { server, clock } = this.harness;
    // What no watch can tell comes with the list that is due each hour.
    const end = clock.elapsed() + 80 * 60_000;
    for (let minute = 1; clock.elapsed() < end && !this.isWell; minute += 1) {
      await this.harness.passQuickly(60_000);
      server.sendBookmarks();
      if (minute % 7 === 0) {
        server.endWatches();
      }
      await this.harness.settle();
    }
    assert.deepEqual(this.harness.contentOf(kind), this.truth);
    const { state, freshness } = this.harness.status;
    assert.equal(state, 'live');
    assert.equal(freshness.stale, false);
  }

  private get truth(): string[] {
    return this.harness.server
      .contentOf(plural)
      .filter(each => !each.startsWith('ghost@'));
  }

  private get isWell(): boolean {
    return (
      this.harness.status.state === 'live' &&
      this.truth.join() === this.harness.contentOf(kind).join()
    );
  }

  private check(): void {
    const known = this.harness.namesOf(kind);
    for (const each of this.staying) {
      assert(known.includes(each), `${each} was lost`);
    }
    const present = new Set(this.truth.map(each => each.split('@')[0]));
    for (const each of known) {
      if (present.has(each)) {
        this.staying.add(each);
      }
    }
    const { freshness, state, reason } = this.harness.status;
    assert(!freshness.stale || freshness.reason, 'stale without a reason');
    assert(
      state === 'live' || state === 'connecting' || reason,
      `${state} without a reason`,
    );
    assert(
      freshness.asOf === undefined ||
        freshness.asOf <= this.harness.clock.now(),
      'known from the future',
    );
  }
}
