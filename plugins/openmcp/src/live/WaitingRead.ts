/** Milliseconds after which a wait counts as lost: what the backend takes, and a bit. */
const TIMEOUT = 45_000;
/** Least milliseconds between two waits, however often something changes. */
const LEAST_INTERVAL = 1_000;
/** So many in a row may fail; a proxy that cuts them would do so for ever. */
const MOST_BROKEN = 2;

/**
 * How a {@link WaitingRead} waits, and whom it tells.
 *
 * @internal
 */
export interface WaitingReadOptions<T> {
  /** Answers as soon as something differs from the data given, or after a while. */
  wait(previous: T, signal: AbortSignal): Promise<T>;
  onAnswer(data: T): void;
  /** Called when no answer came, which says nothing about the data. */
  onBroken(): void;
}

/**
 * Asks for data again and again with a question that is answered only once it has
 * changed. Gives up where that does not work.
 *
 * @internal
 */
export class WaitingRead<T> {
  private controller?: AbortController;
  private timer?: ReturnType<typeof setTimeout>;
  private broken = 0;

  constructor(private readonly options: WaitingReadOptions<T>) {}

  /** Whether it waits at the moment. */
  get isOpen(): boolean {
    return this.controller !== undefined;
  }

  /** Whether it has not given up. */
  get works(): boolean {
    return this.broken < MOST_BROKEN;
  }

  /** Waits from now on until it is stopped or does not work. */
  begin(previous: T): void {
    this.stop();
    this.run(previous);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.controller?.abort();
    this.controller = undefined;
  }

  /** Lets it try anew after it gave up. */
  forgive(): void {
    this.broken = 0;
  }

  private async run(previous: T) {
    const controller = new AbortController();
    this.controller = controller;
    const startedAt = Date.now();
    try {
      const data = await this.waitAtMost(previous, controller);
      if (this.controller !== controller) {
        return;
      }
      this.broken = 0;
      this.options.onAnswer(data);
      // Whoever heard of it may have stopped it.
      if (this.controller === controller) {
        this.timer = setTimeout(
          () => this.run(data),
          Math.max(0, startedAt + LEAST_INTERVAL - Date.now()),
        );
      }
    } catch {
      if (this.controller === controller) {
        this.controller = undefined;
        this.broken += 1;
        this.options.onBroken();
      }
    }
  }

  private async waitAtMost(previous: T, controller: AbortController) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error('The backend was waited for in vain'));
        controller.abort();
      }, TIMEOUT);
    });
    return Promise.race([
      this.options.wait(previous, controller.signal),
      timeout,
    ]).finally(() => clearTimeout(timer));
  }
}
