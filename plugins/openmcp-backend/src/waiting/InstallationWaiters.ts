import { ServiceUnavailableError } from '@backstage/errors';
import { InstallationReference } from '@openmcp/backstage-plugin-openmcp-common';
import { FleetView } from '../fleet';
import { Change, ChangeFeed } from '../store';
import { Clock } from '../timing';
import { createGlance, isSameGlance } from './Glance';

/** Answers that one process holds back at the same time. */
const defaultMostWaiters = 1_000;

/**
 * What {@link InstallationWaiters} need.
 *
 * @internal
 */
export interface InstallationWaitersOptions {
  fleet: FleetView;
  feed: ChangeFeed;
  clock: Clock;
  /** So many may wait at the same time; default 1,000. */
  mostWaiters?: number;
}

/**
 * For how long is waited at most.
 *
 * @internal
 */
export interface WaitLimits {
  milliseconds: number;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
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

function untilAnyAborted(signals: AbortSignal[]): Promise<void> {
  const signal = AbortSignal.any(signals);
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Those who wait for a change of one installation. They are woken by the change
 * feed: no cluster is asked, and nothing is looked at in between.
 *
 * @internal
 */
export class InstallationWaiters {
  private readonly waiters = new Set<Waiter>();
  private readonly end = new AbortController();
  private held = 0;
  private unsubscribe?: () => void;

  constructor(private readonly options: InstallationWaitersOptions) {}

  /** True when the backend shuts down, so that waiting ended early. */
  get isClosed(): boolean {
    return this.end.signal.aborted;
  }

  /** Ends all waiting at once; nothing is waited for after that. */
  close(): void {
    this.end.abort();
  }

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
    const { ended, leave } = this.enter(limits);
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

  /** Counts one more who waits, until it is called off. */
  private enter(limits: WaitLimits): {
    ended: AbortSignal;
    leave: () => void;
  } {
    const { clock, mostWaiters = defaultMostWaiters } = this.options;
    if (this.held >= mostWaiters) {
      throw new ServiceUnavailableError(
        'Too many wait for changes already; ask again without waiting',
      );
    }
    this.held += 1;
    const timeUp = new AbortController();
    const cancelTimer = clock.after(limits.milliseconds, () => timeUp.abort());
    return {
      ended: AbortSignal.any([limits.signal, timeUp.signal, this.end.signal]),
      leave: () => {
        cancelTimer();
        this.held -= 1;
      },
    };
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
