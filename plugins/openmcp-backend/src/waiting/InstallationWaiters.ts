import { InstallationReference } from '@openmcp/backstage-plugin-openmcp-common';
import { FleetView } from '../fleet';
import { Change, ChangeFeed } from '../store';
import { createGlance, isSameGlance } from './Glance';
import { HeldAnswers, untilAnyAborted, WaitLimits } from './HeldAnswers';

/**
 * What {@link InstallationWaiters} need.
 *
 * @internal
 */
export interface InstallationWaitersOptions {
  fleet: FleetView;
  feed: ChangeFeed;
  held: HeldAnswers;
}

type Reference = InstallationReference & { cluster: string };

interface Waiter {
  reference: Reference;
  wake: () => void;
}

function concerns(change: Change, { cluster, kind, name }: Reference): boolean {
  return (
    change.type !== 'catalog' &&
    change.cluster === cluster &&
    // What is known of a cluster is part of what is said of all on it.
    (change.type === 'cluster' ||
      (change.kind === kind && change.name === name))
  );
}

/**
 * Those who wait for a change of one installation. They are woken by the change
 * feed: no cluster is asked, and nothing is looked at in between.
 *
 * @internal
 */
export class InstallationWaiters {
  private readonly waiters = new Set<Waiter>();
  private unsubscribe?: () => void;

  constructor(private readonly options: InstallationWaitersOptions) {}

  /**
   * Asks whether there is an answer, and again after each change of the
   * installation.
   *
   * @param ask - gives undefined as long as there is none
   * @returns undefined when the time is up, nobody waits any more, or the backend
   * shuts down
   * @throws ServiceUnavailableError when too many wait already; what `ask` throws
   */
  async waitFor<TAnswer>(
    reference: Reference,
    limits: WaitLimits,
    ask: () => Promise<TAnswer | undefined>,
  ): Promise<TAnswer | undefined> {
    const { fleet } = this.options;
    let glance = createGlance(fleet, reference);
    let answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    const { ended, leave } = this.options.held.enter(limits);
    try {
      while (answer === undefined && !ended.aborted) {
        await this.nextChange(reference, glance, ended);
        if (ended.aborted) {
          return undefined;
        }
        glance = createGlance(fleet, reference);
        answer = await ask();
      }
      return answer;
    } finally {
      leave();
    }
  }

  /** Resolves when there is something new since the glance, or at the end. */
  private async nextChange(
    reference: Reference,
    glance: ReturnType<typeof createGlance>,
    ended: AbortSignal,
  ): Promise<void> {
    const { fleet } = this.options;
    const isSame = () => isSameGlance(glance, createGlance(fleet, reference));
    if (ended.aborted || !isSame()) {
      return;
    }
    const changed = new AbortController();
    const waiter: Waiter = {
      reference,
      wake: () => {
        if (!isSame()) {
          changed.abort();
        }
      },
    };
    this.add(waiter);
    try {
      await untilAnyAborted([changed.signal, ended]);
    } finally {
      this.remove(waiter);
    }
  }

  private add(waiter: Waiter): void {
    this.waiters.add(waiter);
    this.unsubscribe ??= this.options.feed.subscribe(changes => {
      for (const each of [...this.waiters]) {
        if (changes.some(change => concerns(change, each.reference))) {
          each.wake();
        }
      }
    });
  }

  private remove(waiter: Waiter): void {
    this.waiters.delete(waiter);
    if (this.waiters.size === 0) {
      this.unsubscribe?.();
      this.unsubscribe = undefined;
    }
  }
}
