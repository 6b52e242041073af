import { AnswerTimeout, LoadProblem, toLoadProblem } from './LoadProblem';

/** A signal is a hint; hints within this time lead to one question. */
const LEAST_INTERVAL = 1_000;
/** Poll behind working signals. */
const POLL_WITH_SIGNALS = 60_000;
/** Poll while no signal has proved that the connection stands. */
const POLL_WITHOUT_SIGNALS = 15_000;
/** How long a change may be unannounced before the connection counts as lost. */
const SIGNAL_GRACE = 10_000;
/** One lost answer is asked for again before the reader hears of it. */
const RETRY_INTERVAL = 2_000;
/** How long a refresh may take when there is already something to see. */
const REFRESH_TIMEOUT = 15_000;

/**
 * What a {@link LiveQuery} knows at the moment. Every change makes a new object.
 *
 * @internal
 */
export interface LiveState<T> {
  data?: T;
  /** Set while the newest attempts failed; `data` stays what it was. */
  problem?: LoadProblem;
  /** When the newest answer came. */
  answeredAt?: number;
  /** True while signals do not reach this browser. */
  polling: boolean;
  /** Counts the attempts that a person started. */
  attempt: number;
}

/**
 * How a {@link LiveQuery} gets its data.
 *
 * @internal
 */
export interface LiveQueryOptions<T> {
  /**
   * Loads the data. Given the data loaded before, so that it can ask whether
   * something changed; `changed` is false when nothing did.
   */
  load(
    previous: T | undefined,
    signal: AbortSignal,
  ): Promise<{ data: T; changed: boolean }>;
  /** Calls back for each signal; returns how to stop. Missing: no signals. */
  subscribe?: (onSignal: () => void) => () => void;
  /** Milliseconds since 1970 as the server sees it. */
  now: () => number;
}

type Reason = 'start' | 'signal' | 'poll' | 'visible' | 'person';

/**
 * Keeps data current: asks when a signal hints at a change, at most once a
 * second, and polls behind it. Asks nothing while the tab is hidden.
 *
 * @internal
 */
export class LiveQuery<T> {
  private state: LiveState<T>;
  private readonly listeners = new Set<() => void>();
  private controller?: AbortController;
  private pollTimer?: ReturnType<typeof setTimeout>;
  private graceTimer?: ReturnType<typeof setTimeout>;
  private unsubscribe?: () => void;
  private started = false;
  private askAgain = false;
  private signalsProved = false;
  private startedAt = -Infinity;
  private signalledAt = -Infinity;
  private failures = 0;
  private failingSince = 0;

  constructor(private readonly options: LiveQueryOptions<T>) {
    this.state = { polling: !options.subscribe, attempt: 0 };
  }

  readonly getState = (): LiveState<T> => this.state;

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): void {
    this.started = true;
    document.addEventListener('visibilitychange', this.onVisibility);
    this.unsubscribe = this.options.subscribe?.(this.onSignal);
    this.ask('start');
  }

  stop(): void {
    this.started = false;
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.unsubscribe?.();
    this.controller?.abort();
    this.controller = undefined;
    this.askAgain = false;
    this.startedAt = -Infinity;
    clearTimeout(this.pollTimer);
    clearTimeout(this.graceTimer);
  }

  /** Asks at once, dropping a question that is still open. */
  readonly tryAgain = (): void => {
    this.controller?.abort();
    this.controller = undefined;
    this.update({ attempt: this.state.attempt + 1 });
    this.run('person');
  };

  private readonly onVisibility = () => {
    if (document.visibilityState === 'visible') {
      this.ask('visible');
    }
  };

  private readonly onSignal = () => {
    this.signalledAt = Date.now();
    this.signalsProved = true;
    this.update({ polling: false });
    this.ask('signal');
  };

  private ask(reason: Reason) {
    if (!this.started || document.visibilityState === 'hidden') {
      return;
    }
    if (this.controller) {
      this.askAgain = this.askAgain || reason === 'signal';
      return;
    }
    const wait = this.startedAt + LEAST_INTERVAL - Date.now();
    if (wait > 0) {
      this.schedule(wait, reason);
    } else {
      this.run(reason);
    }
  }

  private schedule(milliseconds: number, reason: Reason) {
    clearTimeout(this.pollTimer);
    this.pollTimer = setTimeout(() => this.ask(reason), milliseconds);
  }

  private async run(reason: Reason) {
    clearTimeout(this.pollTimer);
    const controller = new AbortController();
    this.controller = controller;
    const askedBeforeAt = this.startedAt;
    this.startedAt = Date.now();
    try {
      const { data, changed } = await this.load(controller);
      if (this.controller !== controller) {
        return;
      }
      this.failures = 0;
      this.update({
        data,
        problem: undefined,
        answeredAt: this.options.now(),
      });
      if (changed && reason === 'poll') {
        this.expectSignalSince(askedBeforeAt);
      }
    } catch (error) {
      if (this.controller !== controller) {
        return;
      }
      this.fail(error);
    }
    this.controller = undefined;
    this.scheduleNext();
  }

  private async load(controller: AbortController) {
    const loading = this.options.load(this.state.data, controller.signal);
    if (this.state.data === undefined) {
      return loading;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new AnswerTimeout());
        controller.abort();
      }, REFRESH_TIMEOUT);
    });
    return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
  }

  private fail(error: unknown) {
    this.failures += 1;
    if (this.failures === 1) {
      this.failingSince = this.options.now();
    }
    const problem = toLoadProblem(error, this.failingSince);
    const mayBeChance =
      problem.kind === 'unreachable' || (problem.status ?? 0) >= 500;
    if (!mayBeChance || this.failures > 1 || !this.state.data) {
      this.update({ problem });
    }
  }

  private scheduleNext() {
    if (!this.started) {
      return;
    }
    if (this.askAgain) {
      this.askAgain = false;
      this.ask('signal');
    } else if (this.failures === 1 && this.state.data) {
      this.schedule(RETRY_INTERVAL, 'poll');
    } else {
      const relaxed = this.signalsProved && !this.state.polling;
      this.schedule(relaxed ? POLL_WITH_SIGNALS : POLL_WITHOUT_SIGNALS, 'poll');
    }
  }

  /**
   * A poll found a change. Had signals reached us, one would have announced it
   * since the question before, or will do so shortly.
   */
  private expectSignalSince(time: number) {
    if (!this.options.subscribe) {
      return;
    }
    clearTimeout(this.graceTimer);
    this.graceTimer = setTimeout(() => {
      if (this.signalledAt < time) {
        this.signalsProved = false;
        this.update({ polling: true });
      }
    }, SIGNAL_GRACE);
  }

  private update(change: Partial<LiveState<T>>) {
    const next = { ...this.state, ...change };
    const keys = Object.keys(change) as Array<keyof LiveState<T>>;
    if (keys.every(key => this.state[key] === next[key])) {
      return;
    }
    this.state = next;
    this.listeners.forEach(listener => listener());
  }
}
