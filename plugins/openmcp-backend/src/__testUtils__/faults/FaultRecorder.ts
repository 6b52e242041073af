import assert from 'node:assert/strict';
import { startPortal } from '../startPortal';
import { waitUntil } from '../waitUntil';

/** What a portal shows of a cluster at a moment. */
export interface Sight {
  /** Milliseconds by a clock that never jumps. */
  at: number;
  state: string;
  reason?: string;
  /** Names of the installations. */
  rows: readonly string[];
  /** More rows are known than are shown, for a moment. */
  settling: boolean;
  /** How many of them are said to be out of date. */
  stale: number;
}

type Portal = Awaited<ReturnType<typeof startPortal>>;

function isSame(a: Sight, b: Sight | undefined): boolean {
  return JSON.stringify({ ...a, at: 0 }) === JSON.stringify({ ...b, at: 0 });
}

/** Looks at a portal all the time, over REST as people do, and remembers it. */
export class FaultRecorder {
  private readonly sights = new Map<string, Sight[]>();
  private readonly ended: Promise<void>;
  private isOver = false;
  private failure?: unknown;

  constructor(private readonly portal: Portal) {
    this.ended = this.look().catch(error => {
      this.failure = error;
    });
  }

  /** What was shown of a cluster since a moment, as it changed. */
  since(cluster: string, begin: number): Sight[] {
    const sights = this.sights.get(cluster) ?? [];
    const next = sights.findIndex(({ at }) => at > begin);
    // What was shown at that moment counts as well.
    return sights.slice(next < 0 ? -1 : Math.max(0, next - 1));
  }

  /** Waits until something is shown of a cluster. */
  async until(
    cluster: string,
    check: (sight: Sight) => boolean,
    timeout: number,
  ): Promise<Sight> {
    return waitUntil(() => {
      if (this.failure) {
        throw this.failure;
      }
      const sight = this.sights.get(cluster)?.at(-1);
      assert(sight && check(sight), `Shown is ${JSON.stringify(sight)}`);
      return sight;
    }, timeout);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.ended;
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      // One answer, so that rows and states are of the same moment.
      const { items, clusters } = await this.portal.getInstallations(
        '?limit=1000',
      );
      const at = performance.now();
      for (const { name, state, reason, settling = false } of clusters) {
        const rows = items.filter(({ cluster }) => cluster === name);
        const sight: Sight = {
          at,
          state,
          reason: reason?.code,
          settling,
          rows: rows.map(row => row.name).sort(),
          stale: rows.filter(({ freshness }) => freshness.stale).length,
        };
        const sights = this.sights.get(name) ?? [];
        this.sights.set(name, sights);
        if (!isSame(sight, sights.at(-1))) {
          sights.push(sight);
        }
      }
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}
