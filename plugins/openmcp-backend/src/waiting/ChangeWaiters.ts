import { Change, ChangeFeed } from '../store';
import { TimeSlice } from '../timing';
import { HeldAnswers, untilAnyAborted, WaitLimits } from './HeldAnswers';

/**
 * What somebody who waits has seen.
 *
 * @internal
 */
export interface ChangeLook<TAnswer> {
  /** Missing when there is nothing to answer yet. */
  answer?: TAnswer;
  /** Everything up to this revision was seen. */
  revision: string;
  /** Whether a change is one to look again for. */
  concerns: (change: Change) => boolean;
}

interface Waiter {
  concerns: (change: Change) => boolean;
  wake: () => void;
}

/**
 * Those who wait for any change that they may know of. They share one
 * subscription of the change feed, and are told once for all that happened in
 * one turn of the event loop.
 *
 * @internal
 */
export class ChangeWaiters {
  private readonly waiters = new Set<Waiter>();
  private recent: Change[] = [];
  private unsubscribe?: () => void;

  constructor(
    private readonly options: { feed: ChangeFeed; held: HeldAnswers },
  ) {}

  /**
   * Asks whether there is an answer, and again after each change that concerns
   * who waits.
   *
   * @returns undefined when the time is up, nobody waits any more, or the backend
   * shuts down
   * @throws ServiceUnavailableError when too many wait already; what `ask` throws
   */
  async waitFor<TAnswer>(
    limits: WaitLimits,
    ask: () => Promise<ChangeLook<TAnswer>>,
  ): Promise<TAnswer | undefined> {
    let look = await ask();
    if (look.answer !== undefined) {
      return look.answer;
    }
    const { ended, leave } = this.options.held.enter(limits);
    try {
      while (!ended.aborted) {
        await this.nextChange(look, ended);
        if (ended.aborted) {
          return undefined;
        }
        look = await ask();
        if (look.answer !== undefined) {
          return look.answer;
        }
      }
      return undefined;
    } finally {
      leave();
    }
  }

  private async nextChange(
    { revision, concerns }: ChangeLook<unknown>,
    ended: AbortSignal,
  ): Promise<void> {
    const changed = new AbortController();
    const waiter: Waiter = { concerns, wake: () => changed.abort() };
    this.add(waiter);
    try {
      // No notice that is still to come tells of what happened meanwhile.
      const since = this.options.feed.since(revision);
      if (since && !since.changes.some(concerns)) {
        await untilAnyAborted([changed.signal, ended]);
      }
    } finally {
      this.remove(waiter);
    }
  }

  private add(waiter: Waiter): void {
    this.waiters.add(waiter);
    this.unsubscribe ??= this.options.feed.subscribe(changes => {
      if (this.recent.length === 0) {
        setImmediate(() => this.tell());
      }
      this.recent.push(...changes);
    });
  }

  private async tell(): Promise<void> {
    const changes = this.recent;
    this.recent = [];
    // Thousands of changes that concern none of a thousand who wait take long.
    const slice = new TimeSlice();
    for (const waiter of [...this.waiters]) {
      if (this.waiters.has(waiter) && changes.some(waiter.concerns)) {
        waiter.wake();
      }
      await slice.giveWay();
    }
  }

  private remove(waiter: Waiter): void {
    this.waiters.delete(waiter);
    if (this.waiters.size === 0) {
      this.unsubscribe?.();
      this.unsubscribe = undefined;
    }
  }
}
