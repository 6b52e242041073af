import { AnswerTimeout, LoadProblem, toLoadProblem } from './LoadProblem';
import { SeenRevisions } from './SeenRevisions';
import { WaitingRead, WaitingReadOptions } from './WaitingRead';

/** A signal is a hint; hints within this time lead to one question. */
const LEAST_INTERVAL = 1_000;
/** Poll behind working signals. */
const POLL_WITH_SIGNALS = 60_000;
/** Poll while no signal proves that the connection stands. */
const POLL_WITHOUT_SIGNALS = 15_000;
/** Sooner at first: what changes while the connection is made is not announced. */
const FIRST_POLLS = [2_000, 3_000, 5_000];
/** The backend repeats itself every 10 s; by then a first signal has come. */
const FIRST_SIGNAL_WITHIN = 12_000;
/** Silence after which the connection counts as lost: two repetitions missed. */
const SIGNAL_SILENCE = 25_000;
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
   * something changed.
   */
  load(previous: T | undefined, signal: AbortSignal): Promise<T>;
  /**
   * Calls back for each signal with the revision that it carries; returns how to
   * stop. Missing: no signals.
   */
  subscribe?: (onSignal: (revision: string) => void) => () => void;
  /** Milliseconds since 1970 as the server sees it. */
  now: () => number;
  /** Least milliseconds between two questions. Default: 1,000. */
  leastInterval?: number;
  /**
   * Answers as soon as something differs from the data given, or after half a minute
   * at most. Where that works, nothing else is asked.
   */
  wait?: WaitingReadOptions<T>['wait'];
}

type Reason = 'start' | 'signal' | 'poll' | 'visible';

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
  private silenceTimer?: ReturnType<typeof setTimeout>;
  private unsubscribe?: () => void;
  private started = false;
  private askAgain = false;
  private signalsProved = false;
  private readonly seen = new SeenRevisions();
  private firstPolls = FIRST_POLLS;
  private startedAt = -Infinity;
  private silent: boolean;
  private readonly waiting?: WaitingRead<T>;
  private failures = 0;
  private failingSince = 0;

  constructor(private readonly options: LiveQueryOptions<T>) {
    this.silent = !options.subscribe;
    this.state = { polling: this.silent, attempt: 0 };
    const wait = options.wait?.bind(options);
    this.waiting = wait && this.makeWaiting(wait);
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
    if (this.unsubscribe) {
      this.firstPolls = FIRST_POLLS;
      this.expectSignalWithin(FIRST_SIGNAL_WITHIN);
    }
    this.ask('start');
  }

  stop(): void {
    this.started = false;
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.unsubscribe?.();
    this.controller?.abort();
    this.controller = undefined;
    this.waiting?.stop();
    this.askAgain = false;
    this.startedAt = -Infinity;
    clearTimeout(this.pollTimer);
    clearTimeout(this.silenceTimer);
  }

  /** Asks at once, dropping a question that is still open. */
  readonly tryAgain = (): void => {
    this.controller?.abort();
    this.controller = undefined;
    this.waiting?.forgive();
    this.update({ attempt: this.state.attempt + 1 });
    this.run();
  };

  private readonly onVisibility = () => {
    if (document.visibilityState === 'visible') {
      this.waiting?.forgive();
      this.ask('visible');
    } else {
      this.waiting?.stop();
    }
  };

  private readonly onSignal = (revision: string) => {
    this.signalsProved = true;
    this.silent = false;
    this.update({ polling: false });
    this.expectSignalWithin(SIGNAL_SILENCE);
    if (this.seen.isNews(revision)) {
      this.ask('signal');
    }
  };

  private ask(reason: Reason) {
    if (!this.started || document.visibilityState === 'hidden') {
      return;
    }
    if (this.waiting?.isOpen && reason !== 'visible') {
      return;
    }
    if (this.controller) {
      this.askAgain = this.askAgain || reason === 'signal';
      return;
    }
    const least = this.options.leastInterval ?? LEAST_INTERVAL;
    const wait = this.startedAt + least - Date.now();
    if (wait > 0) {
      this.schedule(wait, reason);
    } else {
      this.run();
    }
  }

  private makeWaiting(wait: WaitingReadOptions<T>['wait']) {
    return new WaitingRead<T>({
      wait,
      onAnswer: data =>
        this.update({
          data,
          problem: undefined,
          answeredAt: this.options.now(),
        }),
      onBroken: () => {
        this.update({ polling: this.silent });
        this.ask('poll');
      },
    });
  }

  private schedule(milliseconds: number, reason: Reason) {
    clearTimeout(this.pollTimer);
    this.pollTimer = setTimeout(() => this.ask(reason), milliseconds);
  }

  private async run() {
    clearTimeout(this.pollTimer);
    this.waiting?.stop();
    const controller = new AbortController();
    this.controller = controller;
    this.startedAt = Date.now();
    try {
      const data = await this.load(controller);
      if (this.controller !== controller) {
        return;
      }
      this.failures = 0;
      this.update({
        data,
        problem: undefined,
        answeredAt: this.options.now(),
      });
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
    const { data, problem } = this.state;
    const mayWait = this.waiting?.works && data !== undefined && !problem;
    if (mayWait && document.visibilityState !== 'hidden') {
      this.askAgain = false;
      this.waiting?.begin(data);
      this.update({ polling: false });
    } else if (this.askAgain) {
      this.askAgain = false;
      this.ask('signal');
    } else if (this.failures === 1 && this.state.data) {
      this.schedule(RETRY_INTERVAL, 'poll');
    } else {
      this.schedule(this.pollInterval(), 'poll');
    }
  }

  private pollInterval(): number {
    if (this.signalsProved) {
      return POLL_WITH_SIGNALS;
    }
    const [first, ...others] = this.unsubscribe ? this.firstPolls : [];
    this.firstPolls = others;
    return first ?? POLL_WITHOUT_SIGNALS;
  }

  private expectSignalWithin(milliseconds: number) {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => {
      this.signalsProved = false;
      this.silent = true;
      this.update({ polling: !this.waiting?.isOpen });
      this.ask('poll');
    }, milliseconds);
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
