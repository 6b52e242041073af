import { ServiceUnavailableError } from '@backstage/errors';
import { Clock } from '../timing';

/** Answers that one process holds back at the same time. */
const defaultMostHeld = 1_000;

/** Of them, answers to one caller, so that others can wait, too. */
const defaultMostOfCaller = 250;

/**
 * For how long is waited at most.
 *
 * @internal
 */
export interface WaitLimits {
  milliseconds: number;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Who waits; missing where that cannot be told. */
  caller?: string;
}

/**
 * Somebody who waits, and for how long that may go on.
 *
 * @internal
 */
export interface Hold {
  /** Aborted when the time is up, nobody waits any more, or at the shutdown. */
  ended: AbortSignal;
  /** Has to be called when the waiting is over. */
  leave(): void;
}

/**
 * Counts the answers that this process holds back, whatever they wait for, and
 * ends all waiting when the backend shuts down.
 *
 * @internal
 */
export class HeldAnswers {
  private readonly end = new AbortController();
  private held = 0;
  private readonly byCaller = new Map<string, number>();

  /**
   * @param mostHeld - so many answers may be held back at the same time
   * @param mostOfCaller - so many of them to one caller
   */
  constructor(
    private readonly clock: Clock,
    private readonly mostHeld: number = defaultMostHeld,
    private readonly mostOfCaller: number = defaultMostOfCaller,
  ) {}

  /** True when the backend shuts down, so that waiting ended early. */
  get isClosed(): boolean {
    return this.end.signal.aborted;
  }

  /** Ends all waiting at once; nothing is waited for after that. */
  close(): void {
    this.end.abort();
  }

  /**
   * Counts one more who waits, until it is called off.
   *
   * @throws ServiceUnavailableError when too many wait already
   */
  enter({ milliseconds, signal, caller }: WaitLimits): Hold {
    if (
      this.held >= this.mostHeld ||
      this.heldTo(caller) >= this.mostOfCaller
    ) {
      throw new ServiceUnavailableError(
        'Too many wait for changes already; ask again without waiting',
      );
    }
    this.count(caller, 1);
    const timeUp = new AbortController();
    const cancelTimer = this.clock.after(milliseconds, () => timeUp.abort());
    return {
      ended: AbortSignal.any([signal, timeUp.signal, this.end.signal]),
      leave: () => {
        cancelTimer();
        this.count(caller, -1);
      },
    };
  }

  private heldTo(caller: string | undefined): number {
    return caller === undefined ? 0 : this.byCaller.get(caller) ?? 0;
  }

  private count(caller: string | undefined, change: 1 | -1): void {
    this.held += change;
    const left = this.heldTo(caller) + change;
    if (caller !== undefined && left > 0) {
      this.byCaller.set(caller, left);
    } else if (caller !== undefined) {
      this.byCaller.delete(caller);
    }
  }
}

/**
 * Resolves when the first of the signals is aborted.
 *
 * @internal
 */
export function untilAnyAborted(signals: AbortSignal[]): Promise<void> {
  const signal = AbortSignal.any(signals);
  return new Promise(resolve => {
    if (signal.aborted) {
      resolve();
      return;
    }
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
